import "server-only";
import { toPageAddress, type ChartConfiguration } from "@/lib/analyses/configuration";
import { loadChart } from "@/lib/analyses/load";
import { pinYears } from "@/lib/analyses/pin-years";
import { toPrintedAddress } from "@/lib/sharing/short-addresses/load";
import { hashTables } from "@/lib/sharing/citations/content-hash";
import { DataError } from "@/lib/platform/database/data-error";
import { toAltText } from "@/lib/charts/drawing/describe";
import { EXPORT_FORMATS, type ExportFormat } from "@/lib/catalogue/export-formats";
import { type Admission, admitExports } from "@/lib/sharing/exports/mutations";
import { fileQueue } from "@/lib/sharing/exports/file-queue";
import { renderFile } from "@/lib/sharing/exports/render-file";
import { RenderCancelled } from "@/lib/sharing/exports/renderer";
import { QueueFull } from "@/lib/sharing/exports/queue";
import { loadLook } from "@/lib/sharing/looks/load";
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

/** Formats that are laid out or packed: they are made beside the thread that answers pages. Text takes no time. */
const ON_A_THREAD: ReadonlySet<ExportFormat> = new Set(["pdf", "pptx", "xlsx", "png", "png-square", "svg"]);

/**
 * Counts and logs the file of a page's table like any other file.
 * @throws {DataError} if the accounts do not respond
 */
export const admitTable = async (caller: Caller, figure: string, search: string): Promise<Admission> =>
  admitExports(caller, "csv", [{ figure, search }]);

/**
 * Reads a chart as its reader may see it now and makes a file of it; counted against their limit and noted in the log
 * once there is something to make.
 * @param signal ends it where no one waits for it any more
 * @throws {DataError} when the accounts do not respond
 */
export async function makeExport(
  reader: Reader,
  configuration: ChartConfiguration,
  format: ExportFormat,
  dialect: CsvDialect,
  signal?: AbortSignal,
): Promise<Made> {
  // Files may take longer than pages: only each call has a deadline.
  const document = await loadChart(reader, configuration).catch((error: unknown) => {
    if (!(error instanceof DataError)) throw error;
    logError(error, "File not created: database unavailable.");
    return "silent" as const;
  });
  if (document === "silent") return { outcome: "silent" };
  if (!document) return { outcome: "nothing" };
  const look = await loadLook(reader, format);
  const admission = await admitExports(reader.caller, format, [configuration]);
  if (!admission) return { outcome: "forbidden" };
  if (admission.retryAfter > 0) return { outcome: "often", retryAfter: admission.retryAfter };
  const permalink = new URL(toPageAddress(configuration), siteOrigin()).href;
  const beside = {
    permalink,
    short: await toPrintedAddress(pinYears(configuration, document.years)),
    hash: hashTables(document.tables),
    takenAt: new Date().toISOString(),
  };
  const name = toFileName(document, format);
  try {
    const written = { beside, dialect, name, look };
    const body = await (ON_A_THREAD.has(format)
      ? renderFile({ kind: "chart", document, format, written }, signal)
      : fileQueue.run(async () => writeExport(document, format, written)));
    if (!body) return { outcome: "undrawn" };
    const [picture] = document.pictures;
    const isImage = EXPORT_FORMATS[format].mime.startsWith("image/");
    return { outcome: "made", body, name, ...(isImage && picture ? { alt: toAltText(document.title, picture) } : {}) };
  } catch (error) {
    if (error instanceof QueueFull) return { outcome: "busy" };
    if (error instanceof RenderCancelled) return { outcome: "failed" };
    logError(error, "File not created.");
    return { outcome: "failed" };
  }
}
