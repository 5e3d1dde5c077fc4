import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import type { ChartConfiguration } from "@/lib/analyses/configuration";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { ExportFormat } from "@/lib/catalogue/export-formats";

/** May they take it, and if not, in how many seconds; null where their plan does not have it. */
export type Admission = { retryAfter: number } | null;

/**
 * Counts a file the caller takes and notes it in the log.
 * @returns `retryAfter` 0 where they may
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function admitExport(
  caller: Caller,
  format: ExportFormat,
  { figure, search }: ChartConfiguration,
): Promise<Admission> {
  const wait = await callFunction(
    createDataClient(caller),
    "admit_export",
    { p_format: format, p_figure: figure, p_search: search },
    z.int().min(-1),
  );
  return wait === -1 ? null : { retryAfter: wait };
}
