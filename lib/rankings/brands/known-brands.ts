import type { BrandSuggestion } from "@/lib/rankings/brands/view";

/** Maximum brands suggested while typing. */
export const SUGGESTIONS = 5;

/** A brand whose position this browser has loaded. */
export interface KnownBrand extends BrandSuggestion {
  position: number;
  /** Brands ranked in the country; null if not known yet. */
  total: number | null;
}

/** Brands of a market whose name contains the text; null if they are not loaded and the server must be asked. */
export type KnownBrands = (market: string, text: string) => KnownBrand[] | null;

let lookUp: KnownBrands = () => null;

/** Makes data loaded by a member's page available to search. Visitors' pages have none. */
export function setKnownBrands(known: KnownBrands): void {
  lookUp = known;
}

export const findKnownBrands: KnownBrands = (market, text) => lookUp(market, text);
