import "server-only";
import { rankingScope, type RankingScope } from "@/lib/access/ranking-scope";
import { anonymousViewer } from "@/lib/access/viewer";
import { findMarketBySlug } from "@/lib/markets/market";
import {
  listIndustries,
  listIndustryBrands,
  listMarkets,
  listRankedBrands,
  type MarketRow,
} from "@/lib/rankings/queries";
import type { Named } from "@/lib/rankings/ranking-row";
import {
  toLockedView,
  toRankingView,
  type IndustrySummary,
  type MarketSummary,
  type RankingView,
} from "@/lib/rankings/view";
import { cachedForAll } from "@/lib/site/load";

/** Public pages ask as an anonymous visitor, whoever reads them: their answers are the same for everyone. */
const ANYONE = null;

/** Markets with published results, in the order they are offered. */
export const loadMarkets = cachedForAll("markets", async () => (await listMarkets(ANYONE)).map(toMarketSummary));

/** Industries of a market, alphabetical. */
export const loadIndustries = cachedForAll("industries", async (market: string): Promise<IndustrySummary[]> => {
  const rows = await listIndustries(ANYONE, market);
  return rows.map(({ slug, name, brand_count: brandCount }) => ({ slug, name, brandCount }));
});

const loadRankedBrands = cachedForAll("ranked-brands", async (market: string) => listRankedBrands(ANYONE, market, null));

const loadIndustryBrands = cachedForAll(
  "industry-brands",
  async (market: string, industry: string): Promise<Named[]> => {
    const rows = await listIndustryBrands(ANYONE, market, industry);
    return rows.map((row) => ({ slug: row.brand_slug, name: row.brand_name }));
  },
);

/**
 * The latest ranking of a market, or of one industry in it, as any visitor may see it. Slugs in.
 * @returns null for a market or industry there is none of
 * @throws when the database did not answer and nothing was read from it before
 */
export async function loadRanking(marketSlug: string, industrySlug?: string): Promise<RankingView | null> {
  const known = findMarketBySlug(marketSlug);
  if (!known) return null;
  const [markets, industries] = await Promise.all([loadMarkets(), loadIndustries(known.slug)]);
  const market = markets.find(({ slug }) => slug === known.slug);
  const industry = industries.find(({ slug }) => slug === industrySlug) ?? null;
  if (industrySlug !== undefined && !industry) return null;
  if (!market) return { status: "empty", market: known, industry: null };

  const scope = rankingScope(anonymousViewer, {
    byIndustry: industry !== null,
    year: market.year,
    latestYear: market.year,
    currentYear: Math.max(...markets.map(({ year }) => year)),
  });
  return toView(market, industry, scope);
}

async function toView(
  market: MarketSummary,
  industry: IndustrySummary | null,
  scope: RankingScope,
): Promise<RankingView> {
  if (scope.kind === "open") {
    return toRankingView({ market, industry, rows: await loadRankedBrands(market.slug) }, scope);
  }
  const brands = industry ? await loadIndustryBrands(market.slug, industry.slug) : [];
  return toLockedView(market, industry, scope.reason, brands);
}

function toMarketSummary(row: MarketRow): MarketSummary {
  const { fieldwork_from: from, fieldwork_to: to } = row;
  return {
    slug: row.slug,
    name: row.name,
    year: row.year,
    brandCount: row.brand_count,
    industryCount: row.industry_count,
    interviews: row.interviews,
    fieldwork: from !== null && to !== null ? { from, to } : null,
    publishedAt: row.published_at,
    isSample: row.is_sample,
    hasScores: row.has_scores,
  };
}
