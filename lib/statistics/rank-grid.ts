import type { RankRange } from "@/lib/statistics/rank-range";

/**
 * The places a published range may begin or end at. Up to 300 they are the steps given by the publisher; from
 * there on every hundred, so that a step stays a quarter or more of the way to the market's middle whatever
 * the number of brands.
 */
const GRID = [1, 3, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300] as const;
const LAST = 300;
const STEP_BEYOND = 100;

/**
 * Widens a rank range outward to the coarse grid: the low end falls to the grid place at or below it, the high
 * end rises to the grid place at or above it.
 */
export function widenRankRange(range: RankRange): RankRange {
  return { low: gridAtOrBelow(range.low), high: gridAtOrAbove(range.high) };
}

function gridAtOrBelow(position: number): number {
  if (position >= LAST) return LAST + Math.floor((position - LAST) / STEP_BEYOND) * STEP_BEYOND;
  return GRID.findLast((place) => place <= position) ?? 1;
}

function gridAtOrAbove(position: number): number {
  if (position > LAST) return LAST + Math.ceil((position - LAST) / STEP_BEYOND) * STEP_BEYOND;
  return GRID.find((place) => place >= position) ?? LAST;
}
