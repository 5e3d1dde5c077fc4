import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

const slug = z.string().min(1);
const name = z.string().min(1);
const position = z.int().positive();
const year = z.int().min(1990).max(2200);
const timestamp = z.string().transform((text, context) => {
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  context.addIssue({ code: "custom", message: `not a time: ${text}` });
  return z.NEVER;
});

const rankedBrandRow = z.strictObject({
  position: position,
  brand_slug: slug,
  brand_name: name,
  industry_slug: slug,
  industry_name: name,
  year,
  overall_position: position.nullable(),
  industry_position: position.nullable(),
  rank_low: position.nullable(),
  rank_high: position.nullable(),
  range_exact: z.boolean(),
  score: z.number().nullable(),
  standard_error: z.number().nonnegative().nullable(),
  n: z.int().nonnegative().nullable(),
  n_eff: z.number().nonnegative().nullable(),
});

const unrankedBrandRow = z.strictObject({
  brand_slug: slug,
  brand_name: name,
  industry_slug: slug,
  industry_name: name,
  year,
  n: z.int().nonnegative().nullable(),
});

const marketRow = z.strictObject({
  slug,
  name,
  code: z.string(),
  year,
  brand_count: z.int().nonnegative(),
  industry_count: z.int().nonnegative(),
  interviews: z.int().nonnegative().nullable(),
  fieldwork_from: z.iso.date().nullable(),
  fieldwork_to: z.iso.date().nullable(),
  published_at: timestamp,
  is_sample: z.boolean(),
  has_scores: z.boolean(),
});
export type MarketRow = z.output<typeof marketRow>;

const brandWaveRow = z.strictObject({
  year,
  industry_slug: slug,
  overall_position: position.nullable(),
  industry_position: position.nullable(),
  brand_count: z.int().positive(),
  rank_low: position.nullable(),
  rank_high: position.nullable(),
  score: z.number().nullable(),
  standard_error: z.number().nonnegative().nullable(),
  n: z.int().nonnegative().nullable(),
  market_mean: z.number().nullable(),
});

const industryRow = z.strictObject({ slug, name, brand_count: z.int().nonnegative() });
const industryBrandRow = z.strictObject({ brand_slug: slug, brand_name: name });

/**
 * Rows of a market's ranking, or of one industry in it, by position, limited to what the caller may see. Of the latest
 * study or a given year; empty outside the caller's plan.
 */
export async function listRankedBrands(caller: Caller, market: string, industry: string | null, year?: number) {
  const args = { p_market: market, p_industry: industry, ...(year === undefined ? {} : { p_year: year }) };
  return callFunction(createDataClient(caller), "list_ranked_brands", args, z.array(rankedBrandRow));
}

/**
 * Brands that are not ranked because too few people rated them, alphabetical: of the latest study or a given year;
 * empty outside the caller's plan.
 */
export async function listUnrankedBrands(caller: Caller, market: string, year?: number) {
  const args = { p_market: market, ...(year === undefined ? {} : { p_year: year }) };
  return callFunction(createDataClient(caller), "list_unranked_brands", args, z.array(unrankedBrandRow));
}

/** Markets with a published study, with facts about the latest. */
export async function listMarkets(caller: Caller) {
  return callFunction(createDataClient(caller), "list_markets", {}, z.array(marketRow));
}

/** Industries of a market's latest study, alphabetical. */
export async function listIndustries(caller: Caller, market: string) {
  return callFunction(createDataClient(caller), "list_industries", { p_market: market }, z.array(industryRow));
}

/** Brands of one industry in a market, alphabetical, without positions. */
export async function listIndustryBrands(caller: Caller, market: string, industry: string) {
  const args = { p_market: market, p_industry: industry };
  return callFunction(createDataClient(caller), "list_industry_brands", args, z.array(industryBrandRow));
}

/** A brand in each of a market's studies within the caller's plan, earliest first. */
export async function listBrandWaves(caller: Caller, market: string, brand: string) {
  const args = { p_market: market, p_brand: brand };
  return callFunction(createDataClient(caller), "list_brand_waves", args, z.array(brandWaveRow));
}
