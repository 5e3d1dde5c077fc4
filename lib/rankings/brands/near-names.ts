import type { BrandName } from "@/lib/catalogue/names/names";
import { nearnessOf, toKey } from "@/lib/catalogue/names/match";

/** Maximum suggestions: a longer list would not help. */
const MOST = 5;

/**
 * The brands whose names are closest to a text that matches no name in the market, including those of other markets:
 * names only, alphabetical, so that the order reveals no positions. Among equally close names, those of the market come
 * first.
 */
export function nearNames(brands: readonly BrandName[], text: string, market: string): BrandName[] {
  const asked = toKey(text);
  return brands
    .map((brand) => ({ brand, near: nearnessOf(asked, toKey(brand.name)), isHere: brand.markets.includes(market) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || Number(b.isHere) - Number(a.isHere))
    .slice(0, MOST)
    .map(({ brand }) => brand)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
