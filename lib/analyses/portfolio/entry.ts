import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { toMarketSlug } from "@/lib/catalogue/markets/market";

/** A brand of a portfolio in one market. Slugs. */
export interface PortfolioEntry {
  brand: string;
  market: string;
}

/** Most brands of a portfolio. */
export const MOST_ENTRIES = 200;

/** As it is kept and is in addresses: `kvarno.sweden`. */
export function formatEntry({ brand, market }: PortfolioEntry): string {
  return `${brand}.${market}`;
}

/** The inverse of `formatEntry`; a brand alone is meant in `market`. Null for what is neither. */
export function parseEntry(text: string, market: string | null = null): PortfolioEntry | null {
  const [brand = "", named = market ?? "", ...rest] = text.split(".");
  return rest.length === 0 && isBrandSlug(brand) && toMarketSlug(named) ? { brand, market: named } : null;
}

/** The entries, each once, in the order given, and no more than a portfolio holds. */
export function joinEntries(...lists: readonly (readonly PortfolioEntry[])[]): PortfolioEntry[] {
  const byKey = new Map(lists.flat().map((entry) => [formatEntry(entry), entry]));
  return [...byKey.values()].slice(0, MOST_ENTRIES);
}

/** Are these the same brands, in whatever order? */
export function areSameEntries(a: readonly PortfolioEntry[], b: readonly PortfolioEntry[]): boolean {
  const keys = new Set(a.map(formatEntry));
  return a.length === b.length && b.every((entry) => keys.has(formatEntry(entry)));
}

/** The entries in markets of the study; a notice names the others (lib/rankings/unmet). */
export function entriesIn(markets: readonly { slug: string }[], entries: readonly PortfolioEntry[]): PortfolioEntry[] {
  return entries.filter(({ market }) => markets.some(({ slug }) => slug === market));
}
