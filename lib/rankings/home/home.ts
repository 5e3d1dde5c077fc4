import { z } from "zod";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { toMarketSlug } from "@/lib/catalogue/markets/market";
import type { StudyNames } from "@/lib/catalogue/names/names";

/** Market and industry (slugs) that a person's analyses open with; null for what was left open. */
export interface ReaderHome {
  market: string | null;
  industry: string | null;
}

const MOST_BRANDS = 5;
type Params = Record<string, string | string[] | undefined>;

/** A sent form: an empty choice leaves it open. */
export const homeForm = z.object({
  market: z.string().max(60).transform(toMarketSlug),
  industry: z
    .string()
    .max(120)
    .transform((slug) => (isBrandSlug(slug) ? slug : null)),
});

/** Does an address leave open what a person's own choice then says? */
export const asksNothing = (params: Params): boolean =>
  ["market", "markets", "industry", "brands", "brand", "near", "of", "view", "with"].every((name) => !params[name]);

/**
 * An address that asks for nothing, with what the reader chose: their market, their industry, and the brands they follow
 * there. Any other stays as it is.
 * @param followed slugs
 * @param suggests the analysis suggests neighbours of a single brand, `near`, rather than show it alone
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
