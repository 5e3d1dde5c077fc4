import { CsvError, parse } from "csv-parse/sync";
import { countColumns } from "@/lib/study/import/columns";
import { columnsOf, INTERVIEW_KINDS, KIND_COLUMNS, type KindColumns, loosely } from "@/lib/study/interviews/kind";

const DELIMITERS = [",", ";", "\t"] as const;

/** The first line of a CSV file: its column names, delimiter, and the lines before it. */
export type CsvHeader = { names: string[]; delimiter: string; skipped: number };

/** Reads the column names from the beginning of a text; null if it has no lines. */
export function readCsvHeader(head: string, columns: KindColumns = KIND_COLUMNS): CsvHeader | null {
  const used = new Set(INTERVIEW_KINDS.flatMap((kind) => columnsOf(kind, columns).map(([name]) => loosely(name))));
  const { line, skipped, delimiters } = findHeaderLine(head);
  if (line === null) return null;
  const readings = delimiters.map((delimiter) => {
    const names = splitNames(line, delimiter) ?? [line];
    return {
      names,
      delimiter,
      skipped,
      known: names.filter((name) => used.has(loosely(name))).length + countColumns(names),
    };
  });
  const best = readings.reduce((winner, reading) => (reading.known > winner.known ? reading : winner));
  return { names: best.names, delimiter: best.delimiter, skipped: best.skipped };
}

/** The first line with names, the number of lines before it, and the delimiters it may have; null if there is none. */
export function findHeaderLine(head: string): {
  line: string | null;
  skipped: number;
  delimiters: readonly string[];
} {
  const lines = head.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  // Excel's own line that states the delimiter.
  const announced = /^sep=([,;\t])$/i.exec(lines[0] ?? "")?.[1];
  let skipped = announced === undefined ? 0 : 1;
  while (skipped < lines.length && (lines[skipped] ?? "").trim() === "") skipped += 1;
  return { line: lines[skipped] ?? null, skipped, delimiters: announced === undefined ? DELIMITERS : [announced] };
}

/** The names in a line; null if its quotation marks do not match this delimiter. */
export function splitNames(line: string, delimiter: string): string[] | null {
  try {
    const [names = []] = parse(line, { delimiter, relax_column_count: true });
    return names.map((name) => name.normalize("NFC").trim());
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return null;
  }
}
