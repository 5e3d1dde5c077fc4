import { naiveScale } from "@/lib/statistics/forecast-accuracy";
import { forecastByModel, naive, type ForecastModel } from "@/lib/statistics/forecast-models";

/** One yearly series without gaps, of something that belongs to a group (a brand in its market). */
export type YearlySeries = {
  key: string;
  group: string;
  /** Year of the first value. */
  start: number;
  values: readonly number[];
};

/** A forecast made from the values up to its origin, of which it is known what came. */
export type PastForecast = {
  group: string;
  originYear: number;
  horizon: number;
  /** What came minus what was forecast. Series with fewer points than the minimum have "no change" only. */
  errors: Partial<Record<ForecastModel, number>>;
  isShort: boolean;
  /** Mean absolute yearly change in the group up to the origin: errors in this unit compare across groups. */
  unit: number;
  /** Mean absolute change of the series up to the origin; null where it never changed. */
  scale: number | null;
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

/** Every forecast that could have been made at each origin of each series, with what then came. */
export function backtest(series: readonly YearlySeries[], unitOf: GroupUnit, horizons: number, minimumPoints: number): PastForecast[] {
  return series.flatMap(({ group, start, values }) => {
    const past: PastForecast[] = [];
    for (let points = 1; points < values.length; points += 1) {
      const originYear = start + points - 1;
      const unit = unitOf(group, originYear);
      if (unit === null) continue;
      const history = values.slice(0, points);
      const isShort = points < minimumPoints;
      const forecasts = isShort ? { naive: naive(history, horizons) } : forecastByModel(history, horizons);
      const scale = naiveScale(history);
      for (let horizon = 1; horizon <= horizons && points - 1 + horizon < values.length; horizon += 1) {
        const actual = values[points - 1 + horizon] as number;
        past.push({ group, originYear, horizon, errors: errorsOf(forecasts, actual, horizon), isShort, unit, scale });
      }
    }
    return past;
  });
}

function errorsOf(forecasts: Partial<Record<ForecastModel, number[]>>, actual: number, horizon: number): PastForecast["errors"] {
  const errors: PastForecast["errors"] = {};
  for (const model of Object.keys(forecasts) as ForecastModel[]) errors[model] = actual - (forecasts[model]?.[horizon - 1] as number);
  return errors;
}
