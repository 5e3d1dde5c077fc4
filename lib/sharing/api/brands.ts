import { EXAMPLE_BRAND, EXAMPLE_MARKET } from "@/lib/sharing/api/example-subject";
import { z } from "zod";
import { defineResource, industry, market, question } from "@/lib/sharing/api/resource";

/** The list of brands. */
export const BRANDS = defineResource({
  name: "brands",
  summary: "Brands in the study",
  description:
    "One row per brand and market, by name, for brands in the latest study. No positions or scores. `is_ranked` is false for brands that are not ranked because fewer than {{base}} people were asked about them.",
  question: question({
    market: market.optional().describe("Market. Default: all markets."),
    industry: industry.optional(),
    q: z.string().trim().min(1).max(80).optional().describe("Part of a name. Case and accents are ignored."),
  }),
  row: z.strictObject({
    brand: z.string().describe("Brand slug, as in URLs; the same in every market."),
    brand_name: z.string().describe("Brand name."),
    market: z.string().describe("Market slug, as in URLs."),
    industry: z.string().describe("Industry slug in that market, as in URLs."),
    industry_name: z.string().describe("Industry name."),
    year: z.int().describe("Year of the market’s latest study."),
    is_ranked: z.boolean().describe("False if the brand is not ranked: fewer than {{base}} people asked."),
  }),
  example: {
    question: "market=norway&limit=1",
    row: {
      ...EXAMPLE_BRAND,
      market: EXAMPLE_MARKET,
      industry: "food-grocery",
      industry_name: "Food & Grocery",
      year: 2025,
      is_ranked: true,
    },
  },
});
