import "server-only";
import { hashTables } from "@/lib/sharing/citations/content-hash";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import { picturesForVisitors } from "@/lib/sharing/exports/drawn-pictures";
import { QueueFull } from "@/lib/sharing/exports/queue";
import { renderFile } from "@/lib/sharing/exports/render-file";
import { toFileName } from "@/lib/sharing/exports/file-name";
import { writeExport } from "@/lib/sharing/exports/write";
import type { CsvDialect } from "@/lib/charts/csv";
import { toSharePath } from "@/lib/sharing/links/link";
import { loadShared } from "@/lib/sharing/links/load";
import { siteOrigin } from "@/lib/platform/site/origin";

/** What an open link has besides its page, by file name: two downloads, and the card beside its pasted address. */
const FILES = { "chart.png": "png", "chart.csv": "csv", "card.png": "png" } as const;
type SharedFileName = keyof typeof FILES;
export const isSharedFile = (name: string): name is SharedFileName => Object.hasOwn(FILES, name);

type SharedFile =
  | { outcome: "made"; body: Uint8Array; mime: string; name: string }
  /** `nothing`: there is no such link, it is locked, or it does not offer this download. */
  | { outcome: "nothing" | "silent" | "busy" };

/**
 * Makes a file of what a link shows the caller; downloads only if its owner allows them and may download it themselves.
 */
export async function makeSharedFile(id: string, file: SharedFileName, dialect: CsvDialect): Promise<SharedFile> {
  const shared = await loadShared(id);
  if (shared.status === "unanswered") return { outcome: "silent" };
  const format = FILES[file];
  if (shared.status !== "open") return { outcome: "nothing" };
  const kind = file === "card.png" ? "card" : "picture";
  if (kind === "picture" && !(format === "png" ? shared.canTakePicture : shared.canTakeTable))
    return { outcome: "nothing" };
  const { document } = shared;
  const permalink = new URL(toSharePath(id), siteOrigin()).href;
  const beside = { permalink, hash: hashTables(document.tables), takenAt: new Date().toISOString() };
  try {
    const name = toFileName(document, format);
    // A picture takes long and is the same for everyone; a table takes no time.
    const body = await (format === "png"
      ? picturesForVisitors().take([kind, document, permalink], async () => renderFile({ kind, document, permalink }))
      : writeExport(document, format, { beside, dialect, name }));
    const { ending, mime } = EXPORT_FORMATS[format];
    return body ? { outcome: "made", body, mime, name: `${name}.${ending}` } : { outcome: "nothing" };
  } catch (error) {
    if (error instanceof QueueFull) return { outcome: "busy" };
    throw error;
  }
}
