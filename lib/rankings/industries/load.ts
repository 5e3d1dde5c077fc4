import "server-only";
import {
  isThinIndustry,
  toLeaders,
  type IndustryElsewhere,
  type IndustryFacts,
} from "@/lib/rankings/industries/industry-facts";
import { listIndustryNames } from "@/lib/rankings/industries/queries";
import { loadIndustries, loadMarkets, loadRanking } from "@/lib/rankings/load";
import type { RankedBrand } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";

/** The sign-up form is the same for everyone. */
const ANYONE = null;

/**
 * Industries to choose from at sign-up: those of 2024, or of 2025 where a study has no 2024.
 * @throws if the database does not respond and nothing is cached
 */
export const loadSignUpIndustries = cachedForAll("sign-up-industries", async (): Promise<string[]> => {
  const names = await listIndustryNames(ANYONE, 2024);
  return names.length > 0 ? names : listIndustryNames(ANYONE, 2025);
});

/** The public rows of a market. */
async function loadTopTen(market: string): Promise<RankedBrand[]> {
  const view = await loadRanking(market);
  return view?.status === "ready" ? view.rows : [];
}

async function loadElsewhere(market: Named, industry: string): Promise<IndustryElsewhere | null> {
  const [view, topTen] = await Promise.all([loadRanking(market.slug, industry), loadTopTen(market.slug)]);
  if (view?.status !== "locked" || view.brands.length === 0) return null;
  return {
    market: { slug: market.slug, name: market.name },
    brands: view.brands,
    leaders: toLeaders(topTen, industry),
  };
}

/**
 * Public facts about an industry in a market. Slugs in; null if there is no such list.
 * @throws if the database does not respond and nothing is cached
 */
export async function loadIndustryFacts(marketSlug: string, industrySlug: string): Promise<IndustryFacts | null> {
  const [view, markets, industries] = await Promise.all([
    loadRanking(marketSlug, industrySlug),
    loadMarkets(),
    loadIndustries(marketSlug),
  ]);
  if (view?.status !== "locked" || !view.industry) return null;
  const others = markets.filter(({ slug }) => slug !== view.market.slug);
  const [topTen, elsewhere] = await Promise.all([
    loadTopTen(view.market.slug),
    Promise.all(others.map((market) => loadElsewhere(market, industrySlug))),
  ]);
  return {
    market: view.market,
    industry: view.industry,
    brands: view.brands,
    topTen,
    industries,
    elsewhere: elsewhere.filter((each) => each !== null),
  };
}

export interface ListedIndustry {
  market: string;
  industry: string;
  /** ISO time of the publication the page shows. */
  updatedAt: string;
}

/** Industries with enough content to be indexed, in display order. */
export async function loadListedIndustries(): Promise<ListedIndustry[]> {
  const markets = await loadMarkets();
  const lists = await Promise.all(
    markets.map(async ({ slug: market, publishedAt: updatedAt }) => {
      const [industries, topTen] = await Promise.all([loadIndustries(market), loadTopTen(market)]);
      return industries
        .filter(({ slug, brandCount }) => !isThinIndustry({ brandCount, leaders: toLeaders(topTen, slug).length }))
        .map(({ slug: industry }) => ({ market, industry, updatedAt }));
    }),
  );
  return lists.flat();
}
