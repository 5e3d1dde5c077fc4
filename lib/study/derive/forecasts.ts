import { type ForecastBasis, forecastBasis, type GroupBasis } from "@/lib/statistics/forecast-basis";
import { forecastLatest, type SeriesForecast } from "@/lib/statistics/forecast-study";
import { positionErrors, type PositionErrorsOf } from "@/lib/statistics/position-errors";
import { positionHits, type PositionForecast, positionsFrom } from "@/lib/statistics/position-forecast";
import { brandRuns, type BrandRun } from "@/lib/study/derive/brand-series";
import { forecastHistories } from "@/lib/study/derive/forecast-histories";
import { forecastTracks } from "@/lib/study/derive/forecast-tracks";
import { errorDifferences, type OddsRequest, passingOdds } from "@/lib/study/derive/passing-odds";
import { rounded } from "@/lib/study/derive/rounded";
import type { Forecast, ForecastRecord } from "@/lib/study/prediction";
import type { Study, StudyResult } from "@/lib/study/study";

export type BrandForecasts = Pick<
  Study,
  "forecasts" | "forecastHistories" | "forecastRecords" | "forecastTracks" | "passingOdds"
>;

/**
 * Forecasts of the score and position of every brand in its market's latest wave, and the performance of past ones:
 * each origin uses only what was known then. A brand that was missing from a wave is forecast from later ones.
 */
export function forecastBrands(results: readonly StudyResult[]): BrandForecasts {
  const runs = brandRuns(results);
  const basis = forecastBasis(runs.map(({ series }) => series));
  const errorsOf = positionErrors(basis.past);
  const differencesOf = errorDifferences(errorsOf);
  const latest = Map.groupBy(forecastLatest(basis), ({ group }) => group);
  const runsOf = Map.groupBy(runs, ({ series }) => series.group);
  const markets = basis.groups.map((group) => {
    const own = new Map((runsOf.get(group.group) ?? []).map((run) => [run.series.key, run]));
    return forecastMarket(basis, group, own, latest.get(group.group) ?? [], { errorsOf, differencesOf });
  });
  return {
    forecasts: markets.flatMap(({ forecasts }) => forecasts),
    forecastHistories: markets.flatMap((market) => market.forecastHistories),
    forecastRecords: markets.flatMap(({ forecastRecords }) => forecastRecords),
    forecastTracks: markets.flatMap((market) => market.forecastTracks),
    passingOdds: markets.flatMap((market) => market.passingOdds),
  };
}

function forecastMarket(
  basis: ForecastBasis,
  group: GroupBasis,
  runs: ReadonlyMap<string, BrandRun>,
  latest: readonly SeriesForecast[],
  { errorsOf, differencesOf }: { errorsOf: PositionErrorsOf } & Pick<OddsRequest, "differencesOf">,
): BrandForecasts {
  const { horizons, originsJudged } = basis.options;
  const { lastYear, step, chosen } = group;
  const market = group.group;
  const overHorizons = Array.from({ length: horizons }, (_, ahead) => {
    const horizon = ahead + 1;
    const from = (year: number) => positionsFrom(basis, group, errorsOf, year, horizon);
    const past = Array.from({ length: originsJudged }, (_, i) =>
      from(lastYear - (horizon + originsJudged - 1 - i) * step),
    );
    const hits = new Map(
      past.flatMap((field) =>
        [...positionHits(field)].map(([{ key, originYear }, isIn]) => [`${key}/${originYear}`, isIn] as const),
      ),
    );
    return {
      horizon,
      latest: from(lastYear),
      past,
      hits,
    };
  });
  const positionsOf = overHorizons.map(
    (over) => new Map(over.latest.map((position) => [position.origin.key, position] as const)),
  );
  return {
    forecasts: latest.map((forecast) =>
      toForecast(forecast, positionsOf[(forecast.year - lastYear) / step - 1]?.get(forecast.key) as PositionForecast),
    ),
    forecastHistories: forecastHistories(basis, group, runs),
    forecastRecords: group.records.map(({ group: of, ...record }): ForecastRecord => ({
      market: of,
      originYear: lastYear,
      ...record,
    })),
    forecastTracks: forecastTracks(
      basis,
      group,
      (key) => runs.get(key)?.industrySlug ?? "",
      (horizon, key, originYear) => overHorizons[horizon - 1]?.hits.get(`${key}/${originYear}`) ?? null,
    ),
    passingOdds: overHorizons.flatMap(({ horizon, latest: field, past }) =>
      passingOdds({ market, model: chosen, latestYear: lastYear, horizon, latest: field, past, differencesOf }),
    ),
  };
}

function toForecast(
  { group, key, originYear, year, model, points, ...figures }: SeriesForecast,
  position: PositionForecast,
): Forecast {
  const { value, low, high, low80, high80, low50, high50 } = figures;
  return {
    market: group,
    originYear,
    year,
    brandSlug: key,
    model,
    value: rounded(value),
    low: rounded(low),
    high: rounded(high),
    low80: rounded(low80),
    high80: rounded(high80),
    low50: rounded(low50),
    high50: rounded(high50),
    position: position.median,
    positionLow: position.low,
    positionHigh: position.high,
    topTen: rounded(position.topTen),
    waves: points,
  };
}
