import { z } from "zod";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { MARKETS } from "@/lib/catalogue/markets/market";

const slug = z.string().refine(isBrandSlug, "Not a slug");

/** Parameters of the handler for a snapshot's extras. */
export const extrasQuestion = z.strictObject({
  market: z.enum(MARKETS.map((each) => each.slug)),
  industry: slug,
  brand: slug,
  year: z
    .string()
    .regex(/^(19|20)\d\d$/, "Not a year")
    .transform(Number),
});
