import { localLevel, type LikelyLevel } from "@/lib/statistics/forecast-level";
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
 * The scale of a series at its last value: √(P + v + h·q), P being the variance of its level, v the squared error with
 * which the next value will be measured if it is measured like the last (`error`), q the variance of its own yearly step and h
 * the years ahead. How much it moves is not certain: P and q are means over the levels that are likely, and P includes how far these lie apart.
 */
export function forecastScale(
  levels: readonly LikelyLevel[],
  error: number,
  volatility: Volatility | null,
  horizons: number,
): ForecastScale {
  const ownHalf = QUANTILE_95 * Math.sqrt(error);
  if (volatility === null) return { units: null, isVolatile: false, ownHalf };
  const [centre = 0] = localLevel(levels, 1);
  const mean = (of: (one: LikelyLevel) => number) => levels.reduce((sum, one) => sum + one.share * of(one), 0);
  const level = mean(({ variance, level: likely }) => variance + (likely - centre) ** 2);
  const step = mean((one) => one.step);
  const units = Array.from({ length: horizons }, (_, at) => Math.sqrt(level + error + (at + 1) * step));
  return {
    units: units[0] === 0 ? null : units,
    isVolatile: volatility.own > VOLATILE * volatility.group,
    ownHalf,
  };
}
