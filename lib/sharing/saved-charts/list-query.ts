import { queryOptions } from "@tanstack/react-query";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import type { ChartDesk } from "@/lib/sharing/saved-charts/chart";

/** What saving needs, and the chart that is named where the reader may see it. Our own handler's answer, whose shape is its to keep. */
export const chartDeskQuery = (id: string | null) =>
  queryOptions({
    queryKey: ["chart-desk", id],
    queryFn: async ({ signal }): Promise<ChartDesk> => {
      const body = await memberFetch.read(`/api/charts/desk${id ? `?chart=${id}` : ""}`, signal);
      if (typeof body !== "object" || body === null || !("desk" in body)) throw new Error("An answer without a desk.");
      return body.desk as ChartDesk;
    },
    // Another window may have made a folder, or deleted the chart.
    staleTime: 0,
  });
