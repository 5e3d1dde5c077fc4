import type { BrandName } from "@/lib/catalogue/names/names";
import { nearnessOf, toKey } from "@/lib/catalogue/names/match";

/** At most so many are offered: more would be a list to read, not an answer. */
const MOST = 5;

/**
 * The brands whose names are nearest to a text that no name of a market holds, those of other markets included: names
 * only, alphabetical, so that the order says nothing of positions. Between equally near names those of the market count
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
