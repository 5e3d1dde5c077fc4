import { MARKETS, type MarketSlug } from "@/lib/catalogue/markets/market";

// The default market and industry, in one place.

/** The market shown until a visitor chooses one: the first listed. */
export const DEFAULT_MARKET: MarketSlug = (MARKETS[0] as (typeof MARKETS)[number]).slug;

/** The default market if it is one of these, otherwise the first; null for none. */
export const defaultMarketOf = <Slug extends string>(slugs: readonly Slug[]): Slug | null =>
  slugs.find((slug) => slug === DEFAULT_MARKET) ?? slugs[0] ?? null;

/** The industry shown until one is chosen: the one with the most brands, the first by name if tied; null for none. */
export function defaultIndustryOf<Industry extends { name: string; brandCount: number }>(
  industries: readonly Industry[],
): Industry | null {
  const [largest] = industries.toSorted((a, b) => b.brandCount - a.brandCount || a.name.localeCompare(b.name, "en"));
  return largest ?? null;
}
