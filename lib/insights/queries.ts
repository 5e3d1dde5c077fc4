import "server-only";
import { z } from "zod";
import { callFunction, createDataClient, type Caller } from "@/lib/db/client";

const slug = z.string().min(1);
const place = z.int().positive().nullable();
const figure = z.number().nullable();

const brandResultRow = z.strictObject({
  market_slug: slug,
  year: z.int(),
  brand_slug: slug,
  brand_name: slug,
  industry_slug: slug,
  industry_name: slug,
  overall_position: place,
  industry_position: place,
  rank_low: place,
  rank_high: place,
  score: figure,
  standard_error: figure,
  n: z.int().nullable(),
  n_eff: figure,
  environment_share: figure,
  social_share: figure,
  both_share: figure,
  z_score: figure,
  market_index: figure,
  previous_year: z.int().nullable(),
  change: figure,
  change_error: figure,
  change_q: figure,
  change_tested: z.boolean().nullable(),
  momentum: figure,
  momentum_error: figure,
});
export type BrandResultRow = z.output<typeof brandResultRow>;

const marketWaveRow = z.strictObject({
  market_slug: slug,
  year: z.int(),
  interviews: z.int().nullable(),
  fieldwork_from: z.iso.date().nullable(),
  fieldwork_to: z.iso.date().nullable(),
  brand_count: z.int().nonnegative(),
  has_scores: z.boolean(),
  is_sample: z.boolean(),
  rule_version: z.string().nullable(),
  market_mean: figure,
  market_deviation: figure,
  changes_compared: z.int().nullable(),
  changes_tested: z.int().nullable(),
});
export type MarketWaveRow = z.output<typeof marketWaveRow>;

const ageResultRow = z.strictObject({
  brand_slug: slug,
  brand_name: slug,
  year: z.int(),
  age_group: slug,
  score: figure,
  standard_error: figure,
  n: z.int().nonnegative(),
  n_eff: figure,
});
export type AgeResultRow = z.output<typeof ageResultRow>;

const ageMeanRow = z.strictObject({ year: z.int(), age_group: slug, mean: z.number(), deviation: z.number(), brand_count: z.int() });
export type AgeMeanRow = z.output<typeof ageMeanRow>;

/** Brands of an industry, in every wave of the market inside the caller's years. */
export async function listIndustryResults(caller: Caller, market: string, industry: string) {
  return callFunction(createDataClient(caller), "list_industry_results", { p_market: market, p_industry: industry }, z.array(brandResultRow));
}

/** Brands (at most 200) in every market and wave inside the caller's years. */
export async function listBrandResultsOf(caller: Caller, brands: readonly string[]) {
  return callFunction(createDataClient(caller), "list_brand_results", { p_brands: brands }, z.array(brandResultRow));
}

/** Every wave inside the caller's years, as a whole. */
export async function listMarketWaves(caller: Caller) {
  return callFunction(createDataClient(caller), "list_market_waves", {}, z.array(marketWaveRow));
}

/** Scores by age group of brands (at most 200) in one wave. */
export async function listAgeResults(caller: Caller, market: string, brands: readonly string[], year: number) {
  const args = { p_market: market, p_brands: brands, p_year: year };
  return callFunction(createDataClient(caller), "list_age_results", args, z.array(ageResultRow));
}

/** Mean score of the market's brands in each age group of one wave. */
export async function listAgeMeans(caller: Caller, market: string, year: number) {
  return callFunction(createDataClient(caller), "list_age_means", { p_market: market, p_year: year }, z.array(ageMeanRow));
}
