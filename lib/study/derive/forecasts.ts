import { forecastSeries } from "@/lib/statistics/forecast-study";
import { type ScoredResult, wavesOf } from "@/lib/study/derive/wave-pairs";
import type { Forecast, ForecastRecord, StudyResult } from "@/lib/study/study";
import type { MarketSlug } from "@/lib/markets/market";

/**
 * Forecasts of every brand that is in its market's latest wave, and how such forecasts did in the past. A brand that
 * was away for a year is forecast from the waves since.
 */
export function forecastBrands(results: readonly StudyResult[]): { forecasts: Forecast[]; records: ForecastRecord[] } {
  const waves = wavesOf(results);
  const latest = new Map(waves.map(({ market, year }) => [market, year]));
  const brands = Map.groupBy(
    waves.flatMap((wave) => wave.results),
    ({ market, brandSlug }) => `${market}/${brandSlug}`,
  );
  const series = [...brands.values()].flatMap((own) => runsOf(own)).map((run) => {
    const [{ market, brandSlug, year }] = run as [ScoredResult, ...ScoredResult[]];
    // A brand that came back has several runs; the earlier ones still tell how forecasts do.
    const key = run.at(-1)?.year === latest.get(market) ? brandSlug : `${brandSlug} until ${run.at(-1)?.year}`;
    return { key, group: market, start: year, values: run.map(({ score }) => score) };
  });
  const { forecasts, records } = forecastSeries(series);
  return {
    forecasts: forecasts.map(({ key, group, points, value, low, high, ...forecast }): Forecast => {
      const figures = { value: round(value), low: round(low), high: round(high) };
      return { market: group as MarketSlug, brandSlug: key, ...forecast, ...figures, waves: points };
    }),
    records: records.map(({ group, ...record }): ForecastRecord => {
      const market = group as MarketSlug;
      return { market, originYear: latest.get(market) as number, ...record };
    }),
  };
}

/** A brand's results, earliest first, split where a year is missing. */
function runsOf(results: readonly ScoredResult[]): ScoredResult[][] {
  const runs: ScoredResult[][] = [];
  for (const result of results) {
    const run = runs.at(-1);
    if (run?.at(-1)?.year === result.year - 1) run.push(result);
    else runs.push([result]);
  }
  return runs;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
