import "server-only";
import { stringify } from "csv-stringify/sync";

/** Number and column separators by locale, as spreadsheets there expect. */
export interface CsvDialect {
  delimiter: "," | ";";
  decimal: "." | ",";
  /** Whether the file begins with a byte order mark, by which spreadsheets recognise UTF-8. */
  isMarked: boolean;
}

/** For programs: commas, decimal points, UTF-8 without a byte order mark. */
export const PLAIN_CSV: CsvDialect = { delimiter: ",", decimal: ".", isMarked: false };

/**
 * The first language in a header such as `sv-SE,en;q=0.8`; where numbers have a decimal comma, columns are separated by
 * semicolons.
 */
export function dialectFor(acceptLanguage: string | null): CsvDialect {
  const [language = ""] = (acceptLanguage ?? "").split(/[,;]/);
  return hasDecimalComma(language.trim())
    ? { delimiter: ";", decimal: ",", isMarked: true }
    : { delimiter: ",", decimal: ".", isMarked: true };
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
}

/**
 * The table as a file: column names first, then the rows and nothing else.
 * Text that a spreadsheet would run as a formula gets an apostrophe; negative numbers stay numbers.
 */
export function toCsv({ columns, rows }: CsvContent, { delimiter, decimal, isMarked }: CsvDialect): string {
  return stringify([columns, ...rows], {
    bom: isMarked,
    delimiter,
    record_delimiter: "\r\n",
    escape_formulas: true,
    cast: { number: (value) => String(value).replace(".", decimal) },
  });
}
