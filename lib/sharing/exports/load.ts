import "server-only";
import { toPageAddress, type ChartConfiguration } from "@/lib/analyses/configuration";
import { loadChart } from "@/lib/analyses/load";
import { hashTables } from "@/lib/sharing/citations/content-hash";
import { DataError } from "@/lib/platform/database/data-error";
import { toAltText } from "@/lib/charts/drawing/describe";
import { EXPORT_FORMATS, type ExportFormat } from "@/lib/catalogue/export-formats";
import { type Admission, admitExport } from "@/lib/sharing/exports/mutations";
import { fileQueue } from "@/lib/sharing/exports/file-queue";
import { QueueFull } from "@/lib/sharing/exports/queue";
import { toFileName } from "@/lib/sharing/exports/file-name";
import { writeExport } from "@/lib/sharing/exports/write";
import type { CsvDialect } from "@/lib/charts/csv";
import type { Caller } from "@/lib/platform/database/caller";
import type { Reader } from "@/lib/access/reader";
import { siteOrigin } from "@/lib/platform/site/origin";
import { logError } from "@/lib/platform/telemetry/log-error";

/** The result, and the file if there is one. */
export type Made =
  | {
      outcome: "made";
      body: Uint8Array;
      /** Without its extension; every system accepts it. */
      name: string;
      /** A description of the image for people who cannot see it. */
      alt?: string;
    }
  /**
   * `silent`: the study does not respond; `nothing`: nothing is shown; `undrawn`: not in this format; `failed`: could
   * not be written.
   */
  | { outcome: "silent" | "nothing" | "undrawn" | "forbidden" | "busy" | "failed" }
  /** Over the limit; in seconds. */
  | { outcome: "often"; retryAfter: number };

/**
 * Counts and logs the file of a page's table like any other file.
 * @throws {DataError} if the accounts do not respond
 */
export const admitTable = async (caller: Caller, figure: string, search: string): Promise<Admission> =>
  admitExport(caller, "csv", { figure, search });

/**
 * Loads a chart with its reader's current rights and makes a file of it; counted against their limit and logged only if
 * there is something to export.
 * @throws {DataError} if the accounts do not respond
 */
export async function makeExport(
  reader: Reader,
  configuration: ChartConfiguration,
  format: ExportFormat,
  dialect: CsvDialect,
): Promise<Made> {
  // Files may take longer than pages: only each call has a deadline.
  const document = await loadChart(reader, configuration).catch((error: unknown) => {
    if (!(error instanceof DataError)) throw error;
    logError(error, "File not created: database unavailable.");
    return "silent" as const;
  });
  if (document === "silent") return { outcome: "silent" };
  if (!document) return { outcome: "nothing" };
  const admission = await admitExport(reader.caller, format, configuration);
  if (!admission) return { outcome: "forbidden" };
  if (admission.retryAfter > 0) return { outcome: "often", retryAfter: admission.retryAfter };
  const permalink = new URL(toPageAddress(configuration), siteOrigin()).href;
  const beside = { permalink, hash: hashTables(document.tables), takenAt: new Date().toISOString() };
  const name = toFileName(document, format);
  try {
    const body = await fileQueue.run(async () => writeExport(document, format, { beside, dialect, name }));
    if (!body) return { outcome: "undrawn" };
    const [picture] = document.pictures;
    const isImage = EXPORT_FORMATS[format].mime.startsWith("image/");
    return { outcome: "made", body, name, ...(isImage && picture ? { alt: toAltText(document.title, picture) } : {}) };
  } catch (error) {
    if (error instanceof QueueFull) return { outcome: "busy" };
    logError(error, "File not created.");
    return { outcome: "failed" };
  }
}
