import type { RankedBrand } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";

/** An industry's list in one more market. */
export interface IndustryElsewhere {
  market: Named;
  brands: Named[];
  /** Its rows in that market's public top 10. */
  leaders: RankedBrand[];
}

/** All that anyone may know of an industry in a market, and nothing else: counts, names, and the public top 10. */
export interface IndustryFacts {
  market: MarketSummary;
  industry: IndustrySummary;
  /** Alphabetical. */
  brands: Named[];
  /** The market's public list, whatever its industries, by overall position. */
  topTen: RankedBrand[];
  /** All industries of the market. */
  industries: IndustrySummary[];
  /** Other markets that rank the industry, in the order they are offered. */
  elsewhere: IndustryElsewhere[];
}

/** Brands that a list needs to be worth finding when none of them is in the top 10. */
const ENOUGH_BRANDS = 5;

/** Is there too little to say of an industry in a market for search engines to list its page? */
export function isThinIndustry({ brandCount, leaders }: { brandCount: number; leaders: number }): boolean {
  return brandCount < ENOUGH_BRANDS && leaders === 0;
}

/** The rows of a public list that belong to an industry. */
export function toLeaders(topTen: readonly RankedBrand[], industry: string): RankedBrand[] {
  return topTen.filter((row) => row.industry.slug === industry);
}

/** An industry of a public list, with how many of its rows are of it. */
export interface TopIndustry extends Named {
  rows: number;
}

/** The industries of a public list: those with most rows first, then by name. */
export function toTopIndustries(topTen: readonly RankedBrand[]): TopIndustry[] {
  const groups = Map.groupBy(topTen, (row) => row.industry.slug);
  return [...groups.values()]
    .flatMap((rows) => (rows[0] ? [{ ...rows[0].industry, rows: rows.length }] : []))
    .sort((a, b) => b.rows - a.rows || a.name.localeCompare(b.name, "en"));
}

/** Do two of the ranges have no position in common? Rows without a range separate nothing. */
export function areSeparate(rows: readonly RankedBrand[]): boolean {
  const ranges = rows.flatMap(({ range }) => (range ? [range] : []));
  const [last, first] = [Math.max(...ranges.map(({ low }) => low)), Math.min(...ranges.map(({ high }) => high))];
  return ranges.length > 1 && last > first;
}

export interface SharedBrand {
  brand: Named;
  /** The other markets that rank it in this industry. */
  markets: Named[];
}

/** Brands of the list that other markets rank too, alphabetical. */
export function toSharedBrands({ brands, elsewhere }: Pick<IndustryFacts, "brands" | "elsewhere">): SharedBrand[] {
  return brands.flatMap((brand) => {
    const markets = elsewhere
      .filter((other) => other.brands.some(({ slug }) => slug === brand.slug))
      .map(({ market }) => market);
    return markets.length > 0 ? [{ brand, markets }] : [];
  });
}

/** How many industries of the market have more ranked brands, and how many as many. */
export function toSizeRank({ industry, industries }: Pick<IndustryFacts, "industry" | "industries">): {
  larger: number;
  asLarge: number;
} {
  return {
    larger: industries.filter(({ brandCount }) => brandCount > industry.brandCount).length,
    asLarge: industries.filter(({ slug, brandCount }) => slug !== industry.slug && brandCount === industry.brandCount)
      .length,
  };
}

/** The largest first, those of one size by name: counts of names, so no result is in the order. */
export function bySize(industries: readonly IndustrySummary[]): IndustrySummary[] {
  return industries.toSorted((a, b) => b.brandCount - a.brandCount || a.name.localeCompare(b.name, "en"));
}
