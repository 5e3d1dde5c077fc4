import type { RankRange } from "@/lib/statistics/rank-range";

/**
 * The positions a published range may begin or end at. Up to 300 they are the steps given by the publisher; from
 * there on every hundred. A step never shrinks on the way down the list, and a hundred positions hold a quarter or
 * more of any market this long. Here the ends are not cut off at the number of ranked brands. Where a range is read,
 * an end beyond the last brand becomes the last position, which tells exactly as much as the step did: both stand for
 * the positions after the step before, and the number of brands is public.
 */
const GRID = [1, 3, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300] as const;
const LAST = 300;
const STEP_BEYOND = 100;

/**
 * Widens a rank range outward to the coarse grid: the low end falls to the grid step at or below it, the high
 * end rises to the grid step at or above it.
 */
export function widenRankRange(range: RankRange): RankRange {
  return { low: gridAtOrBelow(range.low), high: gridAtOrAbove(range.high) };
}

/** All that a widened range tells of the exact one: what its low end can be, and what its high end can be. */
export function exactEndsBehind({ low, high }: RankRange): { low: RankRange; high: RankRange } {
  return {
    low: { low, high: gridAtOrAbove(low + 1) - 1 },
    high: { low: high === 1 ? 1 : gridAtOrBelow(high - 1) + 1, high },
  };
}

function gridAtOrBelow(position: number): number {
  if (position >= LAST) return LAST + Math.floor((position - LAST) / STEP_BEYOND) * STEP_BEYOND;
  return GRID.findLast((step) => step <= position) ?? 1;
}

function gridAtOrAbove(position: number): number {
  if (position > LAST) return LAST + Math.ceil((position - LAST) / STEP_BEYOND) * STEP_BEYOND;
  return GRID.find((step) => step >= position) ?? LAST;
}
