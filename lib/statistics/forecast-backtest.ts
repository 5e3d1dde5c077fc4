import { naiveScale } from "@/lib/statistics/forecast-accuracy";
import { likelyLevels, localLevel } from "@/lib/statistics/forecast-level";
import { forecastScale, type ForecastScale } from "@/lib/statistics/forecast-scale";
import { evidenceOfLevels, volatilities, type VolatilityOf } from "@/lib/statistics/volatility";
import type { YearlySeries } from "@/lib/statistics/yearly-series";
import { forecastByModel, naive, type StudyModel } from "@/lib/statistics/forecast-models";

/** What each model forecast of a series from the values up to an origin. */
export type Origin = ForecastScale & {
  key: string;
  group: string;
  originYear: number;
  /** Years from one value to the next: a forecast over h steps speaks of the year originYear + h·step. */
  step: number;
  /** Values up to the origin. Series with fewer than the minimum have "no change" only. */
  points: number;
  isShort: boolean;
  /** By model, the value of the next step, of the one after, and so on. */
  forecasts: Partial<Record<StudyModel, readonly number[]>>;
  /** What came then, as far as it is known. */
  outcomes: readonly number[];
  /** Mean absolute change of the series up to the origin; null where it never changed. */
  scale: number | null;
  /** Root mean squared change of the series up to the origin, of which the textbook makes its intervals; null of one value. */
  deviation: number | null;
};

/** A forecast of an origin of which it is known what came. */
export type PastForecast = Pick<
  Origin,
  "key" | "group" | "originYear" | "step" | "isShort" | "isVolatile" | "ownHalf" | "scale" | "deviation"
> & {
  /** The error expected of it: errors in this unit compare across series and groups. */
  unit: number;
  /** Steps ahead, and the year in which the outcome came. */
  horizon: number;
  knownIn: number;
  /** What came, and what came minus what was forecast. */
  actual: number;
  errors: Partial<Record<StudyModel, number>>;
};

/** What tells how to forecast the series of a group from a year. */
type OriginOptions = {
  /** By the whole histories of the series unless given. */
  volatilityOf?: VolatilityOf;
  horizons: number;
  minimumPoints: number;
};

/** Every origin of each series, its last value included; each knows only what was known then. */
export function originsOf(
  series: readonly YearlySeries[],
  { volatilityOf = volatilities(series, evidenceOfLevels), horizons, minimumPoints }: OriginOptions,
): Origin[] {
  return series.flatMap((one) => {
    const { key, group, start, step = 1, values, variances } = one;
    return values.map((_, last): Origin => {
      const points = last + 1;
      const originYear = start + last * step;
      const history = values.slice(0, points);
      const isShort = points < minimumPoints;
      const volatility = volatilityOf(one, originYear);
      const forecasts: Origin["forecasts"] = isShort
        ? { naive: naive(history, horizons) }
        : forecastByModel(history, horizons);
      const levels = volatility ? likelyLevels(history, variances, volatility.likely) : [];
      if (variances && volatility && !isShort) forecasts["local-level"] = localLevel(levels, horizons);
      return {
        key,
        group,
        originYear,
        step,
        points,
        isShort,
        forecasts,
        outcomes: values.slice(points, points + horizons),
        ...forecastScale(levels, variances?.[last] ?? 0, volatility, horizons),
        scale: naiveScale(history),
        deviation: rootMeanSquaredChange(history),
      };
    });
  });
}

/** The forecasts of some origins of which it is known what came; those from before their group ever changed are left out. */
export function pastForecasts(origins: readonly Origin[]): PastForecast[] {
  return origins.flatMap(({ units, forecasts, outcomes, ...origin }) =>
    units === null
      ? []
      : outcomes.map((actual, at): PastForecast => {
          const { key, group, originYear, step, isShort, isVolatile, ownHalf, scale, deviation } = origin;
          const known = { key, group, originYear, step, isShort, isVolatile, ownHalf, scale, deviation };
          const errors = errorsOf(forecasts, actual, at);
          const horizon = at + 1;
          return { ...known, unit: units[at] as number, horizon, knownIn: originYear + horizon * step, actual, errors };
        }),
  );
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
