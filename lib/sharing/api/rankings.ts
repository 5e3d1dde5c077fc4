import { z } from "zod";
import { defineResource, industry, market, position, question, year } from "@/lib/sharing/api/resource";

/** Who is ranked where in a wave. */
export const RANKINGS = defineResource({
  name: "rankings",
  summary: "The ranking of a market",
  description:
    "Every brand of one wave of a market in order of its position, or of one industry in it. Ties share a position. Without a year, the latest wave.",
  question: question({
    market,
    year: year.optional().describe("Year of the wave; the latest, unless told."),
    industry: industry.optional(),
  }),
  row: z.strictObject({
    market: z.string().describe("Market, as in addresses."),
    year: z.int().describe("Year of the wave."),
    position: z
      .int()
      .positive()
      .describe("Position in what was asked for: in the industry where one is named, else in the market."),
    brand: z.string().describe("Brand, as in addresses."),
    brand_name: z.string().describe("Brand, as people know it."),
    industry: z.string().describe("Industry, as in addresses."),
    industry_name: z.string().describe("Industry, as people know it."),
    overall_position: position.describe("Position in the market."),
    industry_position: position.describe("Position in the industry."),
    rank_low: position.describe("Best place the brand may hold, given the uncertainty of the scores (95 %)."),
    rank_high: position.describe("Worst place it may hold."),
  }),
  example: {
    question: "market=sweden&industry=food-grocery&limit=2",
    row: {
      market: "sweden",
      year: 2025,
      position: 1,
      brand: "vindrosa",
      brand_name: "Vindrosa",
      industry: "food-grocery",
      industry_name: "Food & Grocery",
      overall_position: 4,
      industry_position: 1,
      rank_low: 2,
      rank_high: 9,
    },
  },
});
