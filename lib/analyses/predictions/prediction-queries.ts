import { queryOptions } from "@tanstack/react-query";
import { readDataset } from "@/lib/rankings/histories/insight-queries";
import { RANKINGS_FRESH } from "@/lib/platform/browser/query-client";
import type { ForecastDataset } from "@/lib/analyses/predictions/dataset";

/** The forecasts for an industry of a market, with their track record. */
export const forecastDatasetQuery = (market: string, industry: string) =>
  queryOptions({
    queryKey: ["forecast-book", market, industry],
    queryFn: async ({ signal }) =>
      readDataset<ForecastDataset>(
        `/api/insights/forecasts?${new URLSearchParams({ market, industry }).toString()}`,
        signal,
      ),
    staleTime: RANKINGS_FRESH,
  });
