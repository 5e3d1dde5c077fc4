import "server-only";
import { rankingScope, type RankingQuestion, type RankingScope } from "@/lib/access/ranking-scope";
import { anonymousViewer } from "@/lib/access/viewer";
import { toTrend, type TrendPoint } from "@/lib/rankings/brand-panel";
import { loadStudyMarket } from "@/lib/catalogue/definition/load";
import { loadPublication } from "@/lib/rankings/publications/load";
import type { MemberQuery } from "@/lib/rankings/member-query";
import { toMemberRanking, type MemberRankingView } from "@/lib/rankings/member-view";
import {
  listBrandWaves,
  listIndustries,
  listIndustryBrands,
  listMarkets,
  listRankedBrands,
  listUnrankedBrands,
  type MarketRow,
} from "@/lib/rankings/queries";
import type { Named } from "@/lib/catalogue/names/named";
import { RightsCache, rightsOf } from "@/lib/rankings/rights-cache";
import { narrowUnranked, toUnranked, type UnrankedBrand } from "@/lib/rankings/unranked";
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

/** Public pages read as an anonymous visitor and cache the result for everyone. */
const ANYONE = null;

/** Markets with published results, in display order. */
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

const loadAllUnranked = cachedForAll("unranked-brands", async (market: string): Promise<UnrankedBrand[]> =>
  (await listUnrankedBrands(ANYONE, market)).map(toUnranked),
);

/** Brands of a market, or of one industry in it, that its latest study does not rank, alphabetical. Slugs in. */
export async function loadUnranked(market: string, industry: string | null = null): Promise<UnrankedBrand[]> {
  return narrowUnranked(await loadAllUnranked(market), { industry });
}

/**
 * The latest ranking of a market, or of one industry in it, as any visitor may see it. Slugs in.
 * @returns null for an unknown market or industry
 * @throws if the database does not respond and nothing is cached
 */
export async function loadRanking(marketSlug: string, industrySlug?: string): Promise<RankingView | null> {
  const known = await loadStudyMarket(marketSlug);
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

/** An empty response may be due to a right that has just ended, so it is not cached. */
const waves = new RightsCache<Wave>("rankings: waves", 120, ({ results }) => results.length > 0);
const unranked = new RightsCache<UnrankedBrand[]>("rankings: unranked", 120, (brands) => brands.length > 0);
const trends = new RightsCache<TrendPoint[]>("rankings: trends", 2_000, (points) => points.length > 0);

/** Whether the scope includes this year's exact values. */
const isOpen = (scope: RankingScope): scope is OpenScope => scope.kind === "open" && scope.scores;

async function loadWave(reader: Reader, market: Named, year: number, scope: OpenScope, stamp: number): Promise<Wave> {
  const key = { stamp, rights: rightsOf(reader.viewer), question: [market.slug, year] };
  return waves.read(key, async () =>
    toWave(year, await listRankedBrands(reader.caller, market.slug, null, year), scope),
  );
}

/** Brands that the latest study does not rank, with the number of people asked if the reader may see it. */
async function loadUnrankedFor(reader: Reader, market: Named, year: number, stamp: number): Promise<UnrankedBrand[]> {
  const key = { stamp, rights: rightsOf(reader.viewer), question: [market.slug, year] };
  return unranked.read(key, async () => (await listUnrankedBrands(reader.caller, market.slug, year)).map(toUnranked));
}

/** Maximum years between the latest study and the previous one. */
const LONGEST_STEP = 2;

/** The previous study, one or two years earlier, or null if there is none for this reader. */
async function loadEarlier(
  reader: Reader,
  market: Named,
  question: RankingQuestion,
  stamp: number,
): Promise<Wave | null> {
  for (let back = 1; back <= LONGEST_STEP; back += 1) {
    const year = question.latestYear - back;
    const scope = rankingScope(reader.viewer, { ...question, year });
    if (!isOpen(scope)) return null;
    const wave = await loadWave(reader, market, year, scope, stamp);
    if (wave.results.length > 0) return wave;
  }
  return null;
}

/** A brand's years in the reader's plan, whatever the database returned. */
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

/** The latest ranking of a market or industry as its reader may see it, with the requested brand's panel. */
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
      market: (await loadStudyMarket(query.country)) ?? { slug: query.country, name: query.country },
      industry: null,
      query,
    };

  const question = toQuestion(market, markets, industry !== null);
  const scope = rankingScope(reader.viewer, question);
  if (scope.kind === "locked") return { status: "locked", reason: scope.reason, market, industry, query };

  const stamp = publication?.stamp ?? 0;
  const [wave, earlier, trend, notRanked] = await Promise.all([
    loadWave(reader, market, market.year, scope, stamp),
    loadEarlier(reader, market, question, stamp),
    isOpen(scope) && query.brand ? loadTrend(reader, market, query.brand, question, stamp) : [],
    loadUnrankedFor(reader, market, market.year, stamp),
  ]);
  const own = isOpen(scope) ? notRanked : notRanked.map((brand) => ({ ...brand, n: null }));
  return toMemberRanking({ query, market, industry, wave, earlier, isOpen: isOpen(scope), trend, unranked: own });
}

function toQuestion(market: MarketSummary, markets: MarketSummary[], byIndustry: boolean): RankingQuestion {
  const currentYear = Math.max(...markets.map(({ year }) => year));
  return { byIndustry, year: market.year, latestYear: market.year, currentYear };
}
