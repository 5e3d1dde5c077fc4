import { normalQuantile } from "@/lib/statistics/normal";
import { scoreInterval } from "@/lib/statistics/score";

/** The positions an item can hold; both ends are 1-based and included. */
export type RankRange = { low: number; high: number };

/** A point estimate with its standard error, in the same unit; an infinite error means nothing is known. */
export type Estimate = { value: number; standardError: number };

/**
 * The multiplier that makes `count` independent intervals cover their true values all at once with
 * probability `level`: each covers with level^(1/count).
 */
export function jointMultiplier(count: number, level: number): number {
  if (!(level > 0 && level < 1)) throw new RangeError(`level must lie between 0 and 1, got ${level}`);
  return normalQuantile(0.5 + 0.5 * level ** (1 / Math.max(1, count)));
}

/** An interval of values, both ends included. */
export type Interval = { lower: number; upper: number };

/** Intervals that cover all true values at once with probability `level`, in the unit of the estimates. */
export function jointIntervals(estimates: readonly Estimate[], level: number): Interval[] {
  const z = jointMultiplier(estimates.length, level);
  return estimates.map(({ value, standardError }) => ({
    lower: value - z * standardError,
    upper: value + z * standardError,
  }));
}

/** Joint intervals of scores from 0 to 200, each Wilson's (see `scoreInterval`): never beyond what a score can be. */
export function jointScoreIntervals(estimates: readonly Estimate[], level: number): Interval[] {
  if (!(level > 0 && level < 1)) throw new RangeError(`level must lie between 0 and 1, got ${level}`);
  const own = level ** (1 / Math.max(1, estimates.length));
  return estimates.map(({ value, standardError }) => {
    if (standardError === Infinity) return { lower: -Infinity, upper: Infinity };
    const { low, high } = scoreInterval(value, standardError, own);
    return { lower: low, upper: high };
  });
}

/** The rank ranges that follow from the joint intervals of `estimates`; see `rankRangesOfIntervals`. */
export function rankRanges(estimates: readonly Estimate[], level = 0.95): RankRange[] {
  return rankRangesOfIntervals(jointIntervals(estimates, level));
}

/**
 * Joint rank ranges, the highest value taking position 1: whenever the intervals all cover, every true position
 * lies in its range. An item surely stands below those whose whole interval lies above its own, and surely
 * above those whose whole interval lies below; intervals that only touch count as apart. O(n log n).
 *
 * Source: M. Klein, T. Wright, J. Wieczorek, "A joint confidence region for an overall ranking of populations",
 * J. R. Stat. Soc. C 69 (2020), 589–606.
 */
export function rankRangesOfIntervals(intervals: readonly Interval[]): RankRange[] {
  const count = intervals.length;
  const sortedLower = Float64Array.from(intervals, ({ lower }) => lower).sort();
  const sortedUpper = Float64Array.from(intervals, ({ upper }) => upper).sort();
  // Intervals without width touch themselves and their equals, so they separate no items.
  const exact = new Map<number, number>();
  for (const { lower, upper } of intervals) if (lower === upper) exact.set(lower, (exact.get(lower) ?? 0) + 1);
  return intervals.map(({ lower, upper }) => {
    const equals = lower === upper ? (exact.get(lower) as number) : 0;
    const above = count - countBelow(sortedLower, upper) - equals;
    const below = countUpTo(sortedUpper, lower) - equals;
    return { low: 1 + above, high: count - below };
  });
}

/** How many of the ascending `sorted` are less than or equal to `value`. */
function countUpTo(sorted: Float64Array, value: number): number {
  return firstIndex(sorted, (entry) => entry > value);
}

/** How many of the ascending `sorted` are less than `value`. */
function countBelow(sorted: Float64Array, value: number): number {
  return firstIndex(sorted, (entry) => entry >= value);
}

function firstIndex(sorted: Float64Array, isBeyond: (entry: number) => boolean): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBeyond(sorted[middle] as number)) to = middle;
    else from = middle + 1;
  }
  return from;
}
