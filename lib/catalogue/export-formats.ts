import type { Right } from "@/lib/catalogue/rights";

interface FormatKind {
  /** Name for people. */
  name: string;
  /** Name in plans; two formats may share it. */
  soldAs: string;
  /** File extension. */
  ending: string;
  mime: string;
  /** The right it needs. */
  right: Right;
  /** Its contents, in few words. */
  says: string;
}

/** Every export format of a chart, by its name in addresses. */
export const EXPORT_FORMATS = {
  png: { name: "Image", soldAs: "PNG", ending: "png", mime: "image/png", right: "pngExport", says: "PNG, wide" },
  "png-square": {
    name: "Square image",
    soldAs: "PNG",
    ending: "png",
    mime: "image/png",
    right: "pngExport",
    says: "PNG, for a post",
  },
  svg: {
    name: "Vector image",
    soldAs: "SVG",
    ending: "svg",
    mime: "image/svg+xml",
    right: "svgExport",
    says: "SVG",
  },
  pdf: {
    name: "Report",
    soldAs: "PDF",
    ending: "pdf",
    mime: "application/pdf",
    right: "pdfExport",
    says: "PDF, with tables",
  },
  xlsx: {
    name: "Workbook",
    soldAs: "Excel",
    ending: "xlsx",
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    right: "excelExport",
    says: "Excel, one sheet per chart",
  },
  csv: {
    name: "Table",
    soldAs: "CSV",
    ending: "csv",
    mime: "text/csv; charset=utf-8; header=present",
    right: "csvExport",
    says: "CSV, one line per observation",
  },
  "csv-zip": {
    name: "Data package",
    soldAs: "CSV",
    ending: "zip",
    mime: "application/zip",
    right: "csvExport",
    says: "ZIP: CSV and its description as JSON",
  },
  pptx: {
    name: "Slides",
    soldAs: "PowerPoint",
    ending: "pptx",
    mime: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    right: "powerpointExport",
    says: "PowerPoint, with editable charts",
  },
} as const satisfies Record<string, FormatKind>;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

export const isExportFormat = (text: string): text is ExportFormat => Object.hasOwn(EXPORT_FORMATS, text);
