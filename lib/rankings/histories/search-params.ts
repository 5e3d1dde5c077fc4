import { z } from "zod";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { isMarketSlug } from "@/lib/catalogue/markets/market";

/** Maximum number of brands whose histories are loaded at once. */
const MOST = 200;

const slug = z.string().refine(isBrandSlug, "Not a slug");
const market = z.string().refine(isMarketSlug, "Not a market");
const slugs = z
  .string()
  .max(MOST * 121)
  .transform((text) => [...new Set(text.split(","))])
  .pipe(z.array(slug).min(1).max(MOST));
const year = z
  .string()
  .regex(/^(?:19|20)\d\d$/, "Not a year")
  .transform(Number);

// Parameters of the analysis handlers.

export const industryQuestion = z.strictObject({ market, industry: slug });
export const brandsQuestion = z.strictObject({ brands: slugs });
export const marketQuestion = z.strictObject({
  market,
  years: z
    .string()
    .regex(/^(?:19|20)\d\d(?:,(?:19|20)\d\d){0,2}$/, "Not one to three years")
    .transform((text) => text.split(",").map(Number)),
});
/** Size of the industry and outlook of one brand: what a snapshot shows beside its histories. */
export const extrasQuestion = z.strictObject({ market, industry: slug, brand: slug, year });
export const agesQuestion = z.strictObject({ market, brands: slugs, year });
