import { fitSimpleSmoothing, type SimpleSmoothing } from "@/lib/statistics/simple-smoothing";

/**
 * Forecasts by the Theta method for the next `horizon` values of a series without gaps or season: simple exponential
 * smoothing with half the slope of the straight line through the series. Throws on an empty series.
 *
 * Source: V. Assimakopoulos, K. Nikolopoulos, "The theta model", Int. J. Forecasting 16 (2000), 521–530; as smoothing
 * with drift: R. J. Hyndman, B. Billah, "Unmasking the Theta method", Int. J. Forecasting 19 (2003), 287–290.
 */
export function theta(values: readonly number[], horizon: number): number[] {
  const smoothing = fitSimpleSmoothing(values);
  const drift = slope(values) / 2;
  // What smoothing lags behind a straight line that began when the series did.
  const lag = (1 - (1 - smoothing.alpha) ** values.length) / smoothing.alpha;
  return Array.from({ length: horizon }, (_, step) => smoothing.lastLevel + drift * (step + lag));
}

/** Textbook standard errors of those forecasts: s²·(1 + (h−1)·α²), with s² of the smoothing (two degrees of freedom spent). */
export function thetaErrors({ alpha, squares }: SimpleSmoothing, count: number, horizon: number): number[] {
  const variance = squares / (count - 2);
  return Array.from({ length: horizon }, (_, step) => Math.sqrt(variance * (1 + step * alpha ** 2)));
}

/** Slope of the least-squares line through values one step apart; 0 of a single one. */
function slope(values: readonly number[]): number {
  const count = values.length;
  if (count < 2) return 0;
  const middle = (count - 1) / 2;
  let crossed = 0;
  values.forEach((value, step) => {
    crossed += (step - middle) * value;
  });
  return (12 * crossed) / (count * (count ** 2 - 1));
}
