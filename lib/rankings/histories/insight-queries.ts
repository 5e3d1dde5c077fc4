import { queryOptions } from "@tanstack/react-query";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import { RANKINGS_FRESH } from "@/lib/platform/browser/query-client";
import type { AgeDataset, BrandDataset, IndustryDataset, MarketDataset } from "@/lib/rankings/histories/dataset";
import { type PackedDataset, unpackMarketDataset } from "@/lib/rankings/histories/packed-dataset";

/** Responses come from our own handlers, which guarantee their shape; a body without a dataset is an error. */
export async function readDataset<Dataset>(address: string, signal: AbortSignal): Promise<Dataset> {
  const body = await memberFetch.read(address, signal);
  if (typeof body !== "object" || body === null || !("dataset" in body))
    throw new Error(`${address}: a response without a dataset.`);
  return body.dataset as Dataset;
}

/** All brands of an industry, for the years in the reader's plan. Preload with `queryClient.prefetchQuery`. */
export const industryDatasetQuery = (market: string, industry: string) =>
  queryOptions({
    queryKey: ["industry-book", market, industry],
    queryFn: async ({ signal }) =>
      readDataset<IndustryDataset>(
        `/api/insights/industry?${new URLSearchParams({ market, industry }).toString()}`,
        signal,
      ),
    staleTime: RANKINGS_FRESH,
  });

/** Brands in all markets, in any order. */
export function brandDatasetQuery(slugs: readonly string[]) {
  const brands = [...new Set(slugs)].toSorted().join(",");
  return queryOptions({
    queryKey: ["brand-book", brands],
    queryFn: async ({ signal }) =>
      brands === "" ? { brands: [] } : readDataset<BrandDataset>(`/api/insights/brands?brands=${brands}`, signal),
    staleTime: RANKINGS_FRESH,
  });
}

/** Brands of a market by age group in one year. */
export function ageDatasetQuery(market: string, slugs: readonly string[], year: number) {
  const brands = [...new Set(slugs)].toSorted().join(",");
  return queryOptions({
    queryKey: ["age-book", market, brands, year],
    queryFn: async ({ signal }) =>
      readDataset<AgeDataset>(`/api/insights/ages?market=${market}&brands=${brands}&year=${year}`, signal),
    staleTime: RANKINGS_FRESH,
  });
}

/** All brands of a market in up to three of its studies. */
export function marketDatasetQuery(market: string, years: readonly number[]) {
  const asked = [...new Set(years)].toSorted((a, b) => a - b).join(",");
  return queryOptions({
    queryKey: ["market-book", market, asked],
    queryFn: async ({ signal }): Promise<MarketDataset> =>
      unpackMarketDataset(
        await readDataset<PackedDataset>(`/api/insights/market?market=${market}&years=${asked}`, signal),
      ),
    staleTime: RANKINGS_FRESH,
  });
}
