import { conformalRadii } from "@/lib/statistics/conformal";
import { crpsOfSample } from "@/lib/statistics/forecast-accuracy";
import type { PastForecast } from "@/lib/statistics/forecast-backtest";
import type { StudyModel } from "@/lib/statistics/forecast-models";

/** What errors known at the time say of the next one; both in units of the group's mean yearly change. */
export type Calibration = {
  /** Half the width of the interval; infinite where too few errors are known. */
  radius: number;
  /** Those of the narrower intervals of 80 and 50 %. */
  radius80: number;
  radius50: number;
  /** The continuous ranked probability score of an error, were it drawn from the known ones with either sign. */
  crps: (error: number) => number;
};

export type CalibrationOf = (model: StudyModel, horizon: number, year: number) => Calibration;

/**
 * Calibration of a model's forecasts over a horizon, made in a year: from the errors of all forecasts whose outcome
 * was known by then, never from later ones.
 *
 * Errors are pooled over all groups and taken in units of each group's mean yearly change. A group's members move
 * together in some years, so the errors of one group and year are nearly one observation, and one group has few
 * years; in common units the groups are comparable, and their years add up. In simulations with shocks common to a
 * group, this covered most evenly over groups that differ in how much they move: pools of a single group missed
 * together more often, and one pool without units was too wide for calm groups and too narrow for lively ones.
 */
export function calibrate(past: readonly PastForecast[], level: number): CalibrationOf {
  const byHorizon = Map.groupBy(past, ({ horizon }) => horizon);
  const known = new Map<string, Calibration>();
  return (model, horizon, year) => {
    const name = `${model} ${horizon} ${year}`;
    const found = known.get(name);
    if (found) return found;
    const errors: number[] = [];
    for (const forecast of byHorizon.get(horizon) ?? []) {
      const error = forecast.errors[model];
      if (error !== undefined && forecast.originYear + horizon <= year) errors.push(error / forecast.unit);
    }
    const [radius = Infinity, radius80 = Infinity, radius50 = Infinity] = conformalRadii(errors, [level, 0.8, 0.5]);
    const calibration = {
      radius,
      radius80,
      radius50,
      crps: errors.length === 0 ? () => NaN : crpsOfSample(errors.flatMap((error) => [error, -error])),
    };
    known.set(name, calibration);
    return calibration;
  };
}
