import { fitOf, likenessOf, toKey } from "@/lib/catalogue/names/match";

export interface SearchableBrand {
  slug: string;
  name: string;
  /** The normalised name. */
  key: string;
}

/** Makes names comparable once, not at each letter typed; alphabetical. */
export function toSearchableBrands(brands: readonly { slug: string; name: string }[]): SearchableBrand[] {
  return brands
    .map(({ slug, name }) => ({ slug, name, key: toKey(name) }))
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
