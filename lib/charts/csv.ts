import "server-only";
import { stringify } from "csv-stringify/sync";
import type { CsvTable } from "@/lib/charts/csv-table";
import { toSlug } from "@/lib/catalogue/names/slug";

/** How numbers and columns are parted where a reader lives: spreadsheets there expect it. */
export interface CsvDialect {
  delimiter: "," | ";";
  decimal: "." | ",";
}

/** The first language a browser asks for, such as `sv-SE,en;q=0.8`; where numbers have a decimal comma, columns are parted by semicolons. */
export function dialectFor(acceptLanguage: string | null): CsvDialect {
  const [language = ""] = (acceptLanguage ?? "").split(/[,;]/);
  return hasDecimalComma(language.trim()) ? { delimiter: ";", decimal: "," } : { delimiter: ",", decimal: "." };
}

function hasDecimalComma(language: string): boolean {
  try {
    return language !== "" && new Intl.NumberFormat(language).format(1.5).includes(",");
  } catch {
    // Not a language at all.
    return false;
  }
}

/**
 * The table as a file for spreadsheets: UTF-8 with its mark, each column's name first, notes after an empty line. Text
 * that a spreadsheet would run as a formula is made plain by an apostrophe; negative numbers stay numbers.
 */
export function toCsv({ columns, rows, notes }: CsvTable, { delimiter, decimal }: CsvDialect): string {
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

/** A name for the file that every system takes. */
export function toFileName(name: string): string {
  return `${toSlug(name) || "granskog"}.csv`;
}
