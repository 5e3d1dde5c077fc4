import type { BrandHistory } from "@/lib/rankings/histories/dataset";

/** Slugs of the markets that rank a brand in the reader's years, in the order offered. */
export function marketsOf({ years }: BrandHistory): string[] {
  return [...new Set(years.map(({ market }) => market))];
}

/** Market, year and industry of a brand's snapshot. */
export interface SnapshotSelection {
  market: string;
  year: number;
  industry: string;
}

/**
 * The requested selection if the brand is ranked there; otherwise its first market and its latest year. Null for a
 * brand without years.
 */
export function toSnapshotSelection(
  brand: BrandHistory,
  asked: { market: string | null; year: number | null },
): SnapshotSelection | null {
  const markets = marketsOf(brand);
  const market = asked.market !== null && markets.includes(asked.market) ? asked.market : markets[0];
  const years = brand.years.filter((each) => each.market === market);
  const latest = years.at(-1);
  if (market === undefined || !latest) return null;
  const year = years.some((each) => each.year === asked.year) ? (asked.year ?? latest.year) : latest.year;
  return { market, year, industry: latest.industry.slug };
}
