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

/** What tells how far the intervals around one forecast reach. */
export type Reach = {
  calibration: Calibration;
  /** The error expected of it, in which the calibration is; null where nothing is known. */
  unit: number | null;
  /** Half of the 95 % interval of the value it was made from: what is known of next year is never more than of this. */
  ownHalf: number;
};

/** Half the width of the 95 % interval, before it is cut off at what a value can be. */
export function halfOfForecast({ calibration, unit, ownHalf }: Reach): number {
  return unit === null ? Infinity : Math.max(calibration.radius * unit, ownHalf);
}

/**
 * The intervals around a forecast, all cut off at what a value can be. Without a unit nothing is known and they are as wide
 * as that. That of 95 % is never narrower than the interval of the last value: what is cut off at one end is then added at
 * the other.
 */
export function boundedIntervals(centre: number, reach: Reach, bounds: Interval): NestedIntervals {
  const { calibration, unit, ownHalf } = reach;
  const within = (value: number) => Math.min(bounds.high, Math.max(bounds.low, value));
  const around = (half: number) => ({ low: within(centre - half), high: within(centre + half) });
  const [wide, middle, narrow] = [
    around(halfOfForecast(reach)),
    around(unit === null ? Infinity : calibration.radius80 * unit),
    around(unit === null ? Infinity : calibration.radius50 * unit),
  ];
  return {
    value: within(centre),
    low: Math.min(wide.low, within(wide.high - 2 * ownHalf)),
    high: Math.max(wide.high, within(wide.low + 2 * ownHalf)),
    low80: middle.low,
    high80: middle.high,
    low50: narrow.low,
    high50: narrow.high,
  };
}
