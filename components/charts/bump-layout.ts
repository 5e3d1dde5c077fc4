import { toAxis } from "@/lib/charts/drawing/axis";
import type { BumpSeries } from "./chart-series";

export const BUMP_MARGIN = { top: 26, right: 16, bottom: 32, left: 44 } as const;

export interface PositionAxis {
  first: number;
  last: number;
  ticks: number[];
}

/** From the best to the last position drawn, at round positions, evenly spaced. */
export function toPositionAxis(series: readonly BumpSeries[]): PositionAxis {
  const positions = series.flatMap(({ points }) =>
    points.flatMap(({ position }) => (position === null ? [] : [position])),
  );
  if (positions.length === 0) return { first: 1, last: 10, ticks: [1, 10] };
  const [best, worst] = [Math.min(...positions), Math.max(...positions, 5)];
  const axis = toAxis(best, worst, 5);
  const ticks = axis.ticks.filter(Number.isInteger).map((tick) => Math.max(1, tick));
  return { first: Math.max(1, axis.min), last: axis.max, ticks: [...new Set(ticks)] };
}

/** The best at the top. */
export const toBumpY =
  ({ first, last }: PositionAxis, height: number) =>
  (position: number) =>
    BUMP_MARGIN.top + ((position - first) / (last - first || 1)) * (height - BUMP_MARGIN.top - BUMP_MARGIN.bottom);

/** Columns at equal distances; one alone is in the middle. */
export function toBumpX(count: number, width: number): (column: number) => number {
  const inner = width - BUMP_MARGIN.left - BUMP_MARGIN.right;
  return (column) => BUMP_MARGIN.left + (count > 1 ? (column / (count - 1)) * inner : inner / 2);
}

/** A line's positions by column, null if it has none. */
export const toPositions = (
  { points }: Pick<BumpSeries, "points">,
  columns: readonly (string | number)[],
): (number | null)[] => columns.map((column) => points.find(({ x }) => x === column)?.position ?? null);

/** Adjacent columns in which the line has a position. */
export function toColumnRuns(positions: readonly (number | null)[]): { column: number; position: number }[][] {
  const runs: { column: number; position: number }[][] = [];
  let isOpen = false;
  for (const [column, position] of positions.entries()) {
    if (position === null) isOpen = false;
    else if (isOpen) runs.at(-1)?.push({ column, position });
    else {
      runs.push([{ column, position }]);
      isOpen = true;
    }
  }
  return runs;
}
