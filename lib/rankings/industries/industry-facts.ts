import type { RankedBrand } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";

/** An industry's ranking in another market. */
export interface IndustryElsewhere {
  market: Named;
  brands: Named[];
  /** Its brands in that market's public top 10. */
  leaders: RankedBrand[];
}

/** Everything public about an industry in a market: counts, names, and the public top 10. */
export interface IndustryFacts {
  market: MarketSummary;
  industry: IndustrySummary;
  /** Alphabetical. */
  brands: Named[];
  /** The market's public top 10 over all industries, by overall position. */
  topTen: RankedBrand[];
  /** All industries of the market. */
  industries: IndustrySummary[];
  /** Other markets that rank the industry, in display order. */
  elsewhere: IndustryElsewhere[];
}

/** Number of brands from which a list is indexed even if none of them is in the top 10. */
const ENOUGH_BRANDS = 5;

/** Whether an industry's page has too little content to be indexed. */
export function isThinIndustry({ brandCount, leaders }: { brandCount: number; leaders: number }): boolean {
  return brandCount < ENOUGH_BRANDS && leaders === 0;
}

/** Rows of a public top 10 in an industry. */
export function toLeaders(topTen: readonly RankedBrand[], industry: string): RankedBrand[] {
  return topTen.filter((row) => row.industry.slug === industry);
}

/** An industry in a public top 10, with its number of rows. */
export interface TopIndustry extends Named {
  rows: number;
}

/** Industries of a public top 10: most rows first, then by name. */
export function toTopIndustries(topTen: readonly RankedBrand[]): TopIndustry[] {
  const groups = Map.groupBy(topTen, (row) => row.industry.slug);
  return [...groups.values()]
    .flatMap((rows) => (rows[0] ? [{ ...rows[0].industry, rows: rows.length }] : []))
    .sort((a, b) => b.rows - a.rows || a.name.localeCompare(b.name, "en"));
}

/** Whether two of the rank ranges have no common position. Rows without a range are ignored. */
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

/** Brands that other markets rank too, alphabetical. */
export function toSharedBrands({ brands, elsewhere }: Pick<IndustryFacts, "brands" | "elsewhere">): SharedBrand[] {
  return brands.flatMap((brand) => {
    const markets = elsewhere
      .filter((other) => other.brands.some(({ slug }) => slug === brand.slug))
      .map(({ market }) => market);
    return markets.length > 0 ? [{ brand, markets }] : [];
  });
}

/** How many industries of the market have more ranked brands, and how many the same number. */
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

/** The largest first, ties by name. Counts only, so the order reveals no result. */
export function bySize(industries: readonly IndustrySummary[]): IndustrySummary[] {
  return industries.toSorted((a, b) => b.brandCount - a.brandCount || a.name.localeCompare(b.name, "en"));
}
