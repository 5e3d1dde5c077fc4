import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { defaultIndustryOf, defaultMarketOf } from "@/lib/catalogue/default-selection";
import type { BrandName } from "@/lib/catalogue/names/names";

interface Industry {
  slug: string;
  name: string;
  brandCount: number;
}

/**
 * The market of a query that may not say one: the one asked for, else where the first brand is ranked, else the
 * default. Null without markets.
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

/** The industry of a query that may not say one: the one asked for, else the first brand's, else the default of the market. */
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

function findAsked({ brands }: AnalysisQuery, names: readonly BrandName[]): BrandName | null {
  const slug = brands[0];
  return names.find((each) => each.slug === slug) ?? null;
}
