import { queryOptions } from "@tanstack/react-query";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import { RANKINGS_FRESH } from "@/lib/platform/browser/query-client";
import type { SnapshotExtras } from "@/lib/analyses/snapshot/extras";

/** The size of a brand's industry in one wave, and its outlook. Comes from our own handler, so its shape is trusted. */
export const snapshotExtrasQuery = (market: string, industry: string, brand: string, year: number) =>
  queryOptions({
    queryKey: ["snapshot-extras", market, industry, brand, year],
    queryFn: async ({ signal }) => {
      const address = `/api/insights/snapshot?${new URLSearchParams({ market, industry, brand, year: String(year) }).toString()}`;
      const body = await memberFetch.read(address, signal);
      if (typeof body !== "object" || body === null || !("extras" in body))
        throw new Error(`${address}: a response without extras.`);
      return body.extras as SnapshotExtras;
    },
    staleTime: RANKINGS_FRESH,
  });
