import { type Axis, toAxisOf } from "@/lib/charts/drawing/axis";
import type { LinesPicture } from "@/lib/charts/document";
import { DECIMALS } from "@/lib/platform/words/format";

type Points = LinesPicture["series"][number]["points"];
export type LinePoint = Points[number];

/** An axis for everything drawn, including intervals, the same in every size; positions begin at 1. */
export function toValueAxis({ series, isReversed }: LinesPicture): Axis {
  const all = series.flatMap(({ points }) => points.flatMap(({ value, low, high }) => [value, low, high]));
  const axis = toAxisOf(all);
  if (!isReversed || all.length === 0 || axis.min > 1) return axis;
  const ticks = axis.ticks.filter((tick) => tick > 1 && Number.isInteger(tick));
  return {
    min: 1,
    max: Math.max(2, axis.max),
    ticks: [1, ...(ticks.length > 0 ? ticks : [2])],
    digits: DECIMALS.whole,
  };
}

/** If not every year has room, every fourth has. */
const FEW_YEARS = 4;

/** Every study in order, including those of the points. */
export function toYears({ years, series }: LinesPicture): number[] {
  return [...new Set([...years, ...series.flatMap(({ points }) => points.map(({ year }) => year))])].toSorted(
    (a, b) => a - b,
  );
}

/** Years are spaced by time: a missing study leaves its space empty. A single year is in the middle. */
export function toYearPosition(years: readonly number[], left: number, right: number): (year: number) => number {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return (year) => (first === last ? (left + right) / 2 : left + ((year - first) / (last - first)) * (right - left));
}

/** Runs of items without a gap: those with consecutive steps. */
export function toRuns<Item>(items: readonly Item[], toStep: (item: Item) => number): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && toStep(item) - toStep(before) === 1) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Runs of points without a missing study of `years` between them: lines do not cross gaps. */
export function toYearRuns<Point extends { year: number }>(
  points: readonly Point[],
  years: readonly number[],
): Point[][] {
  const waves = years.toSorted((a, b) => a - b);
  return toRuns(
    points.toSorted((a, b) => a.year - b.year),
    ({ year }) => waves.indexOf(year),
  );
}

/**
 * Years with a label or marker of their own, at least `gap` apart: first, last, and as many between them as fit. The
 * first is left out if it is too close to the last, unless both ends are required.
 */
export function toSpacedYears(
  years: readonly number[],
  at: (year: number) => number,
  gap: number,
  { hasBothEnds = false }: { hasBothEnds?: boolean } = {},
): number[] {
  const inOrder = years.toSorted((a, b) => a - b);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined || first === last) return first === undefined ? [] : [first];
  if (!hasBothEnds && at(last) - at(first) < gap) return [last];
  const spaced = [first];
  for (const year of inOrder.slice(1, -1)) {
    if (at(year) - at(spaced.at(-1) ?? first) >= gap && at(last) - at(year) >= gap) spaced.push(year);
  }
  return [...spaced, last];
}

/**
 * Years below a plot: all if they fit in full, `gap` pixels apart; otherwise every fourth as '15, between the first and
 * the last in full.
 */
export function toYearLabels(
  years: readonly number[],
  at: (year: number) => number,
  gap: number,
): { year: number; text: string }[] {
  const inOrder = years.toSorted((a, b) => a - b);
  const full = toSpacedYears(inOrder, at, gap, { hasBothEnds: true });
  if (full.length === inOrder.length) return full.map((year) => ({ year, text: String(year) }));
  const [first = 0, last = 0] = [inOrder[0], inOrder.at(-1)];
  const fourths = inOrder.slice(1, -1).filter((year) => (year - first) % FEW_YEARS === 0);
  const between = toSpacedYears([first, ...fourths, last], at, gap * 0.8, { hasBothEnds: true }).slice(1, -1);
  const ends = at(last) - at(first) < gap ? [last] : [first, last];
  return inOrder.flatMap((year) =>
    ends.includes(year)
      ? [{ year, text: String(year) }]
      : between.includes(year)
        ? [{ year, text: `’${String(year).slice(-2)}` }]
        : [],
  );
}
