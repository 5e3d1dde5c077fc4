import { toShareSearch, CONFIGURATION_VERSION } from "@/lib/analyses/configuration";
import type { AnalysisId } from "@/lib/catalogue/analyses";
import { EXPORT_FORMATS, type ExportFormat } from "@/lib/catalogue/export-formats";
import { PROGRESS_TYPE, readProgress, type TellStep } from "@/lib/sharing/exports/progress";

/** The result of requesting a file: it was passed to the browser, or an explanation. */
export type ExportAnswer =
  | { isDone: true; name: string; bytes: number; /** The image in words; null for other files. */ alt: string | null }
  | { isDone: false; words: string };

/** Response header with the image's description, percent-encoded. */
export const ALT_HEADER = "X-Image-Description";

/** Name of a copied image, which is not a file. */
export const COPIED = "The image";
const NO_CLIPBOARD = "Your browser didn’t allow copying. Download the image instead.";
const NO_ANSWER = "Something went wrong. Please try again in a moment.";

/** The address that makes a chart's file. */
function toExportAddress(figure: AnalysisId, search: string, format: ExportFormat): string {
  return `/api/exports/${format}${toShareSearch({ version: CONFIGURATION_VERSION, figure, search })}`;
}

const CANCELLED = "Cancelled. Nothing was downloaded.";

/**
 * Requests a chart as a file and passes it to the browser. Never throws: errors become an explanation.
 * @param signal cancels the wait
 */
export const takeExport = async (
  figure: AnalysisId,
  search: string,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<ExportAnswer> => takeFile(toExportAddress(figure, search, format), format, signal);

/**
 * Requests a file of our own site and passes it to the browser. Never throws: errors become an explanation.
 * @param signal cancels the wait, and the work on the server
 * @param tell hears how far a file of several charts is
 */
export async function takeFile(
  address: string,
  format: ExportFormat,
  signal: AbortSignal,
  tell?: TellStep,
): Promise<ExportAnswer> {
  try {
    const headers = tell && { Accept: PROGRESS_TYPE };
    const answer = await fetch(address, { cache: "no-store", signal, ...(headers && { headers }) });
    if (!answer.ok) return { isDone: false, words: await readWords(answer) };
    if (tell && answer.body && answer.headers.get("content-type") === PROGRESS_TYPE) {
      const sent = await readProgress(answer.body, tell);
      if ("words" in sent) return { isDone: false, words: sent.words };
      save(new Blob([sent.bytes], { type: EXPORT_FORMATS[format].mime }), sent.name);
      return { isDone: true, name: sent.name, bytes: sent.bytes.byteLength, alt: null };
    }
    const file = await answer.blob();
    const name =
      /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ??
      `chart.${EXPORT_FORMATS[format].ending}`;
    save(file, name);
    return { isDone: true, name, bytes: file.size, alt: readAlt(answer) };
  } catch {
    return { isDone: false, words: signal.aborted ? CANCELLED : NO_ANSWER };
  }
}

/** Whether this browser can put an image on the clipboard. */
export const canCopyImage = (): boolean =>
  typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";

/** Puts a chart on the clipboard as a wide image. Never throws: errors become an explanation. */
export async function copyImage(figure: AnalysisId, search: string, signal: AbortSignal): Promise<ExportAnswer> {
  let words = NO_ANSWER;
  let bytes = 0;
  let alt: string | null = null;
  const made = fetch(toExportAddress(figure, search, "png"), { cache: "no-store", signal }).then(async (answer) => {
    if (!answer.ok) {
      words = await readWords(answer);
      throw new Error(words);
    }
    const file = await answer.blob();
    bytes = file.size;
    alt = readAlt(answer);
    return file;
  });
  try {
    // As a promise: by the time the image is ready, some browsers no longer count the click as a user gesture.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": made })]);
    return { isDone: true, name: COPIED, bytes, alt };
  } catch {
    return { isDone: false, words: signal.aborted ? CANCELLED : bytes > 0 ? NO_CLIPBOARD : words };
  }
}

function readAlt(answer: Response): string | null {
  const alt = answer.headers.get(ALT_HEADER);
  return alt === null ? null : decodeURIComponent(alt);
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
