import { queryOptions } from "@tanstack/react-query";
import { readBook } from "@/lib/client/insight-queries";
import { RANKINGS_FRESH } from "@/lib/client/query-client";
import type { ForecastBook } from "@/lib/predictions/book";

/** What is foreseen for an industry of a market, and how such forecasts did. */
export const forecastBookQuery = (market: string, industry: string) =>
  queryOptions({
    queryKey: ["forecast-book", market, industry],
    queryFn: async ({ signal }) => readBook<ForecastBook>(`/api/insights/forecasts?${new URLSearchParams({ market, industry }).toString()}`, signal),
    staleTime: RANKINGS_FRESH,
  });
