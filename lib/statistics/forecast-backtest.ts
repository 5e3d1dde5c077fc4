import { naiveScale } from "@/lib/statistics/forecast-accuracy";
import { type GroupLevelVariance, localLevel } from "@/lib/statistics/forecast-level";
import type { YearlySeries } from "@/lib/statistics/yearly-series";
import { forecastByModel, naive, type StudyModel } from "@/lib/statistics/forecast-models";

/** What each model forecast of a series from the values up to an origin. */
export type Origin = {
  key: string;
  group: string;
  originYear: number;
  /** Values up to the origin. Series with fewer than the minimum have "no change" only. */
  points: number;
  isShort: boolean;
  /** By model, the value of the next year, of the year after, and so on. */
  forecasts: Partial<Record<StudyModel, readonly number[]>>;
  /** What came in these years, as far as it is known. */
  outcomes: readonly number[];
  /** Mean absolute yearly change in the group up to the origin: errors in this unit compare across groups. Null before any. */
  unit: number | null;
  /** Mean absolute change of the series up to the origin; null where it never changed. */
  scale: number | null;
  /** Root mean squared change of the series up to the origin, of which the textbook makes its intervals; null of one value. */
  deviation: number | null;
};

/** A forecast of an origin of which it is known what came. */
export type PastForecast = Pick<Origin, "key" | "group" | "originYear" | "isShort" | "scale" | "deviation"> & {
  unit: number;
  horizon: number;
  /** What came, and what came minus what was forecast. */
  actual: number;
  errors: Partial<Record<StudyModel, number>>;
};

/** The mean absolute yearly change in a group up to a year; null before there was any. */
export type GroupUnit = (group: string, year: number) => number | null;

/** The units of each group and year, from changes within all of its series. */
export function groupUnits(series: readonly YearlySeries[]): GroupUnit {
  const changes = new Map<string, Map<number, { total: number; count: number }>>();
  for (const { group, start, values } of series) {
    const years = changes.get(group) ?? new Map<number, { total: number; count: number }>();
    changes.set(group, years);
    for (let step = 1; step < values.length; step += 1) {
      const known = years.get(start + step) ?? { total: 0, count: 0 };
      known.total += Math.abs((values[step] as number) - (values[step - 1] as number));
      known.count += 1;
      years.set(start + step, known);
    }
  }
  const units = new Map<string, number | null>();
  return (group, year) => {
    const name = `${year} ${group}`;
    const known = units.get(name);
    if (known !== undefined) return known;
    const until = [...(changes.get(group) ?? [])].filter(([of]) => of <= year).map(([, change]) => change);
    const count = until.reduce((sum, change) => sum + change.count, 0);
    const total = until.reduce((sum, change) => sum + change.total, 0);
    const unit = total > 0 ? total / count : null;
    units.set(name, unit);
    return unit;
  };
}

/** What tells how to forecast the series of a group from a year. */
type OriginOptions = {
  unitOf: GroupUnit;
  levelVarianceOf?: GroupLevelVariance;
  horizons: number;
  minimumPoints: number;
};

/** Every origin of each series, its last value included; each knows only what was known then. */
export function originsOf(
  series: readonly YearlySeries[],
  { unitOf, levelVarianceOf, horizons, minimumPoints }: OriginOptions,
): Origin[] {
  return series.flatMap(({ key, group, start, values, variances }) =>
    values.map((_, last): Origin => {
      const points = last + 1;
      const originYear = start + last;
      const history = values.slice(0, points);
      const isShort = points < minimumPoints;
      const levelVariance = isShort || !variances ? null : (levelVarianceOf?.(group, originYear) ?? null);
      const forecasts: Origin["forecasts"] = isShort
        ? { naive: naive(history, horizons) }
        : forecastByModel(history, horizons);
      if (variances && levelVariance !== null)
        forecasts["local-level"] = localLevel(history, variances, levelVariance, horizons);
      return {
        key,
        group,
        originYear,
        points,
        isShort,
        forecasts,
        outcomes: values.slice(points, points + horizons),
        unit: unitOf(group, originYear),
        scale: naiveScale(history),
        deviation: rootMeanSquaredChange(history),
      };
    }),
  );
}

/** The forecasts of some origins of which it is known what came; those from before their group ever changed are left out. */
export function pastForecasts(origins: readonly Origin[]): PastForecast[] {
  return origins.flatMap(({ key, group, originYear, isShort, scale, deviation, unit, forecasts, outcomes }) =>
    unit === null
      ? []
      : outcomes.map((actual, step): PastForecast => {
          const errors = errorsOf(forecasts, actual, step);
          return { key, group, originYear, isShort, scale, deviation, unit, horizon: step + 1, actual, errors };
        }),
  );
}

/** Every forecast that could have been made at each origin of each series, with what then came. */
export function backtest(
  series: readonly YearlySeries[],
  unitOf: GroupUnit,
  horizons: number,
  minimumPoints: number,
): PastForecast[] {
  return pastForecasts(originsOf(series, { unitOf, horizons, minimumPoints }));
}

function errorsOf(forecasts: Origin["forecasts"], actual: number, step: number): PastForecast["errors"] {
  const errors: PastForecast["errors"] = {};
  for (const model of Object.keys(forecasts) as StudyModel[])
    errors[model] = actual - (forecasts[model]?.[step] as number);
  return errors;
}

function rootMeanSquaredChange(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  let squares = 0;
  for (let step = 1; step < values.length; step += 1)
    squares += ((values[step] as number) - (values[step - 1] as number)) ** 2;
  return Math.sqrt(squares / (values.length - 1));
}
