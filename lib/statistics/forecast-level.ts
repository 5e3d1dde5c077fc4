import { filterLocalLevel } from "@/lib/statistics/local-level";

/**
 * The level after the last value, `horizon` times: a series measured with known error whose level takes a random step
 * each year is best foretold by the level, not by the last value (see `filterLocalLevel`). Throws on an empty series.
 */
export function localLevel(
  values: readonly number[],
  variances: readonly number[],
  levelVariance: number,
  horizon: number,
): number[] {
  const last = filterLocalLevel(values, { levelVariance, observationVariance: variances }).steps.at(-1);
  if (last === undefined) throw new RangeError("a forecast needs at least one value");
  return new Array<number>(horizon).fill(last.level);
}
