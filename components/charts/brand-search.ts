import { fitOf, likenessOf, toKey } from "@/lib/catalogue/names/match";

export interface SearchableBrand {
  slug: string;
  name: string;
  /** The normalised name. */
  key: string;
  isUnranked: boolean;
}

interface OfferedBrand {
  slug: string;
  name: string;
  markets?: readonly string[];
  unrankedIn?: readonly string[];
}

/** Whether the brand is unranked in the given market, or in all markets that have it. */
function isUnranked({ markets = [], unrankedIn = [] }: OfferedBrand, market: string | undefined): boolean {
  return market === undefined
    ? unrankedIn.length > 0 && markets.every((each) => unrankedIn.includes(each))
    : unrankedIn.includes(market);
}

/** Makes names comparable once, not at each letter typed; alphabetical. */
export function toSearchableBrands(brands: readonly OfferedBrand[], market?: string): SearchableBrand[] {
  return brands
    .map((brand) => ({
      slug: brand.slug,
      name: brand.name,
      key: toKey(brand.name),
      isUnranked: isUnranked(brand, market),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/**
 * Brands that match a text, best first, otherwise alphabetical: names that start with it, words that do, names that
 * contain it. Typos are tolerated only if nothing matches. Without a text: all.
 */
export function findBrands(brands: readonly SearchableBrand[], text: string): SearchableBrand[] {
  const asked = toKey(text);
  if (asked === "") return [...brands];
  const fitting = rank(brands, (key) => fitOf(asked, key));
  return fitting.length > 0 ? fitting : rank(brands, (key) => likenessOf(asked, key));
}

function rank(brands: readonly SearchableBrand[], judge: (key: string) => number | null): SearchableBrand[] {
  const judged = brands.flatMap((brand) => {
    const order = judge(brand.key);
    return order === null ? [] : [{ brand, order }];
  });
  return judged.toSorted((a, b) => a.order - b.order).map(({ brand }) => brand);
}
