import type { BrandSuggestion } from "@/lib/rankings/brands/view";

/** Most brands suggested while typing. */
export const SUGGESTIONS = 5;

/** A brand this browser knows the position of already. */
export interface KnownBrand extends BrandSuggestion {
  position: number;
  /** Brands ranked in the country; null where that is not known yet. */
  total: number | null;
}

/** Brands of a market whose name holds the text; null where they are not at hand, and the site is to be asked. */
export type KnownBrands = (market: string, text: string) => KnownBrand[] | null;

let lookUp: KnownBrands = () => null;

/** Puts what a member's page has fetched at the search's disposal. Visitors' pages carry none of it. */
export function setKnownBrands(known: KnownBrands): void {
  lookUp = known;
}

export const findKnownBrands: KnownBrands = (market, text) => lookUp(market, text);
