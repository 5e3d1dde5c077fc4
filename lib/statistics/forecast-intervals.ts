import type { Calibration } from "@/lib/statistics/forecast-calibration";
import type { Interval } from "@/lib/statistics/interval";

/** A forecast with its intervals of 95, 80 and 50 %, each within the one before. */
export type NestedIntervals = Interval & {
  value: number;
  low80: number;
  high80: number;
  low50: number;
  high50: number;
};

/**
 * The intervals around a forecast whose errors are calibrated in units of its group's mean yearly change, all cut off at
 * what a value can be. Without a unit nothing is known and they are as wide as that.
 */
export function boundedIntervals(
  centre: number,
  calibration: Calibration,
  unit: number | null,
  bounds: Interval,
): NestedIntervals {
  const within = (value: number) => Math.min(bounds.high, Math.max(bounds.low, value));
  const around = (radius: number) => {
    const reach = unit === null ? Infinity : radius * unit;
    return { low: within(centre - reach), high: within(centre + reach) };
  };
  const [wide, middle, narrow] = [
    around(calibration.radius),
    around(calibration.radius80),
    around(calibration.radius50),
  ];
  return {
    value: within(centre),
    ...wide,
    low80: middle.low,
    high80: middle.high,
    low50: narrow.low,
    high50: narrow.high,
  };
}
