import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { ExportFormat } from "@/lib/catalogue/export-formats";

/** Whether they can download it, and if not, in how many seconds; null if their plan does not include it. */
export type Admission = { retryAfter: number } | null;

/**
 * Counts and logs a download by the caller: a file of these charts, each of which counts as one. All are counted or none.
 * @returns `retryAfter` is 0 if they can
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function admitExports(
  caller: Caller,
  format: ExportFormat,
  charts: readonly { figure: string; search: string }[],
): Promise<Admission> {
  const wait = await callFunction(
    createDataClient(caller),
    "admit_exports",
    { p_format: format, p_charts: charts.map(({ figure, search }) => ({ figure, search })) },
    z.int().min(-1),
  );
  return wait === -1 ? null : { retryAfter: wait };
}
