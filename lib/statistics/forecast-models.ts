import { dampedTrend } from "@/lib/statistics/damped-trend";
import { theta } from "@/lib/statistics/theta";

export const FORECAST_MODELS = ["naive", "drift", "theta", "damped-trend", "average"] as const;

/** A way to forecast from the values alone; "average" is the mean of the other four. */
export type ForecastModel = (typeof FORECAST_MODELS)[number];

/** Those, and the local level, which knows how well each value was measured (see `localLevel`). */
export const STUDY_MODELS = [...FORECAST_MODELS, "local-level"] as const;
export type StudyModel = (typeof STUDY_MODELS)[number];

/** No change: the last value, `horizon` times. Throws on an empty series. */
export function naive(values: readonly number[], horizon: number): number[] {
  const last = values.at(-1);
  if (last === undefined) throw new RangeError("a forecast needs at least one value");
  return new Array<number>(horizon).fill(last);
}

/** The last value, going on by the mean change of the whole series each step; no change after a single value. */
export function drift(values: readonly number[], horizon: number): number[] {
  const step = values.length < 2 ? 0 : ((values.at(-1) as number) - (values[0] as number)) / (values.length - 1);
  return naive(values, horizon).map((last, index) => last + step * (index + 1));
}

/**
 * The forecasts of each model for the next `horizon` values of a series without gaps, in the units of the series.
 * Throws on an empty series.
 */
export function forecastByModel(values: readonly number[], horizon: number): Record<ForecastModel, number[]> {
  const single = [
    naive(values, horizon),
    drift(values, horizon),
    theta(values, horizon),
    dampedTrend(values, horizon),
  ] as const;
  const average = single[0].map(
    (_, step) => single.reduce((sum, forecasts) => sum + (forecasts[step] as number), 0) / single.length,
  );
  return { naive: single[0], drift: single[1], theta: single[2], "damped-trend": single[3], average };
}
