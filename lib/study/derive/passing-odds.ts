import { ChanceRecord, chanceAbove, differenceQuantiles } from "@/lib/statistics/passing-odds";
import type { StudyModel } from "@/lib/statistics/forecast-models";
import type { PositionErrorsOf } from "@/lib/statistics/position-errors";
import { FEWEST_ERRORS, type PositionForecast } from "@/lib/statistics/position-forecast";
import { rounded } from "@/lib/study/derive/rounded";
import type { PassingOdds } from "@/lib/study/prediction";
import type { MarketSlug } from "@/lib/catalogue/markets/market";

export type OddsRequest = {
  market: MarketSlug;
  model: StudyModel;
  latestYear: number;
  horizon: number;
  /** The field of the latest wave. */
  latest: readonly PositionForecast[];
  /** The fields of past origins, with their outcomes. */
  past: readonly (readonly PositionForecast[])[];
  /** Quantiles of the difference of two errors known in a year, in units of each series' expected error. */
  differencesOf: (model: StudyModel, horizon: number, year: number) => readonly number[];
};

/** Those quantiles, computed once for all markets; empty if too few errors are known. */
export function errorDifferences(errorsOf: PositionErrorsOf): OddsRequest["differencesOf"] {
  const known = new Map<string, number[]>();
  return (model, horizon, year) => {
    const name = `${model} ${horizon} ${year}`;
    const errors = errorsOf(model, horizon, year);
    const found = known.get(name) ?? (errors.length < FEWEST_ERRORS ? [] : differenceQuantiles(errors));
    known.set(name, found);
    return found;
  };
}

/**
 * The odds of passing over a horizon, and the performance of such odds: at past origins every two brands are one pair,
 * with the odds for the one whose name comes first. Empty if too few errors are known.
 */
export function passingOdds({
  market,
  model,
  latestYear,
  horizon,
  latest,
  past,
  differencesOf,
}: OddsRequest): PassingOdds[] {
  const differences = differencesOf(model, horizon, latestYear);
  const unit = commonUnit(latest, horizon);
  if (unit === null || differences.length === 0) return [];
  const record = new ChanceRecord();
  for (const field of past) {
    const unitThen = commonUnit(field, horizon);
    const originYear = field[0]?.origin.originYear;
    if (unitThen === null || originYear === undefined) continue;
    const known = differencesOf(model, horizon, originYear);
    if (known.length > 0)
      judgePairs(
        field,
        known.map((quantile) => quantile * unitThen),
        record,
      );
  }
  return [
    {
      market,
      latestYear,
      horizon,
      quantiles: differences.map((quantile) => rounded(quantile * unit, 3)),
      record: record
        .bands()
        .map(({ predicted, observed, pairs }) => ({ said: rounded(predicted), happened: rounded(observed), pairs })),
    },
  ];
}

/** One unit for all pairs of a field, in points: the root mean square of its members'; null if one has none. */
function commonUnit(field: readonly PositionForecast[], horizon: number): number | null {
  const units = field.map(({ origin }) => origin.units?.[horizon - 1] ?? NaN);
  const mean = units.reduce((sum, unit) => sum + unit ** 2, 0) / units.length;
  return Number.isNaN(mean) ? null : Math.sqrt(mean);
}

function judgePairs(field: readonly PositionForecast[], quantiles: readonly number[], record: ChanceRecord): void {
  const brands = field
    .flatMap(({ origin: { key }, value, actual }) => (actual === null ? [] : [{ key, value, actual }]))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  brands.forEach((one, i) => {
    for (let j = i + 1; j < brands.length; j += 1) {
      const other = brands[j] as (typeof brands)[number];
      record.add(chanceAbove(quantiles, one.value - other.value), one.actual > other.actual);
    }
  });
}
