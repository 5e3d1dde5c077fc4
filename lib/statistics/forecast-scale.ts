import { filterLocalLevel } from "@/lib/statistics/local-level";
import type { Volatility } from "@/lib/statistics/volatility";

/** How large an error a series' forecasts are expected to make, of itself: what errors of different series are compared by. */
export type ForecastScale = {
  /** By horizon, the deviation expected of an error, in the units of the series; null where nothing ever changed. */
  units: readonly number[] | null;
  /** It seems to move more than its group: such a series has intervals of its own (see `calibrate`). */
  isVolatile: boolean;
  /** Half the width of the 95 % interval of the last value; 0 where its error is not given. */
  ownHalf: number;
};

/** From this multiple of the group's mean variance on, a series counts as volatile. */
const VOLATILE = 1.2;
const QUANTILE_95 = 1.959963984540054;

/**
 * The scale of a series at its last value: √(P + v + h·q), P being the variance of its level (see `filterLocalLevel`), v the
 * squared error with which the next value will be measured if it is measured like the last, q the variance of its own
 * yearly step and h the years ahead.
 */
export function forecastScale(
  values: readonly number[],
  variances: readonly number[] | undefined,
  volatility: Volatility | null,
  horizons: number,
): ForecastScale {
  const own = volatility?.own ?? 0;
  const error = variances?.[values.length - 1] ?? 0;
  const level = variances
    ? (filterLocalLevel(values, { levelVariance: own, observationVariance: variances }).steps.at(-1)?.variance ?? 0)
    : 0;
  const units = Array.from({ length: horizons }, (_, step) => Math.sqrt(level + error + (step + 1) * own));
  return {
    units: volatility === null || units[0] === 0 ? null : units,
    isVolatile: volatility !== null && own > VOLATILE * volatility.group,
    ownHalf: QUANTILE_95 * Math.sqrt(error),
  };
}
