import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { defaultIndustryOf, defaultMarketOf } from "@/lib/catalogue/default-selection";
import type { BrandName } from "@/lib/catalogue/names/names";

interface Industry {
  slug: string;
  name: string;
  brandCount: number;
}

/**
 * The market of a query: the requested one, otherwise where the first brand is ranked, otherwise the default. Null
 * without markets.
 */
export function toDefaultMarket(
  query: AnalysisQuery,
  markets: readonly string[],
  names: readonly BrandName[],
): string | null {
  if (query.market !== null && markets.includes(query.market)) return query.market;
  const home = findAsked(query, names)?.markets.find((market) => markets.includes(market));
  return home ?? defaultMarketOf(markets);
}

/** The industry of a query: the requested one, otherwise the first brand's, otherwise the market's default. */
export function toDefaultIndustry(
  query: AnalysisQuery,
  industries: readonly Industry[],
  names: readonly BrandName[],
): string | null {
  if (query.industry !== null && industries.some(({ slug }) => slug === query.industry)) return query.industry;
  const own = findAsked(query, names)?.industry;
  const named = industries.find(({ name }) => name === own);
  return (named ?? defaultIndustryOf(industries))?.slug ?? null;
}

function findAsked({ brands, near }: AnalysisQuery, names: readonly BrandName[]): BrandName | null {
  const slug = brands[0] ?? near;
  return names.find((each) => each.slug === slug) ?? null;
}
