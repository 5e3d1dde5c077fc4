import { type Axis, toAxis } from "@/lib/charts/drawing/axis";
import type { AveragePoint, LinePoint, LineSeries } from "./chart-series";

/** Around the field in which the lines run. The left leaves room for the axis' labels, which stand on their lines. */
export const MARGIN = { top: 26, right: 10, bottom: 32, left: 40 } as const;

export type KnownPoint = LinePoint & { value: number };
export const isKnown = (point: LinePoint): point is KnownPoint => point.value !== null;

/** An axis for everything that is drawn, bands and average included. */
export function toLineAxis(series: readonly LineSeries[], average: readonly AveragePoint[] | null): Axis {
  const lines = series.flatMap(({ points }) =>
    points.filter(isKnown).flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]),
  );
  const means = (average ?? []).flatMap(({ value }) => (value === null ? [] : [value]));
  const all = [...lines, ...means];
  return all.length === 0 ? toAxis(0, 100) : toAxis(Math.min(...all), Math.max(...all));
}

export const toY = (axis: Axis, height: number) => (value: number) =>
  MARGIN.top + (1 - (value - axis.min) / (axis.max - axis.min)) * (height - MARGIN.top - MARGIN.bottom);

/** Years lie as far apart as they were: a wave that was not held leaves its room. */
export function toX(years: readonly number[], width: number): (year: number) => number {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const [left, right] = [MARGIN.left, width - MARGIN.right];
  return (year) => (first === last ? (left + right) / 2 : left + ((year - first) / (last - first)) * (right - left));
}

/** Runs of points between which no wave of `years` is missing: a gap is not drawn across. */
export function toRuns<Point extends { year: number }>(points: readonly Point[], years: readonly number[]): Point[][] {
  const waves = years.toSorted((a, b) => a - b);
  const runs: Point[][] = [];
  for (const point of points.toSorted((a, b) => a.year - b.year)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && waves.indexOf(point.year) - waves.indexOf(before.year) === 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Years with a label of their own, at least `gap` apart: first and last, and between them as many as have room. */
export function toLabelledYears(years: readonly number[], at: (year: number) => number, gap: number): number[] {
  const inOrder = years.toSorted((a, b) => a - b);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const labelled = [first];
  for (const year of inOrder.slice(1, -1)) {
    if (at(year) - at(labelled.at(-1) ?? first) >= gap && at(last) - at(year) >= gap) labelled.push(year);
  }
  return last === first ? labelled : [...labelled, last];
}
