import { backtest, groupUnits, type YearlySeries } from "@/lib/statistics/forecast-backtest";
import { calibrate } from "@/lib/statistics/forecast-calibration";
import { forecastByModel, type ForecastModel } from "@/lib/statistics/forecast-models";
import { judge, type ModelRecord } from "@/lib/statistics/forecast-record";
import type { Interval } from "@/lib/statistics/interval";

export type ForecastOptions = {
  /** Years ahead. */
  horizons: number;
  /** Nominal coverage of the intervals, between 0 and 1. */
  level: number;
  /** How many of the latest origins are judged, for each horizon. */
  originsJudged: number;
  /** Series with fewer points than this are forecast by "no change". */
  minimumPoints: number;
  /** What a value can be: forecasts and intervals are cut off there. */
  bounds: Interval;
};

/** Scores lie between 0 and 200. */
const FORECAST_DEFAULTS: ForecastOptions = {
  horizons: 3,
  level: 0.95,
  originsJudged: 5,
  minimumPoints: 5,
  bounds: { low: 0, high: 200 },
};

/** A forecast of one series for one year, with its split-conformal interval, in the units of the series. */
export type SeriesForecast = Interval & {
  key: string;
  group: string;
  /** Year of the last value it was made from, and the year it speaks of. */
  originYear: number;
  year: number;
  model: ForecastModel;
  value: number;
  /** Values of the series it was made from. */
  points: number;
};

export type ForecastStudy = { forecasts: SeriesForecast[]; records: ModelRecord[] };

/**
 * Forecasts yearly series of several groups and keeps the record of how such forecasts did. In each group every model is
 * tried at past origins; the one with the smallest scaled errors forecasts its series. Intervals come from the errors
 * that the same model made over the same horizon in the past, pooled over all groups (see `calibrate`). Only series that
 * reach the group's latest year are forecast; those that ended earlier still count in the past. Throws on a value that
 * is no number and on a series twice.
 */
export function forecastSeries(series: readonly YearlySeries[], options: Partial<ForecastOptions> = {}): ForecastStudy {
  const { horizons, level, originsJudged, minimumPoints, bounds } = { ...FORECAST_DEFAULTS, ...options };
  refuse(series);
  const unitOf = groupUnits(series);
  const past = backtest(series, unitOf, horizons, minimumPoints);
  const calibrationOf = calibrate(past, level);
  const pastByGroup = Map.groupBy(past, ({ group }) => group);
  const study: ForecastStudy = { forecasts: [], records: [] };
  for (const [group, members] of Map.groupBy(series, (one) => one.group)) {
    const lastYear = Math.max(...members.map(lastYearOf));
    const records = judge(pastByGroup.get(group) ?? [], calibrationOf, lastYear, originsJudged);
    study.records.push(...records);
    const chosen = records.find(({ isChosen }) => isChosen)?.model ?? "naive";
    const unit = unitOf(group, lastYear);
    for (const one of members) {
      if (lastYearOf(one) !== lastYear || one.values.length === 0) continue;
      const model = one.values.length < minimumPoints ? "naive" : chosen;
      forecastByModel(one.values, horizons)[model].forEach((value, step) => {
        const { radius } = calibrationOf(model, step + 1, lastYear);
        const reach = unit === null ? Infinity : radius * unit;
        study.forecasts.push({
          key: one.key,
          group,
          originYear: lastYear,
          year: lastYear + step + 1,
          model,
          value: within(value, bounds),
          low: within(value - reach, bounds),
          high: within(value + reach, bounds),
          points: one.values.length,
        });
      });
    }
  }
  return study;
}

function lastYearOf({ start, values }: YearlySeries): number {
  return start + values.length - 1;
}

function within(value: number, { low, high }: Interval): number {
  return Math.min(high, Math.max(low, value));
}

function refuse(series: readonly YearlySeries[]): void {
  const seen = new Set<string>();
  for (const { group, key, values } of series) {
    const name = JSON.stringify([group, key]);
    if (seen.has(name)) throw new RangeError(`series ${key} of ${group} is given twice`);
    seen.add(name);
    if (!values.every(Number.isFinite)) throw new RangeError(`series ${key} of ${group} has a value that is no number`);
  }
}
