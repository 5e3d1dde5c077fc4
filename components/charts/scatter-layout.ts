import { type Axis, toAxisOf } from "@/lib/charts/drawing/axis";
import type { ScatterPoint } from "./chart-series";

export const SCATTER_MARGIN = { top: 28, right: 12, bottom: 52, left: 44 } as const;

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
