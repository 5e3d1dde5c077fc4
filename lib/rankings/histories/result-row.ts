import { z } from "zod";

// Rows of the read calls behind the analysis pages, as returned by the data API.

const slug = z.string().min(1);
const position = z.int().positive().nullable();
const figure = z.number().nullable();

export const brandResultRow = z.strictObject({
  market_slug: slug,
  year: z.int(),
  brand_slug: slug,
  brand_name: slug,
  industry_slug: slug,
  industry_name: slug,
  overall_position: position,
  industry_position: position,
  rank_low: position,
  rank_high: position,
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

export const marketWaveRow = z.strictObject({
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

export const ageResultRow = z.strictObject({
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

export const ageMeanRow = z.strictObject({
  year: z.int(),
  age_group: slug,
  mean: z.number(),
  deviation: z.number(),
  brand_count: z.int(),
});
export type AgeMeanRow = z.output<typeof ageMeanRow>;
