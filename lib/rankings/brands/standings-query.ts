import { queryOptions } from "@tanstack/react-query";
import { RANKINGS_FRESH } from "@/lib/platform/browser/query-client";
import type { BrandStanding } from "@/lib/rankings/brands/view";
import { readField } from "@/lib/rankings/member-queries";

/** A brand's latest position in each market, as the member may see it. */
export const standingsQuery = (brand: string) =>
  queryOptions({
    queryKey: ["brand-standings", brand],
    queryFn: async ({ signal }) =>
      readField<BrandStanding[]>("standings", `/api/standings?${new URLSearchParams({ brand }).toString()}`, signal),
    staleTime: RANKINGS_FRESH,
  });
