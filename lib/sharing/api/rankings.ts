import { EXAMPLE_BRAND, EXAMPLE_MARKET } from "@/lib/sharing/api/example-subject";
import { z } from "zod";
import { defineResource, industry, market, position, question, year } from "@/lib/sharing/api/resource";

/** Brands and their positions in a wave. */
export const RANKINGS = defineResource({
  name: "rankings",
  summary: "The ranking of a market",
  description:
    "All ranked brands in a market for one year, or one industry in it, by position. Brands share a position only if their unrounded scores are equal. Brands rated by fewer than {{base}} people are not ranked: they have no row, and are listed separately in `unranked`. In CSV they are left out; `brands` and `scores` have them with `is_ranked` false. Default year: the latest.",
  question: question({
    market,
    year: year.optional().describe("Year of the study. Default: the latest."),
    industry: industry.optional(),
  }),
  row: z.strictObject({
    market: z.string().describe("Market slug, as in URLs."),
    year: z.int().describe("Year of the study."),
    position: z.int().positive().describe("Position in the industry if one is given, otherwise in the market."),
    brand: z.string().describe("Brand slug, as in URLs."),
    brand_name: z.string().describe("Brand name."),
    industry: z.string().describe("Industry slug, as in URLs."),
    industry_name: z.string().describe("Industry name."),
    overall_position: position.describe("Position in the market."),
    industry_position: position.describe("Position in the industry."),
    rank_low: position.describe(
      "Best position in the market in the 95% rank range, also if an industry is given: ranges belong to `overall_position`.",
    ),
    rank_high: position.describe("Worst position in the market in the 95% rank range, also if an industry is given."),
  }),
  apart: {
    name: "unranked",
    description:
      "Not ranked: fewer than {{base}} people asked. Brands of the same market, year and industry, alphabetical, all of them on every page. They have no position and no score.",
    row: z.strictObject({
      market: z.string().describe("Market slug, as in URLs."),
      year: z.int().describe("Year of the study."),
      brand: z.string().describe("Brand slug, as in URLs."),
      brand_name: z.string().describe("Brand name."),
      industry: z.string().describe("Industry slug, as in URLs."),
      industry_name: z.string().describe("Industry name."),
      n: z.int().nullable().describe("Number of people asked about the brand (n): fewer than {{base}}."),
    }),
    example: {
      market: EXAMPLE_MARKET,
      year: 2025,
      ...EXAMPLE_BRAND,
      industry: "food-grocery",
      industry_name: "Food & Grocery",
      n: 37,
    },
  },
  example: {
    question: "market=sweden&industry=food-grocery&limit=2",
    row: {
      market: EXAMPLE_MARKET,
      year: 2025,
      position: 1,
      ...EXAMPLE_BRAND,
      industry: "food-grocery",
      industry_name: "Food & Grocery",
      overall_position: 4,
      industry_position: 1,
      rank_low: 2,
      rank_high: 9,
    },
  },
});
