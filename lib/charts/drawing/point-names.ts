import type { Box } from "@/lib/charts/drawing/box";
import { MOST_COST, NAME_DISTANCES, type NotePlace, placeNotes } from "@/lib/charts/drawing/note-places";
import type { Point } from "@/lib/charts/drawing/path";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { shorten } from "@/lib/platform/words/shorten";

/** Letters of a name in a plot. */
const MOST_LETTERS = 28;
/** Distance between a point and its name above which a leader is drawn. */
const LED_FROM = 20;
const TALL = 1.25;

export interface NamedPoint {
  name: string;
  at: Point;
}

interface NamesField {
  plot: Box;
  /** Of all points, named or not. */
  points: readonly Point[];
  /** Half the size of a point. */
  reach: number;
  /** Guides and whiskers. */
  soft: readonly (readonly [Point, Point])[];
  size: number;
  distances?: readonly number[] | undefined;
}

/** A point's name: its position, or the number in the point if the name is in a list. */
export interface PointName {
  text: string;
  place: NotePlace | null;
  /** From 1; null if the name is in the plot. */
  number: number | null;
  isLed: boolean;
}

/** Names of points in the order given, most important first: no name covers a point or another name. */
export function placePointNames(
  named: readonly NamedPoint[],
  { plot, points, reach, soft, size, distances = NAME_DISTANCES }: NamesField,
): PointName[] {
  const texts = named.map(({ name }) => shorten(name.trim(), MOST_LETTERS));
  const places = placeNotes(
    named.map(({ at: [x, y] }, at) => ({
      x,
      y,
      isUp: null,
      width: textWidth(texts[at] ?? "", size),
      height: size * TALL,
    })),
    {
      plot,
      soft,
      points,
      boxes: points.map(([x, y]) => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach })),
      distances,
      most: MOST_COST.name,
    },
  );
  let number = 0;
  return named.map(({ at: [x, y] }, at) => {
    const place = places[at] ?? null;
    if (!place) number += 1;
    const isLed = place !== null && Math.hypot(place.end[0] - x, place.end[1] - y) > LED_FROM;
    return { text: texts[at] ?? "", place, number: place ? null : number, isLed };
  });
}
