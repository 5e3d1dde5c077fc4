import type { ExportFormat } from "@/lib/catalogue/export-formats";
import { toSlug } from "@/lib/catalogue/names/slug";
import type { ChartDocument } from "@/lib/charts/document";

/** Maximum characters of a file name: systems accept 255, but people read fewer. */
const LONGEST = 100;

/**
 * A file name without its extension that every system accepts. Data files cannot carry the sample label, so their name
 * does.
 */
export function toFileName({ name, isSample }: Pick<ChartDocument, "name" | "isSample">, format: ExportFormat): string {
  const slug = toSlug(name).slice(0, LONGEST) || "granskog";
  return isSample && (format === "csv" || format === "csv-zip") ? `${slug}-sample-data` : slug;
}
