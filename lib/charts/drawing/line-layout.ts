import { type Axis, toAxis } from "@/lib/charts/drawing/axis";
import type { LinesPicture } from "@/lib/charts/document";
import { PLACES } from "@/lib/platform/words/format";

type Points = LinesPicture["series"][number]["points"];
export type LinePoint = Points[number];

/** An axis for everything that is drawn, intervals included; positions begin at 1. */
export function toValueAxis({ series, isReversed }: LinesPicture, steps: number): Axis {
  const all = series.flatMap(({ points }) =>
    points.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]),
  );
  if (all.length === 0) return toAxis(0, 100, steps);
  const axis = toAxis(Math.min(...all), Math.max(...all), steps);
  if (!isReversed || axis.min > 1) return axis;
  const ticks = axis.ticks.filter((tick) => tick > 1 && Number.isInteger(tick));
  return { min: 1, max: Math.max(2, axis.max), ticks: [1, ...(ticks.length > 0 ? ticks : [2])], digits: PLACES.whole };
}

/** Every wave in order, those of the points with them. */
export function toYears({ years, series }: LinesPicture): number[] {
  return [...new Set([...years, ...series.flatMap(({ points }) => points.map(({ year }) => year))])].toSorted(
    (a, b) => a - b,
  );
}

/** Years lie as far apart as they were; a single one in the middle. */
export function toYearPlace(years: readonly number[], left: number, right: number): (year: number) => number {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return (year) => (first === last ? (left + right) / 2 : left + ((year - first) / (last - first)) * (right - left));
}

/** Runs of points between which no wave of `years` is missing: a gap is not drawn across. */
export function toRuns(points: Points, years: readonly number[]): LinePoint[][] {
  const runs: LinePoint[][] = [];
  for (const point of points.toSorted((a, b) => a.year - b.year)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && years.indexOf(point.year) - years.indexOf(before.year) === 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Years with a label or marker of their own, at least `gap` apart: first and last, and between them as many as have room. */
export function toSpacedYears(years: readonly number[], at: (year: number) => number, gap: number): number[] {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined || first === last) return first === undefined ? [] : [first];
  const spaced = [first];
  for (const year of years.slice(1, -1)) {
    if (at(year) - at(spaced.at(-1) ?? first) >= gap && at(last) - at(year) >= gap) spaced.push(year);
  }
  return at(last) - at(first) < gap ? [last] : [...spaced, last];
}
