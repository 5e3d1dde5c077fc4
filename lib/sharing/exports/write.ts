import "server-only";
import type { ChartDocument } from "@/lib/charts/document";
import { toCsvFile } from "@/lib/sharing/exports/csv-file";
import { toDataPackage } from "@/lib/sharing/exports/data-package";
import type { ExportFormat } from "@/lib/catalogue/export-formats";
import { toPng, toSvgFile } from "@/lib/sharing/exports/image";
import { toPrinted, type Beside } from "@/lib/charts/documents/accompanying-text";
import { toWorkbook } from "@/lib/sharing/exports/workbook";
import { type Look, SITE_LOOK } from "@/lib/sharing/looks/look";
import type { CsvDialect } from "@/lib/charts/csv";

/** What is written beside a chart, and how. */
export interface Written {
  beside: Beside;
  /** Number formats of the reader's locale. */
  dialect: CsvDialect;
  /** Of the file, without its extension. */
  name: string;
  /** Of the reader's team, in reports and slides. */
  look?: Look;
}

type Writer = (document: ChartDocument, written: Written) => Promise<Uint8Array | null>;

const encoder = new TextEncoder();

/** A writer for each kind of file; large libraries load on first use. */
const WRITERS: Record<ExportFormat, Writer> = {
  csv: async ({ tables }, { dialect }) =>
    Promise.resolve(encoder.encode(toCsvFile(tables.at(-1) ?? { columns: [], rows: [] }, dialect))),
  "csv-zip": async (document, { beside, name }) => Promise.resolve(toDataPackage(document, beside, name)),
  xlsx: async (document, { beside }) => toWorkbook(document, beside),
  svg: async (document, { beside }) => {
    const svg = toSvgFile(document, toPrinted(beside));
    return Promise.resolve(svg === null ? null : encoder.encode(svg));
  },
  png: async (document, { beside }) => toPng(document, "wide", toPrinted(beside)),
  "png-square": async (document, { beside }) => toPng(document, "square", toPrinted(beside)),
  pdf: async (document, { beside: { permalink, short, takenAt }, look = SITE_LOOK }) =>
    (await import("@/lib/sharing/exports/report")).toPdf([{ document, permalink, short }], { takenAt, look }),
  pptx: async (document, { beside, look = SITE_LOOK }) =>
    document.pictures.length === 0
      ? null
      : (await import("@/lib/sharing/slides/deck")).toSlides([{ document, beside }], { look }),
};

/** The chart as a file; null if nothing in it can be drawn in that format. */
export async function writeExport(
  document: ChartDocument,
  format: ExportFormat,
  written: Written,
): Promise<Uint8Array | null> {
  return WRITERS[format](document, written);
}
