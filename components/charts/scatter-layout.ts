import { type Axis, toAxisOf } from "@/lib/charts/drawing/axis";
import type { Box } from "@/lib/charts/drawing/box";
import { MOST_NAMES, nameSpots, type Spot, type SpotNames, toGuideLines } from "@/lib/charts/drawing/named-spots";
import type { Point } from "@/lib/charts/drawing/path";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import type { ScatterPoint } from "./chart-series";

export const SCATTER_MARGIN = { top: 34, right: 12, bottom: 52, left: 44 } as const;

/** Axes that cover every point with its intervals, and the dividing lines. */
export function toScatterAxes(
  points: readonly ScatterPoint[],
  xZero: number | undefined,
  yZero: number | undefined,
): { x: Axis; y: Axis } {
  const ends = (values: readonly (number | undefined)[]) => toAxisOf(values, { most: 6, empty: [0, 1] });
  return {
    x: ends([...points.flatMap(({ x, xLow, xHigh }) => [x, xLow, xHigh]), xZero]),
    y: ends([...points.flatMap(({ y, yLow, yHigh }) => [y, yLow, yHigh]), yZero]),
  };
}

interface Size {
  width: number;
  height: number;
}

/** Pixel position of a pair of values, from the top left corner. */
export function pixelScale(
  { x, y }: { x: Axis; y: Axis },
  { width, height }: Size,
): (point: { x: number; y: number }) => { left: number; top: number } {
  const { top, right, bottom, left } = SCATTER_MARGIN;
  return (point) => ({
    left: left + ((point.x - x.min) / (x.max - x.min)) * (width - left - right),
    top: top + (1 - (point.y - y.min) / (y.max - y.min)) * (height - top - bottom),
  });
}

const LETTERS = 13;
/** Half a point, and half a mark with a number. */
const [REACH, RADIUS] = [7, 8];
/** Charts below this width have fewer names, like narrow drawings. */
const NARROW = 480;

/** Names in a scatter chart, chosen by the same rule as in files; spots are places in `points`. */
export function toPointNames(
  points: readonly ScatterPoint[],
  axes: { x: Axis; y: Axis },
  { width, height }: Size,
  { xZero, yZero }: { xZero?: number | undefined; yZero?: number | undefined } = {},
): SpotNames {
  const toPixels = pixelScale(axes, { width, height });
  const at = (x: number, y: number): Point => [toPixels({ x, y }).left, toPixels({ x, y }).top];
  const whiskers = points.flatMap(({ x, y, xLow = x, xHigh = x, yLow = y, yHigh = y }) => [
    [at(xLow, y), at(xHigh, y)] as const,
    [at(x, yLow), at(x, yHigh)] as const,
  ]);
  const guidesAt = [
    xZero === undefined ? null : at(xZero, 0)[0],
    yZero === undefined ? null : at(0, yZero)[1],
  ] as const;
  const { top, right, bottom, left } = SCATTER_MARGIN;
  const space = {
    toField: () => ({ left, right: width - right, top, bottom: height - bottom }),
    toPoint: (spot: number) => at(points[spot]?.x ?? 0, points[spot]?.y ?? 0),
    toGuides: (field: Box) => [...whiskers, ...toGuideLines(...guidesAt, field)],
    reach: REACH,
    radius: RADIUS,
    size: LETTERS,
    mostNames: width < NARROW ? MOST_NAMES.narrow : MOST_NAMES.wide,
  };
  return nameSpots(points.map(toSpot), space, width, height);
}

/** Own, selected and clearly marked points are always named. */
function toSpot({ name, mark, isOwn, isSelected, isHollow }: ScatterPoint): Spot {
  const isFirst = isOwn || isSelected === true;
  return { label: name, isFirst, isChosen: isFirst || (mark !== undefined && mark !== null && !isHollow) };
}

/** The look of a brand without its own mark. */
export const UNMARKED: SeriesMark = { colour: "ink-3", shape: "circle" };

/** Points with one look, none of them the reader's. A line goes through them that is not drawn. */
export interface Crowd {
  /** Null: `UNMARKED`. */
  mark: SeriesMark | null;
  points: readonly ScatterPoint[];
}

/** Fewer points than these that look alike are drawn one by one. */
const LEAST_ALIKE = 20;

const isPlain = ({ isOwn, isSelected, isHollow, ...point }: ScatterPoint) =>
  !isOwn && !isSelected && !isHollow && point.xLow === undefined && point.yLow === undefined;

/**
 * Points that differ only in where they are, by their look, grey ones first; and the others: selected, hollow, or with
 * intervals. An element for each of hundreds of points would be most of a page.
 */
export function toCrowds(points: readonly ScatterPoint[]): { crowds: Crowd[]; single: ScatterPoint[] } {
  const alike = new Map<string, ScatterPoint[]>();
  for (const point of points)
    if (isPlain(point)) {
      const look = point.mark ? `${point.mark.colour} ${point.mark.shape}` : "";
      const them = alike.get(look);
      if (them) them.push(point);
      else alike.set(look, [point]);
    }
  const crowds = [...alike.values()].flatMap((them) =>
    them.length < LEAST_ALIKE ? [] : [{ mark: them[0]?.mark ?? null, points: them }],
  );
  const crowded = new Set(crowds.flatMap(({ points: them }) => them));
  return {
    crowds: crowds.toSorted((a, b) => Number(a.mark !== null) - Number(b.mark !== null)),
    single: points.filter((point) => !crowded.has(point)),
  };
}

/** The point nearest to a pixel, within `reach` pixels. */
export function nearestPoint(
  points: readonly { left: number; top: number }[],
  left: number,
  top: number,
  reach: number,
): number | null {
  let best: { index: number; far: number } | null = null;
  for (const [index, point] of points.entries()) {
    const far = Math.hypot(point.left - left, point.top - top);
    if (far <= reach && (best === null || far < best.far)) best = { index, far };
  }
  return best?.index ?? null;
}
