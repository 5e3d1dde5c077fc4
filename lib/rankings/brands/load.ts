import "server-only";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { rankingScope } from "@/lib/access/ranking-scope";
import type { Reader } from "@/lib/access/reader";
import { anonymousViewer, type Viewer } from "@/lib/access/viewer";
import type { BrandFacts, BrandMarket } from "@/lib/rankings/brands/brand-facts";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { listBrandResults, searchBrands } from "@/lib/rankings/brands/queries";
import { toBrandView, type BrandStanding, type BrandSuggestion, type BrandView } from "@/lib/rankings/brands/view";
import { toLeaders } from "@/lib/rankings/industries/industry-facts";
import { loadStudyMarket } from "@/lib/catalogue/definition/load";
import { MOST_FOUND } from "@/lib/rankings/brands/search-limit";
import { loadMarkets, loadRanking, loadUnranked } from "@/lib/rankings/load";
import { trimSearch } from "@/lib/rankings/search-params";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";

const loadBrandResults = cachedForAll("brand", async (slug: string) => listBrandResults(null, slug));

type BrandResults = Awaited<ReturnType<typeof listBrandResults>>;

/** A brand as any visitor may see it, or null if no published ranking contains it. */
export async function loadBrand(slug: string): Promise<BrandView | null> {
  return isBrandSlug(slug) ? toViewFor(anonymousViewer, slug, await loadBrandResults(slug)) : null;
}

/**
 * A brand's latest position in each market as this member may see it; empty if no published ranking contains it.
 * @throws {DataError} if the database does not respond
 */
export async function loadMemberStandings(reader: Reader, slug: string): Promise<BrandStanding[]> {
  const view = await toViewFor(reader.viewer, slug, await listBrandResults(reader.caller, slug));
  return view?.standings ?? [];
}

async function toViewFor(viewer: Viewer, slug: string, results: BrandResults): Promise<BrandView | null> {
  const markets = await loadMarkets();
  const currentYear = Math.max(...markets.map(({ year }) => year));
  const unranked = await Promise.all(
    results.map(async ({ market_slug: market }) => ({ market, brands: await loadUnranked(market) })),
  );
  const unrankedIn = unranked.flatMap(({ market, brands }) =>
    brands.some(({ brand }) => brand.slug === slug) ? [market] : [],
  );
  const accessOf = (market: string, year: number) => {
    const scope = rankingScope(viewer, { byIndustry: false, year, latestYear: year, currentYear });
    return {
      isOpen: scope.kind === "open" && scope.scores,
      exactRanges: scope.kind === "open" && scope.exactRanges,
      hasScores: markets.some((each) => each.slug === market && each.hasScores),
    };
  };
  return toBrandView(results, accessOf, new Set(unrankedIn));
}

/**
 * A brand with the public facts about its industry in each market that ranks it; null if no published ranking contains
 * it.
 * @throws if the database does not respond and nothing is cached
 */
export async function loadBrandFacts(slug: string): Promise<BrandFacts | null> {
  const [view, markets] = await Promise.all([loadBrand(slug), loadMarkets()]);
  if (!view) return null;
  const brandMarkets = await Promise.all(
    view.standings.map(async (standing): Promise<BrandMarket | null> => {
      const [list, ranking] = await Promise.all([
        loadRanking(standing.market.slug, standing.industry.slug),
        loadRanking(standing.market.slug),
      ]);
      const market = markets.find((each) => each.slug === standing.market.slug);
      if (!market) return null;
      const top = ranking?.status === "ready" ? ranking.rows : [];
      const leaders = toLeaders(top, standing.industry.slug);
      // An industry without a ranked brand has no list.
      return { standing, market, peers: list?.status === "locked" ? list.brands : [], leaders, top };
    }),
  );
  const { rankingYear, smallestBase } = await loadShownStudy();
  return {
    view,
    markets: brandMarkets.filter((market) => market !== null),
    marketCount: markets.length,
    rankingYear,
    smallestBase,
  };
}

/** Slugs of all brands in a public part of a ranking, alphabetical. */
export async function loadPublicBrandSlugs(): Promise<string[]> {
  const markets = await loadMarkets();
  const views = await Promise.all(markets.map(({ slug }) => loadRanking(slug)));
  const slugs = views.flatMap((view) => (view?.status === "ready" ? view.rows.map((row) => row.brand.slug) : []));
  return [...new Set(slugs)].sort();
}

/**
 * Brands of a market that match a name, without positions; at most `limit`. Not cached, because there are countless
 * texts.
 * @returns null for an unknown market; an empty list for a blank text
 */
export async function loadBrandSearch(
  market: string,
  q: string,
  limit = MOST_FOUND,
): Promise<BrandSuggestion[] | null> {
  if (!(await loadStudyMarket(market))) return null;
  const text = trimSearch(q);
  if (!text) return [];
  const rows = await searchBrands(null, market, text, limit);
  return rows.map((row) => ({ slug: row.brand_slug, name: row.brand_name, industry: row.industry_name }));
}
