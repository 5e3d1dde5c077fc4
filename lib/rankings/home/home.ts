import { z } from "zod";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { toMarketSlug } from "@/lib/catalogue/markets/market";
import type { StudyNames } from "@/lib/catalogue/names/names";

/** The market and industry (slugs) that a person's analyses open with; null if not chosen. */
export const readerHome = z.strictObject({ market: z.string().nullable(), industry: z.string().nullable() });
export type ReaderHome = z.output<typeof readerHome>;

const MOST_BRANDS = 5;
type Params = Record<string, string | string[] | undefined>;

/** A submitted form: an empty field means no choice. */
export const homeForm = z.object({
  market: z.string().max(60).transform(toMarketSlug),
  industry: z
    .string()
    .max(120)
    .transform((slug) => (isBrandSlug(slug) ? slug : null)),
});

/** Whether the address leaves anything to the person's own choice. */
export const asksNothing = (params: Params): boolean =>
  ["market", "markets", "industry", "brands", "brand", "near", "of", "view", "with"].every((name) => !params[name]);

/**
 * An address without a selection, completed with the reader's own: their market, their industry, and the brands they
 * follow there. Any other is unchanged.
 * @param followed slugs
 * @param suggests whether the analysis suggests brands similar to a single one (`near`) rather than showing it alone
 */
export function withHome(
  params: Params,
  home: ReaderHome | null,
  followed: readonly string[],
  { brands, industries }: StudyNames,
  suggests = false,
): Params {
  if (!home || !asksNothing(params)) return params;
  const industry = industries.find(({ slug }) => slug === home.industry);
  const own = brands.filter(
    (brand) =>
      followed.includes(brand.slug) &&
      (home.market === null || brand.markets.includes(home.market)) &&
      (!industry || brand.industry === industry.name),
  );
  return {
    ...params,
    ...(home.market ? { market: home.market } : {}),
    ...(industry ? { industry: industry.slug } : {}),
    ...(suggests && own.length === 1 ? { near: own[0]?.slug } : {}),
    ...(own.length > (suggests ? 1 : 0)
      ? {
          brands: own
            .slice(0, MOST_BRANDS)
            .map(({ slug }) => slug)
            .join(","),
        }
      : {}),
  };
}
