import "server-only";
import { rankingScope, type RankingQuestion, type RankingScope } from "@/lib/access/ranking-scope";
import { anonymousViewer } from "@/lib/access/viewer";
import { toTrend, type TrendPoint } from "@/lib/rankings/brand-panel";
import { findMarketBySlug } from "@/lib/catalogue/markets/market";
import { loadPublication } from "@/lib/rankings/publications/load";
import type { MemberQuery } from "@/lib/rankings/member-query";
import { toMemberRanking, type MemberRankingView } from "@/lib/rankings/member-view";
import {
  listBrandWaves,
  listIndustries,
  listIndustryBrands,
  listMarkets,
  listRankedBrands,
  type MarketRow,
} from "@/lib/rankings/queries";
import type { Named } from "@/lib/catalogue/names/named";
import { RightsCache, rightsOf } from "@/lib/rankings/rights-cache";
import {
  toLockedView,
  toRankingView,
  type IndustrySummary,
  type MarketSummary,
  type RankingView,
} from "@/lib/rankings/view";
import { toWave, type OpenScope, type Wave } from "@/lib/rankings/wave";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";
import type { Reader } from "@/lib/access/reader";

/** Public pages ask as an anonymous visitor, the reader them: their answers are the same for everyone. */
const ANYONE = null;

/** Markets with published results, in the order they are offered. */
export const loadMarkets = cachedForAll("markets", async () => (await listMarkets(ANYONE)).map(toMarketSummary));

/** Industries of a market, alphabetical. */
export const loadIndustries = cachedForAll("industries", async (market: string): Promise<IndustrySummary[]> => {
  const rows = await listIndustries(ANYONE, market);
  return rows.map(({ slug, name, brand_count: brandCount }) => ({ slug, name, brandCount }));
});

const loadRankedBrands = cachedForAll("ranked-brands", async (market: string) =>
  listRankedBrands(ANYONE, market, null),
);

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
 * @throws when the database did not respond and nothing was read from it before
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

/** An answer without a row may be one to a right that ended just now: it is not kept. */
const waves = new RightsCache<Wave>(120, ({ results }) => results.length > 0);
const trends = new RightsCache<TrendPoint[]>(2_000, (points) => points.length > 0);

/** Does the scope open this year's exact figures? */
const isOpen = (scope: RankingScope): scope is OpenScope => scope.kind === "open" && scope.scores;

async function loadWave(reader: Reader, market: Named, year: number, scope: OpenScope, stamp: number): Promise<Wave> {
  const key = { stamp, rights: rightsOf(reader.viewer), question: [market.slug, year] };
  return waves.read(key, async () =>
    toWave(year, await listRankedBrands(reader.caller, market.slug, null, year), scope),
  );
}

/** The wave a year before, or null where there is none, or none for this reader. */
async function loadEarlier(
  reader: Reader,
  market: Named,
  question: RankingQuestion,
  stamp: number,
): Promise<Wave | null> {
  const year = question.latestYear - 1;
  const scope = rankingScope(reader.viewer, { ...question, year });
  if (!isOpen(scope)) return null;
  const wave = await loadWave(reader, market, year, scope, stamp);
  return wave.results.length > 0 ? wave : null;
}

/** A brand's years inside the reader's window, whatever the database gave. */
async function loadTrend(
  reader: Reader,
  market: Named,
  brand: string,
  question: RankingQuestion,
  stamp: number,
): Promise<TrendPoint[]> {
  const key = { stamp, rights: rightsOf(reader.viewer), question: [market.slug, brand] };
  return trends.read(key, async () => {
    const rows = await listBrandWaves(reader.caller, market.slug, brand);
    return toTrend(rows.filter(({ year }) => isOpen(rankingScope(reader.viewer, { ...question, year }))));
  });
}

/** The latest ranking of a market or industry as its reader may see it, with the panel of the brand asked for. */
export async function loadMemberRanking(reader: Reader, query: MemberQuery): Promise<MemberRankingView> {
  return (await answerInTime(readMemberRanking(reader, query))) ?? { status: "unanswered", query };
}

async function readMemberRanking(reader: Reader, query: MemberQuery): Promise<MemberRankingView> {
  const [markets, industries, publication] = await Promise.all([
    loadMarkets(),
    loadIndustries(query.country),
    loadPublication(),
  ]);
  const market = markets.find(({ slug }) => slug === query.country);
  const industry = industries.find(({ slug }) => slug === query.industry) ?? null;
  if (!market)
    return {
      status: "empty",
      market: findMarketBySlug(query.country) ?? { slug: query.country, name: query.country },
      industry: null,
      query,
    };

  const question = toQuestion(market, markets, industry !== null);
  const scope = rankingScope(reader.viewer, question);
  if (scope.kind === "locked") return { status: "locked", reason: scope.reason, market, industry, query };

  const stamp = publication?.stamp ?? 0;
  const [wave, earlier, trend] = await Promise.all([
    loadWave(reader, market, market.year, scope, stamp),
    loadEarlier(reader, market, question, stamp),
    isOpen(scope) && query.brand ? loadTrend(reader, market, query.brand, question, stamp) : [],
  ]);
  return toMemberRanking({ query, market, industry, wave, earlier, isOpen: isOpen(scope), trend });
}

function toQuestion(market: MarketSummary, markets: MarketSummary[], byIndustry: boolean): RankingQuestion {
  const currentYear = Math.max(...markets.map(({ year }) => year));
  return { byIndustry, year: market.year, latestYear: market.year, currentYear };
}
