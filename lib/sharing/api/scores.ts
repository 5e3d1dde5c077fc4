import { UNROUNDED_HERE } from "@/lib/platform/words/rounding";
import { EXAMPLE_BRAND, EXAMPLE_MARKET } from "@/lib/sharing/api/example-subject";
import { z } from "zod";
import { defineResource, figure, industry, market, position, question, slug, year } from "@/lib/sharing/api/resource";

/** Brands per request. */
const MOST_BRANDS = 50;

const brandList = z
  .string()
  .max(MOST_BRANDS * 121)
  .transform((text) => [...new Set(text.split(","))])
  .pipe(z.array(slug).min(1).max(MOST_BRANDS));

/** A brand's score, and how it changed. */
export const SCORES = defineResource({
  name: "scores",
  summary: "Scores of brands",
  description: `Scores with 95% intervals, their two parts, and changes since the previous study. Name a market, brands, or both. With brands or an industry, you get every year in your plan; narrow them with \`year\`, \`from\` and \`to\`. With only a market, you get one year: the latest, unless you give \`year\`. ${UNROUNDED_HERE}`,
  question: question({
    market: market.optional(),
    brand: brandList.optional().describe(`Up to ${MOST_BRANDS} brands, comma-separated.`),
    industry: industry.optional().describe("Industry slug; requires `market`."),
    year: year.optional(),
    from: year.optional().describe("First year; requires `brand` or `industry`."),
    to: year.optional().describe("Last year; requires `brand` or `industry`."),
  }),
  row: z.strictObject({
    market: z.string().describe("Market slug, as in URLs."),
    year: z.int().describe("Year of the study."),
    brand: z.string().describe("Brand slug, as in URLs."),
    brand_name: z.string().describe("Brand name."),
    industry: z.string().describe("Industry slug, as in URLs."),
    industry_name: z.string().describe("Industry name."),
    is_ranked: z
      .boolean()
      .describe(
        "False if the brand is not ranked: fewer than {{base}} people asked. It then has n and no other number.",
      ),
    overall_position: position.describe("Position in the market. Null if the brand is not ranked."),
    industry_position: position.describe("Position in the industry. Null if the brand is not ranked."),
    score: figure.describe(
      "Score, 0 to 200. Null if fewer than {{base}} people were asked or the year was published without scores.",
    ),
    score_low: figure.describe("Lower end of the 95% interval."),
    score_high: figure.describe("Upper end of the 95% interval."),
    standard_error: figure.describe("Standard error of the score, in points."),
    n: z.int().nullable().describe("Number of people asked about the brand (n)."),
    n_effective: figure.describe("Effective sample size after weighting."),
    environment_share: figure.describe("Share (0–1) who answered {{scale.good}} on {{first}}."),
    social_share: figure.describe("Share (0–1) who answered {{scale.good}} on {{second}}."),
    both_share: figure.describe("Share (0–1) who answered {{scale.good}} on both."),
    z_score: figure.describe("Distance from the market average, in standard deviations."),
    market_index: figure.describe("The score on a scale where the market average is 100."),
    previous_year: z.int().nullable().describe("Year the change is measured from."),
    change: figure.describe("Change in points since that year."),
    change_low: figure.describe("Lower end of the change’s 95% interval."),
    change_high: figure.describe("Upper end of the interval."),
    change_is_clear: z
      .boolean()
      .nullable()
      .describe(
        "True when the change is clear: statistically significant at 5%, with all brands in the market tested together.",
      ),
  }),
  example: {
    question: "market=sweden&industry=food-grocery&from=2024",
    row: {
      market: EXAMPLE_MARKET,
      year: 2025,
      ...EXAMPLE_BRAND,
      industry: "food-grocery",
      industry_name: "Food & Grocery",
      is_ranked: true,
      overall_position: 4,
      industry_position: 1,
      score: 96.42,
      score_low: 91.89,
      score_high: 100.97,
      standard_error: 2.316,
      n: 1013,
      n_effective: 921.4,
      environment_share: 0.521,
      social_share: 0.443,
      both_share: 0.312,
      z_score: 1.71,
      market_index: 141.2,
      previous_year: 2024,
      change: 2.31,
      change_low: -3.94,
      change_high: 8.56,
      change_is_clear: false,
    },
  },
});
