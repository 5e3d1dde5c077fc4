import type { YearlySeries } from "@/lib/statistics/yearly-series";
import { filterLocalLevel } from "@/lib/statistics/local-level";

/** The variance of a group's yearly step of the level, as the values up to a year tell it; null before they tell any. */
export type GroupLevelVariance = (group: string, year: number) => number | null;

/**
 * That variance for each group and year, from the series whose measurement errors are known: the mean square of a
 * yearly change less the variances of the two values it lies between, 0 where measurement explains all. By moments,
 * as it is asked for anew at every origin; with thousands of changes it lies next to the likeliest (`fitLevelVariance`).
 */
export function groupLevelVariances(series: readonly YearlySeries[]): GroupLevelVariance {
  const changes = new Map<string, { year: number; excess: number }[]>();
  for (const { group, start, values, variances } of series) {
    if (!variances) continue;
    const own = changes.get(group) ?? [];
    changes.set(group, own);
    for (let step = 1; step < values.length; step += 1) {
      const change = (values[step] as number) - (values[step - 1] as number);
      own.push({
        year: start + step,
        excess: change ** 2 - (variances[step] as number) - (variances[step - 1] as number),
      });
    }
  }
  const known = new Map<string, number | null>();
  return (group, year) => {
    const name = `${year} ${group}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const until = (changes.get(group) ?? []).filter((change) => change.year <= year);
    const variance =
      until.length === 0 ? null : Math.max(0, until.reduce((sum, { excess }) => sum + excess, 0) / until.length);
    known.set(name, variance);
    return variance;
  };
}

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
