import { queryOptions } from "@tanstack/react-query";
import { readBook } from "@/lib/rankings/histories/insight-queries";
import { RANKINGS_FRESH } from "@/lib/platform/browser/query-client";
import type { ForecastBook } from "@/lib/analyses/predictions/dataset";

/** What is foreseen for an industry of a market, and how such forecasts did. */
export const forecastBookQuery = (market: string, industry: string) =>
  queryOptions({
    queryKey: ["forecast-book", market, industry],
    queryFn: async ({ signal }) =>
      readBook<ForecastBook>(`/api/insights/forecasts?${new URLSearchParams({ market, industry }).toString()}`, signal),
    staleTime: RANKINGS_FRESH,
  });
