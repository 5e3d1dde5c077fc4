import type { Named } from "@/lib/catalogue/names/named";
import { foldName } from "@/lib/catalogue/names/slug";
import { numberOf } from "@/lib/platform/words/sentences";

/**
 * A brand of a study that is not ranked because fewer people than the study’s smallest base rated it: it has no position and no
 * score.
 */
export interface UnrankedBrand {
  brand: Named;
  industry: Named;
  /** People asked about it; null for readers without a plan. */
  n: number | null;
}

export interface UnrankedRow {
  brand_slug: string;
  brand_name: string;
  industry_slug: string;
  industry_name: string;
  n: number | null;
}

/** Why a brand has no position, wherever such brands are listed; a text with a token (`study-words.ts`). */
export const NOT_RANKED = "Not ranked: fewer than {{base}} people asked";

export function toUnranked(row: UnrankedRow): UnrankedBrand {
  return {
    brand: { slug: row.brand_slug, name: row.brand_name },
    industry: { slug: row.industry_slug, name: row.industry_name },
    n: row.n,
  };
}

/** The same with the number of people, for readers who may see it. */
export const sayNotRanked = (n: number): string => `Not ranked: ${sayAsked(n)}`;

/** `37 people asked`. */
export function sayAsked(n: number): string {
  return `${numberOf(n, "person", "people")} asked`;
}

/**
 * Whether a brand was left out of the ranking because too few were asked about it: then all that is published is how many.
 * A missing position alone may be hidden from the reader.
 */
export function isUnranked(at: { overall: number | null; score: number | null; n: number | null }): boolean {
  return at.overall === null && at.score === null && at.n !== null;
}

/** Filters by industry, if one is selected, and by name. */
export function narrowUnranked(
  brands: readonly UnrankedBrand[],
  { industry, text = "" }: { industry: string | null; text?: string },
): UnrankedBrand[] {
  return brands.filter(
    (each) =>
      (industry === null || each.industry.slug === industry) && foldName(each.brand.name).includes(foldName(text)),
  );
}
