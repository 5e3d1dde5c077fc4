import { normalQuantile } from "@/lib/statistics/normal";

/** Ends of an interval, in the units of what it is of. */
export type Interval = { low: number; high: number };

const quantiles = new Map<number, number>();

function quantileOf(level: number): number {
  const known = quantiles.get(level) ?? normalQuantile(0.5 + level / 2);
  quantiles.set(level, known);
  return known;
}

/** Half the width of the two-sided interval around an estimate that is normal with this standard error. */
export function halfWidth(standardError: number, level = 0.95): number {
  return quantileOf(level) * standardError;
}

/** The interval itself. */
export function normalInterval(value: number, standardError: number, level = 0.95): Interval {
  const half = halfWidth(standardError, level);
  return { low: value - half, high: value + half };
}

/** Do two intervals share a point? */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.low <= b.high && b.low <= a.high;
}
