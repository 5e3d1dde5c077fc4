import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

const text = z.string().min(1);
const position = z.int().positive();

const brandRow = z.strictObject({
  brand_slug: text,
  brand_name: text,
  market_slug: text,
  market_name: text,
  industry_slug: text,
  industry_name: text,
  year: z.int(),
  brand_count: z.int().positive(),
  overall_position: position.nullable(),
  industry_position: position.nullable(),
  rank_low: position.nullable(),
  rank_high: position.nullable(),
  range_exact: z.boolean(),
  score: z.number().nullable(),
  standard_error: z.number().nonnegative().nullable(),
  n: z.int().nonnegative().nullable(),
});

const suggestionRow = z.strictObject({ brand_slug: text, brand_name: text, industry_name: text });

const nameRow = z.strictObject({ slug: text, name: text, industry: text, markets: z.array(text) });

/** The latest study of a brand in each market that ranks it, with positions only if the caller may see them. */
export async function listBrandResults(caller: Caller, slug: string) {
  return callFunction(createDataClient(caller), "find_brand", { p_slug: slug }, z.array(brandRow));
}

/** Brands of a market by name: prefix matches first, then alphabetical, likely typos last. No positions. */
export async function searchBrands(caller: Caller, market: string, query: string, limit: number) {
  const args = { p_market: market, p_query: query, p_limit: limit };
  return callFunction(createDataClient(caller), "search_brands", args, z.array(suggestionRow));
}

/** All ranked brands, alphabetical, with industry and markets. No positions. */
export async function listBrandNames(caller: Caller) {
  return callFunction(createDataClient(caller), "list_brand_names", {}, z.array(nameRow));
}
