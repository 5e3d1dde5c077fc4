import { type Origin, originsOf, type PastForecast, pastForecasts } from "@/lib/statistics/forecast-backtest";
import type { YearlySeries } from "@/lib/statistics/yearly-series";
import { calibrate, type CalibrationOf } from "@/lib/statistics/forecast-calibration";
import type { StudyModel } from "@/lib/statistics/forecast-models";
import { judge, type ModelRecord } from "@/lib/statistics/forecast-record";
import type { Interval } from "@/lib/statistics/interval";

export type ForecastOptions = {
  /** Steps ahead: years, where there is a value each year. */
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

/** What all forecasts of some series rest on: their past at every origin, and what was learnt from it. */
export type ForecastBasis = {
  options: ForecastOptions;
  groups: GroupBasis[];
  past: readonly PastForecast[];
  calibrationOf: CalibrationOf;
};

export type GroupBasis = {
  group: string;
  lastYear: number;
  /** Years from one value to the next. */
  step: number;
  origins: readonly Origin[];
  past: readonly PastForecast[];
  records: readonly ModelRecord[];
  /** The model whose forecasts are published. */
  chosen: StudyModel;
};

/**
 * Tries every model at every past origin of yearly series of several groups; in each group the one with the smallest
 * scaled errors is chosen. Throws on a value that is no number, on a series twice,
 * and on a group whose series have different steps.
 */
export function forecastBasis(series: readonly YearlySeries[], options: Partial<ForecastOptions> = {}): ForecastBasis {
  const all = { ...FORECAST_DEFAULTS, ...options };
  refuse(series);
  const origins = originsOf(series, all);
  const past = pastForecasts(origins);
  const calibrationOf = calibrate(past, all.level);
  const pastByGroup = Map.groupBy(past, ({ group }) => group);
  const groups = [...Map.groupBy(origins, (origin) => origin.group)].map(([group, members]): GroupBasis => {
    const lastYear = members.reduce((latest, { originYear }) => Math.max(latest, originYear), -Infinity);
    const own = pastByGroup.get(group) ?? [];
    const records = judge(own, calibrationOf, lastYear, all.originsJudged);
    const chosen = records.find(({ isChosen }) => isChosen)?.model ?? "naive";
    return { group, lastYear, step: members[0]?.step ?? 1, origins: members, past: own, records, chosen };
  });
  return { options: all, groups, past, calibrationOf };
}

/** The model by which a group's forecasts from an origin are published: the chosen one, or "no change" of a short series. */
export function publishedModel({ forecasts }: Pick<Origin, "forecasts">, chosen: StudyModel): StudyModel {
  return forecasts[chosen] ? chosen : "naive";
}

function refuse(series: readonly YearlySeries[]): void {
  const seen = new Set<string>();
  const steps = new Map<string, number>();
  for (const { group, key, values, step = 1 } of series) {
    if ((steps.get(group) ?? step) !== step) throw new RangeError(`the series of ${group} have different steps`);
    steps.set(group, step);
    const name = JSON.stringify([group, key]);
    if (seen.has(name)) throw new RangeError(`series ${key} of ${group} is given twice`);
    seen.add(name);
    if (!values.every(Number.isFinite))
      throw new RangeError(`series ${key} of ${group} has a value that is not a number`);
  }
}
