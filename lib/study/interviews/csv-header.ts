import { CsvError, parse } from "csv-parse/sync";
import { countColumns } from "@/lib/study/import/columns";
import { columnsOf, INTERVIEW_KINDS, KIND_COLUMNS, type KindColumns, loosely } from "@/lib/study/interviews/kind";

const DELIMITERS = [",", ";", "\t"] as const;

/** The first line of a CSV file: its column names, delimiter, and the lines before it. */
export type CsvHeader = { names: string[]; delimiter: string; skipped: number };

/** Reads the column names from the beginning of a text; null if it has no lines. */
export function readCsvHeader(head: string, columns: KindColumns = KIND_COLUMNS): CsvHeader | null {
  const used = new Set(INTERVIEW_KINDS.flatMap((kind) => columnsOf(kind, columns).map(([name]) => loosely(name))));
  const lines = head.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  // Excel's own line that states the delimiter.
  const announced = /^sep=([,;\t])$/.exec(lines[0] ?? "")?.[1];
  let skipped = announced === undefined ? 0 : 1;
  while (skipped < lines.length && (lines[skipped] ?? "").trim() === "") skipped += 1;
  const line = lines[skipped];
  if (line === undefined) return null;
  const readings = (announced === undefined ? DELIMITERS : [announced]).map((delimiter) => {
    const names = splitLine(line, delimiter);
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

function splitLine(line: string, delimiter: string): string[] {
  try {
    const [names = []] = parse(line, { delimiter, relax_column_count: true });
    return names.map((name) => name.normalize("NFC").trim());
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [line];
  }
}
