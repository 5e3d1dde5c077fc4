import { MARKETS, type MarketSlug } from "@/lib/catalogue/markets/market";
import type { StudyResult } from "@/lib/study/study";

/** A result with score and standard error: that of a ranked brand. */
export type ScoredResult = StudyResult & { score: number; standardError: number; overallPosition: number };

/** A wave's results with scores beside those of the market's previous wave. */
export type WavePair = {
  market: MarketSlug;
  year: number;
  previousYear: number;
  /** Brands with a score in both, in the order of the later wave. */
  brands: { then: ScoredResult; now: ScoredResult }[];
};

/** The results with scores of each market's waves, earliest first; markets in the order of the results. */
export function wavesOf(
  results: readonly StudyResult[],
): { market: MarketSlug; year: number; results: ScoredResult[] }[] {
  const scored = results.filter(isScored);
  const inOrder = [...MARKETS.map(({ slug }) => slug), ...scored.map(({ market }) => market)];
  return [...new Set(inOrder)].flatMap((market) => {
    const ofMarket = Map.groupBy(
      scored.filter((result) => result.market === market),
      ({ year }) => year,
    );
    return [...ofMarket].sort(([a], [b]) => a - b).map(([year, own]) => ({ market, year, results: own }));
  });
}

/** Every two consecutive waves of a market. */
export function wavePairs(results: readonly StudyResult[]): WavePair[] {
  const waves = wavesOf(results);
  return waves.flatMap(({ market, year, results: later }, i) => {
    const before = waves[i - 1];
    if (before?.market !== market) return [];
    const then = new Map(before.results.map((result) => [result.brandSlug, result]));
    const brands = later.flatMap((now) => {
      const earlier = then.get(now.brandSlug);
      return earlier ? [{ then: earlier, now }] : [];
    });
    return brands.length === 0 ? [] : [{ market, year, previousYear: before.year, brands }];
  });
}

export function isScored(result: StudyResult): result is ScoredResult {
  return result.score !== null && result.standardError !== null && result.overallPosition !== null;
}
