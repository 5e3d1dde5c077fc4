import "server-only";
import { stringify } from "csv-stringify/sync";
import { toSlug } from "@/lib/catalogue/names/slug";

/** Number and column separators by locale, as spreadsheets there expect. */
export interface CsvDialect {
  delimiter: "," | ";";
  decimal: "." | ",";
}

/**
 * The first language in a header such as `sv-SE,en;q=0.8`; where numbers have a decimal comma, columns are separated by
 * semicolons.
 */
export function dialectFor(acceptLanguage: string | null): CsvDialect {
  const [language = ""] = (acceptLanguage ?? "").split(/[,;]/);
  return hasDecimalComma(language.trim()) ? { delimiter: ";", decimal: "," } : { delimiter: ",", decimal: "." };
}

function hasDecimalComma(language: string): boolean {
  try {
    return language !== "" && new Intl.NumberFormat(language).format(1.5).includes(",");
  } catch {
    // Not a valid language.
    return false;
  }
}

interface CsvContent {
  columns: readonly string[];
  /** Numbers as numbers, text as text; null if empty. */
  rows: readonly (readonly (string | number | null)[])[];
  /** Lines below the table. */
  notes: readonly string[];
}

/**
 * The table as a file for spreadsheets: UTF-8 with a byte order mark, column names first, notes after an empty line.
 * Text that a spreadsheet would run as a formula gets an apostrophe; negative numbers stay numbers.
 */
export function toCsv({ columns, rows, notes }: CsvContent, { delimiter, decimal }: CsvDialect): string {
  const width = Math.max(1, columns.length);
  const alone = (text: string) => [text, ...new Array<null>(width - 1).fill(null)];
  return stringify([columns, ...rows, ...(notes.length > 0 ? [alone(""), ...notes.map(alone)] : [])], {
    bom: true,
    delimiter,
    record_delimiter: "\r\n",
    escape_formulas: true,
    cast: { number: (value) => String(value).replace(".", decimal) },
  });
}

/** A file name that every system accepts. */
export function toFileName(name: string): string {
  return `${toSlug(name) || "granskog"}.csv`;
}
