import type { YearlySeries } from "@/lib/statistics/yearly-series";
import { type ScoredResult, wavesOf } from "@/lib/study/derive/wave-pairs";
import { type StepOf, waveSteps } from "@/lib/study/derive/wave-steps";
import type { StudyResult } from "@/lib/study/study";

/** A brand's scores in consecutive waves; `group` is its market. */
export type BrandRun = { series: YearlySeries; brandSlug: string; industrySlug: string; isCurrent: boolean };

/**
 * Every series of every brand's scores. A brand missing from a wave has several; earlier ones, and those of
 * discontinued brands, still show how forecasts perform. The current one reaches its market's latest wave.
 */
export function brandRuns(results: readonly StudyResult[]): BrandRun[] {
  const waves = wavesOf(results);
  const latest = new Map(waves.map(({ market, year }) => [market, year]));
  const stepOf = waveSteps(waves);
  const brands = Map.groupBy(
    waves.flatMap((wave) => wave.results),
    ({ market, brandSlug }) => `${market}/${brandSlug}`,
  );
  return [...brands.values()]
    .flatMap((own) => runsOf(own, stepOf))
    .map((run): BrandRun => {
      const [{ market, brandSlug, year: start }] = run as [ScoredResult, ...ScoredResult[]];
      const last = run.at(-1) as ScoredResult;
      const isCurrent = last.year === latest.get(market);
      const values = run.map(({ score }) => score);
      const variances = run.map(({ standardError }) => standardError ** 2);
      const key = isCurrent ? brandSlug : `${brandSlug} until ${last.year}`;
      return {
        series: { key, group: market, start, step: stepOf(market), values, variances },
        brandSlug,
        industrySlug: last.industrySlug,
        isCurrent,
      };
    });
}

/** A brand's results, earliest first, split at missing waves. */
function runsOf(results: readonly ScoredResult[], stepOf: StepOf): ScoredResult[][] {
  const runs: ScoredResult[][] = [];
  for (const result of results) {
    const run = runs.at(-1);
    if (run?.at(-1)?.year === result.year - stepOf(result.market)) run.push(result);
    else runs.push([result]);
  }
  return runs;
}
