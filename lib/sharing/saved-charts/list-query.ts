import { queryOptions } from "@tanstack/react-query";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import type { SavedChartList } from "@/lib/sharing/saved-charts/chart";

/**
 * What the save form needs, and the named chart if the reader can see it. Comes from our own handler, so its shape is
 * trusted.
 */
export const chartListQuery = (id: string | null) =>
  queryOptions({
    queryKey: ["chart-desk", id],
    queryFn: async ({ signal }): Promise<SavedChartList> => {
      const body = await memberFetch.read(`/api/charts/desk${id ? `?chart=${id}` : ""}`, signal);
      if (typeof body !== "object" || body === null || !("list" in body)) throw new Error("An answer without a list.");
      return body.list as SavedChartList;
    },
    // Another window may have created a folder or deleted the chart.
    staleTime: 0,
  });
