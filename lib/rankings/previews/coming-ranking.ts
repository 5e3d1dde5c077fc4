import { rankingScope, type RankingScope } from "@/lib/access/ranking-scope";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { anonymousViewer, type Viewer } from "@/lib/access/viewer";
import type { RankRange, ScoreCell } from "@/lib/rankings/ranking-row";
import { toList, toWave, type WaveRow } from "@/lib/rankings/wave";
import { foldName } from "@/lib/catalogue/names/slug";
import type { Named } from "@/lib/catalogue/names/named";
import type { PreviewLevel } from "@/lib/study/previews/preview-link";
import type { StudyResult, StudyWave } from "@/lib/study/study";

/** People of each level. A subscriber of the smallest plan sees what all subscribers see. */
const VIEWERS: Readonly<Record<PreviewLevel, Viewer>> = {
  public: anonymousViewer,
  member: { level: "free", userId: "preview", tier: null, role: "user" },
  subscriber: { level: "paid", userId: "preview", tier: RIGHT_TIERS.scores, role: "user" },
};

export interface ComingRow {
  position: number;
  brand: string;
  industry: string;
  range: RankRange | null;
  score: ScoreCell;
  /** Since the previous study; null where this level does not see it, or where there is none. */
  change: { points: number; isClear: boolean } | null;
}

/** The coming ranking of a market as people of one level will see it. */
export interface ComingRanking {
  market: Named;
  year: number;
  rows: ComingRow[];
  /** Brands in the ranking, and how many of them this level does not see. */
  total: number;
  beyond: number;
  hasScores: boolean;
  hasChanges: boolean;
}

interface Computed {
  waves: readonly StudyWave[];
  results: readonly StudyResult[];
}

/** The markets of a computation with the year of their latest study, in the order of the study. */
export function comingMarkets({ waves }: Pick<Computed, "waves">, markets: readonly Named[]) {
  return markets.flatMap((market) => {
    const years = waves.filter((wave) => wave.market === market.slug).map(({ year }) => year);
    return years.length === 0 ? [] : [{ market, year: Math.max(...years) }];
  });
}

/** The coming ranking of a market by the rules of the published ones: what a level may not see is not in it. */
export function toComingRanking(
  { waves, results }: Computed,
  { market, year }: { market: Named; year: number },
  level: PreviewLevel,
): ComingRanking {
  const currentYear = Math.max(...waves.map((wave) => wave.year));
  const scope = rankingScope(VIEWERS[level], { byIndustry: false, year, latestYear: year, currentYear });
  const own = results.filter((result) => result.market === market.slug && result.year === year);
  const ranked = own.filter(({ overallPosition }) => overallPosition !== null).toSorted(inOrder);
  if (scope.kind === "locked") throw new Error("The latest ranking of a market is open to everyone.");
  const list = toList(
    toWave(
      year,
      ranked.map((result) => toRow(result, scope)),
      scope,
    ),
    null,
  );
  const changes = new Map(own.map(({ brandSlug, change }) => [brandSlug, change]));
  const rows = list.map(({ position, brand, industry, range, score }): ComingRow => {
    const change = scope.movement ? changes.get(brand.slug) : null;
    return {
      ...{ position, brand: brand.name, industry: industry.name, range, score },
      change: change ? { points: change.difference, isClear: change.isTested } : null,
    };
  });
  return {
    ...{ market, year, rows, total: ranked.length, beyond: ranked.length - rows.length },
    hasScores: rows.some(({ score }) => score.status === "known"),
    hasChanges: rows.some(({ change }) => change !== null),
  };
}

/** Ties by name, as in the database. */
function inOrder(a: StudyResult, b: StudyResult): number {
  const [one, other] = [a, b].map(({ brand, brandSlug }) => `${foldName(brand)} ${brandSlug}`);
  return (a.overallPosition ?? 0) - (b.overallPosition ?? 0) || ((one ?? "") < (other ?? "") ? -1 : 1);
}

type OpenScope = Extract<RankingScope, { kind: "open" }>;

const toRow = (result: StudyResult, { exactRanges, scores }: OpenScope): WaveRow => ({
  brand_slug: result.brandSlug,
  brand_name: result.brand,
  industry_slug: result.industrySlug,
  industry_name: result.industry,
  overall_position: result.overallPosition,
  industry_position: result.industryPosition,
  rank_low: exactRanges ? result.rankLow : result.publicRankLow,
  rank_high: exactRanges ? result.rankHigh : result.publicRankHigh,
  range_exact: exactRanges,
  score: scores ? result.score : null,
  standard_error: scores ? result.standardError : null,
  n: scores ? result.n : null,
});
