import { z } from "zod";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { MARKETS } from "@/lib/catalogue/markets/market";

const slug = z.string().refine(isBrandSlug, "Not a slug");

/** What the handler of a snapshot's extras may be asked. */
export const extrasQuestion = z.strictObject({
  market: z.enum(MARKETS.map((each) => each.slug)),
  industry: slug,
  brand: slug,
  year: z
    .string()
    .regex(/^(19|20)\d\d$/, "Not a year")
    .transform(Number),
});
