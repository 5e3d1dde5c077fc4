import type { QueryClient } from "@tanstack/react-query";
import { type KnownBrand, type KnownBrands, SUGGESTIONS } from "@/lib/rankings/brands/known-brands";
import { countriesQuery, positionsQuery } from "@/lib/rankings/member-queries";
import { foldName } from "@/lib/catalogue/names/slug";
import type { BrandPosition } from "@/lib/rankings/positions";

/** The server's order: names that start with the text, then those that contain it, each alphabetical. */
export function searchPositions(brands: readonly BrandPosition[], text: string): BrandPosition[] {
  const asked = foldName(text);
  if (asked === "") return [];
  return brands
    .flatMap((brand) => {
      const name = foldName(brand.name);
      const index = name.indexOf(asked);
      return index < 0 ? [] : [{ brand, name, isStart: index === 0 }];
    })
    .toSorted((a, b) => Number(b.isStart) - Number(a.isStart) || (a.name < b.name ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ brand }) => brand);
}

/**
 * Searches positions this page has loaded. Another market is loaded for the next keystroke; a text that no name
 * contains may be a typo, which the server finds by similarity.
 * @param year the ranking year
 */
export function knownBrandsOf(client: QueryClient, year: number): KnownBrands {
  return (market, text) => {
    const positions = client.getQueryData(positionsQuery({ market, year }).queryKey);
    if (!positions) {
      void client.prefetchQuery(positionsQuery({ market, year }));
      return null;
    }
    const total = client.getQueryData(countriesQuery.queryKey)?.find(({ slug }) => slug === market)?.brandCount ?? null;
    const found = searchPositions(positions, text).map((brand): KnownBrand => ({ ...brand, total }));
    return found.length > 0 ? found : null;
  };
}
