import type { Interval } from "@/lib/statistics/interval";
import { normalCdf } from "@/lib/statistics/normal";

/**
 * Symmetric mean absolute percentage error of forecasts, 0–200 %: mean of 200·|y − f|/(|y| + |f|); two zeros agree.
 * Source: S. Makridakis, M. Hibon, "The M3-Competition", Int. J. Forecasting 16 (2000), 451–476, appendix A.
 */
export function symmetricError(actual: readonly number[], forecasts: readonly number[]): number {
  return mean(actual, (value, index) => {
    const forecast = at(forecasts, index);
    const size = Math.abs(value) + Math.abs(forecast);
    return size === 0 ? 0 : (200 * Math.abs(value - forecast)) / size;
  });
}

/**
 * Mean absolute error of "no change" inside a series, the unit of scaled errors; null where a series shows no change
 * to measure by.
 */
export function naiveScale(values: readonly number[]): number | null {
  let total = 0;
  for (let step = 1; step < values.length; step += 1) total += Math.abs(at(values, step) - at(values, step - 1));
  return total > 0 ? total / (values.length - 1) : null;
}

/**
 * Mean absolute scaled error: that of the forecasts over that of "no change" inside the series they were made from.
 * Throws where that series never changed.
 * Source: R. J. Hyndman, A. B. Koehler, "Another look at measures of forecast accuracy", Int. J. Forecasting 22 (2006), 679–688.
 */
export function scaledError(
  actual: readonly number[],
  forecasts: readonly number[],
  history: readonly number[],
): number {
  const scale = naiveScale(history);
  if (scale === null) throw new RangeError("errors cannot be scaled by a series that never changed");
  return mean(actual, (value, index) => Math.abs(value - at(forecasts, index))) / scale;
}

/**
 * Continuous ranked probability score of a normal forecast, in the units of `actual`; 0 is perfect. Without
 * deviation it is the absolute error.
 * Source: T. Gneiting, A. E. Raftery, "Strictly proper scoring rules, prediction, and estimation", J. Amer. Statist.
 * Assoc. 102 (2007), 359–378, eq. 21.
 */
export function crpsOfNormal(actual: number, centre: number, deviation: number): number {
  if (deviation === 0) return Math.abs(actual - centre);
  const z = (actual - centre) / deviation;
  const density = Math.exp(-0.5 * z ** 2) / Math.sqrt(2 * Math.PI);
  return deviation * (z * (2 * normalCdf(z) - 1) + 2 * density - 1 / Math.sqrt(Math.PI));
}

/**
 * The score of a forecast given as a sample, each value as likely: E|X − y| − ½·E|X − X′| (eq. 20 there). The sample
 * is sorted once; each score then takes a binary search. Throws on an empty sample.
 */
export function crpsOfSample(sample: readonly number[] | Float64Array): (actual: number) => number {
  const count = sample.length;
  if (count === 0) throw new RangeError("a sample forecast needs at least one value");
  const sorted = Float64Array.from(sample).sort();
  const sums = new Float64Array(count + 1);
  let spread = 0;
  sorted.forEach((value, index) => {
    sums[index + 1] = (sums[index] as number) + value;
    spread += value * (2 * index + 1 - count);
  });
  const total = sums[count] as number;
  const halfSpread = spread / count ** 2;
  return (actual) => {
    const below = countUpTo(sorted, actual);
    const sumBelow = sums[below] as number;
    return (actual * (2 * below - count) + total - 2 * sumBelow) / count - halfSpread;
  };
}

/** The share (0–1) of intervals that hold what came; NaN of none. */
export function coverage(intervals: readonly Interval[], actual: readonly number[]): number {
  return mean(intervals, ({ low, high }, index) => (low <= at(actual, index) && at(actual, index) <= high ? 1 : 0));
}

function countUpTo(sorted: Float64Array, value: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] as number) > value) to = middle;
    else from = middle + 1;
  }
  return from;
}

function mean<T>(items: readonly T[], of: (item: T, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + of(item, index), 0) / items.length;
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError("one forecast is needed for each value");
  return value;
}
