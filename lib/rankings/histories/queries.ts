import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { ageMeanRow, ageResultRow, brandResultRow, marketWaveRow } from "@/lib/rankings/histories/result-row";

/** Brands of an industry in every study of the market within the caller's plan. */
export async function listIndustryResults(caller: Caller, market: string, industry: string) {
  return callFunction(
    createDataClient(caller),
    "list_industry_results",
    { p_market: market, p_industry: industry },
    z.array(brandResultRow),
  );
}

/** Brands (at most 200) in every market and study within the caller's plan. */
export async function listBrandResultsOf(caller: Caller, brands: readonly string[]) {
  return callFunction(createDataClient(caller), "list_brand_results", { p_brands: brands }, z.array(brandResultRow));
}

/** Every brand of one study within the caller's plan. */
export async function listWaveResults(caller: Caller, market: string, year: number) {
  return callFunction(
    createDataClient(caller),
    "list_wave_results",
    { p_market: market, p_year: year },
    z.array(brandResultRow),
  );
}

/** Summary of every study within the caller's plan. */
export async function listMarketWaves(caller: Caller) {
  return callFunction(createDataClient(caller), "list_market_waves", {}, z.array(marketWaveRow));
}

/** Scores by age group of brands (at most 200) in one study. */
export async function listAgeResults(caller: Caller, market: string, brands: readonly string[], year: number) {
  const args = { p_market: market, p_brands: brands, p_year: year };
  return callFunction(createDataClient(caller), "list_age_results", args, z.array(ageResultRow));
}

/** Average score of the market's brands in each age group of one study. */
export async function listAgeMeans(caller: Caller, market: string, year: number) {
  return callFunction(
    createDataClient(caller),
    "list_age_means",
    { p_market: market, p_year: year },
    z.array(ageMeanRow),
  );
}
