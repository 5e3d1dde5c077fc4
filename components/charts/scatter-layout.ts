import { type Axis, toAxisOf } from "@/lib/charts/drawing/axis";
import type { Point } from "@/lib/charts/drawing/path";
import { placePointNames, type PointName } from "@/lib/charts/drawing/point-names";
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

/** As many points are all named; of more, the selected ones and the marked ones furthest out. */
const MOST_ALL = 24;
export const MOST_MARKED = 12;
const LETTERS = 13;
const REACH = 7;

/** The points that get a name: own and selected ones first, then marked ones, the furthest out before others. */
export function pointsToName(points: readonly ScatterPoint[], axes: { x: Axis; y: Axis }): readonly ScatterPoint[] {
  const middle = { x: (axes.x.min + axes.x.max) / 2, y: (axes.y.min + axes.y.max) / 2 };
  const outness = ({ x, y }: ScatterPoint) =>
    Math.abs(x - middle.x) / (axes.x.max - axes.x.min) + Math.abs(y - middle.y) / (axes.y.max - axes.y.min);
  const inOrder = points.toSorted((a, b) => rankOf(b) - rankOf(a) || outness(b) - outness(a));
  return points.length <= MOST_ALL
    ? inOrder
    : inOrder.filter((point, order) => rankOf(point) > MARKED || (rankOf(point) === MARKED && order < MOST_MARKED));
}

/** The names in a scatter chart by slug. */
export function toPointNames(
  points: readonly ScatterPoint[],
  axes: { x: Axis; y: Axis },
  { width, height }: Size,
  { xZero, yZero }: { xZero?: number | undefined; yZero?: number | undefined } = {},
): Map<string, PointName> {
  const toPixels = pixelScale(axes, { width, height });
  const at = (x: number, y: number): Point => [toPixels({ x, y }).left, toPixels({ x, y }).top];
  const named = pointsToName(points, axes);
  const names = placePointNames(
    named.map(({ name, x, y }) => ({ name, at: at(x, y) })),
    {
      plot: {
        left: SCATTER_MARGIN.left,
        right: width - SCATTER_MARGIN.right,
        top: SCATTER_MARGIN.top,
        bottom: height - SCATTER_MARGIN.bottom,
      },
      points: points.map(({ x, y }) => at(x, y)),
      reach: REACH,
      soft: [
        ...points.flatMap(({ x, y, xLow = x, xHigh = x, yLow = y, yHigh = y }) => [
          [at(xLow, y), at(xHigh, y)] as const,
          [at(x, yLow), at(x, yHigh)] as const,
        ]),
        ...(xZero === undefined ? [] : [[at(xZero, axes.y.min), at(xZero, axes.y.max)] as const]),
        ...(yZero === undefined ? [] : [[at(axes.x.min, yZero), at(axes.x.max, yZero)] as const]),
      ],
      size: LETTERS,
    },
  );
  return new Map(named.flatMap(({ slug }, order) => (names[order] ? [[slug, names[order]] as const] : [])));
}

const MARKED = 1;
const rankOf = ({ mark, isOwn, isSelected }: ScatterPoint) => (isOwn ? 3 : isSelected ? 2 : mark ? MARKED : 0);

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
