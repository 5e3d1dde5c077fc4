import type { ScatterPicture } from "@/lib/charts/document";
import type { Spot } from "@/lib/charts/drawing/named-spots";
import { paintOf, type Paints } from "@/lib/charts/drawing/paints";
import { CLEAR_MARKS, type SeriesMark } from "@/lib/charts/drawing/series-mark";

type Point = ScatterPicture["points"][number];

const isSelected = ({ label, isOwn, slot }: Point, paints?: Paints): boolean =>
  isOwn || slot !== undefined || paints?.has(label) === true;

/** The mark of a point: that of a selection, of a clear result, or of all others. */
export const markOfPoint = (paints: Paints, point: Point): SeriesMark =>
  point.clear && !isSelected(point, paints) ? CLEAR_MARKS[point.clear] : paintOf(paints, point);

/** A point as its name needs it. Pages make theirs of what they draw. */
export function toSpot(point: Point, paints?: Paints): Spot {
  const isFirst = isSelected(point, paints);
  return { label: point.label, isFirst, isChosen: isFirst || point.clear !== undefined };
}
