import { toShareSearch, CONFIGURATION_VERSION } from "@/lib/analyses/configuration";
import type { AnalysisId } from "@/lib/catalogue/analyses";
import { EXPORT_FORMATS, type ExportFormat } from "@/lib/catalogue/export-formats";

/** The result of requesting a file: it was passed to the browser, or an explanation. */
export type ExportAnswer = { isDone: true; name: string; bytes: number } | { isDone: false; words: string };

const NO_ANSWER = "Something went wrong. Please try again in a moment.";

/** The address that makes a chart's file. */
function toExportAddress(figure: AnalysisId, search: string, format: ExportFormat): string {
  return `/api/exports/${format}${toShareSearch({ version: CONFIGURATION_VERSION, figure, search })}`;
}

/** Requests a chart as a file and passes it to the browser. Never fails: errors become an explanation. */
export async function takeExport(figure: AnalysisId, search: string, format: ExportFormat): Promise<ExportAnswer> {
  try {
    const answer = await fetch(toExportAddress(figure, search, format), { cache: "no-store" });
    if (!answer.ok) return { isDone: false, words: await readWords(answer) };
    const file = await answer.blob();
    const name =
      /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ??
      `chart.${EXPORT_FORMATS[format].ending}`;
    save(file, name);
    return { isDone: true, name, bytes: file.size };
  } catch {
    return { isDone: false, words: NO_ANSWER };
  }
}

async function readWords(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const error: unknown = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  return typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
    ? error.message
    : NO_ANSWER;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address after the click, so it must not be revoked earlier.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
