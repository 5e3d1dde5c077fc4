import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { chartRow, toStoredChart, type StoredChart } from "@/lib/sharing/saved-charts/chart-row";
import type { SavedChartList } from "@/lib/sharing/saved-charts/chart";

// Both: @throws {DataError} if there is no response, an error, or a response of another shape.

/** The caller's charts and those their teams share with them, most recently changed first. */
export async function listSavedCharts(caller: Caller): Promise<StoredChart[]> {
  return callFunction(createDataClient(caller), "list_saved_charts", {}, z.array(chartRow.transform(toStoredChart)));
}

const list = z.strictObject({
  charts: z.int(),
  folders: z.array(z.string()),
  tags: z.array(z.string()),
  teams: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  chart: chartRow.transform(toStoredChart).nullable(),
});

/** What the save form needs, and one chart the caller can see; a null `id` requests none. */
export async function findChartList(
  caller: Caller,
  id: string | null,
): Promise<Omit<SavedChartList, "chart"> & { chart: StoredChart | null }> {
  return callFunction(createDataClient(caller), "find_chart_list", { p_id: id }, list);
}
