import { fitLevelVariance } from "@/lib/statistics/local-level";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { type ScoredResult, wavesOf } from "@/lib/study/derive/wave-pairs";
import { waveSteps } from "@/lib/study/derive/wave-steps";
import type { StudyResult } from "@/lib/study/study";
import { evidenceOfChanges, volatilities, type VolatilityOf } from "@/lib/statistics/volatility";
import type { YearlySeries } from "@/lib/statistics/yearly-series";

/** A brand's scores minus its market's mean of the year, without gaps, earliest first. In points. */
export type AdjustedSeries = YearlySeries & {
  market: MarketSlug;
  step: number;
  brandSlug: string;
  results: ScoredResult[];
  values: number[];
  variances: number[];
};

/**
 * Every brand's series of market-adjusted scores with at least two waves, and by market the variance of brands'
 * ordinary steps between waves beyond sampling error; some brands take larger steps than others.
 */
export function adjustedSeries(results: readonly StudyResult[]): {
  series: AdjustedSeries[];
  stepVariance: Map<MarketSlug, number>;
  volatilityOf: VolatilityOf;
} {
  const runs = new Map<string, AdjustedSeries[]>();
  const waves = wavesOf(results);
  const stepOf = waveSteps(waves);
  for (const { market, year, results: wave } of waves) {
    const step = stepOf(market);
    const mean = wave.reduce((sum, { score }) => sum + score, 0) / wave.length;
    for (const result of wave) {
      const key = `${market}/${result.brandSlug}`;
      const own = runs.get(key) ?? [];
      runs.set(key, own);
      let run = own.at(-1);
      if (run?.results.at(-1)?.year !== year - step) {
        const { brandSlug } = result;
        run = {
          key: `${brandSlug}/${year}`,
          group: market,
          start: year,
          step,
          market,
          brandSlug,
          results: [],
          values: [],
          variances: [],
        };
        own.push(run);
      }
      run.results.push(result);
      run.values.push(result.score - mean);
      run.variances.push(result.standardError ** 2);
    }
  }
  const series = [...runs.values()].flat().filter(({ values }) => values.length >= 2);
  const stepVariance = new Map(
    [...Map.groupBy(series, ({ market }) => market)].map(([market, own]) => [
      market,
      fitLevelVariance(own.map(({ values, variances }) => ({ values, observationVariances: variances }))),
    ]),
  );
  return { series, stepVariance, volatilityOf: volatilities(series, evidenceOfChanges) };
}
