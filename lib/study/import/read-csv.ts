import { CsvError, parse } from "csv-parse/sync";
import { countColumns } from "@/lib/study/import/columns";
import type { Problems } from "@/lib/study/import/problem";
import type { Table } from "@/lib/study/import/table";
import { decodeText } from "@/lib/study/import/text-encoding";

const DELIMITERS = [",", ";", "\t"] as const;

type Line = { line: number; cells: string[] };

/** A CSV file as a table: UTF-8, delimiter `,`, `;` or tab found from its first line. Null when it cannot be read. */
export function readCsv(bytes: Uint8Array, problems: Problems): Table | null {
  const text = decodeText(bytes, problems);
  if (text === null) return null;
  // Excel's own first line for telling the delimiter.
  const announced = /^sep=([,;\t])(?:\r\n|\n|\r)/.exec(text);
  const skipped = announced ? 1 : 0;
  const body = announced ? text.slice(announced[0].length) : text;
  const [first, ...rows] = parseLines(body, announced?.[1] ?? findDelimiter(body), skipped, problems);
  if (!first) {
    problems.add({}, "the file is empty", "export the study again");
    return null;
  }
  return { headerLine: first.line, header: first.cells, rows };
}

function parseLines(text: string, delimiter: string, skipped: number, problems: Problems): Line[] {
  const lines: Line[] = [];
  // The parser counts \r\n inside a value as two line ends.
  let countedTwice = 0;
  const report = (error: CsvError | undefined) => {
    const line = typeof error?.["lines"] === "number" ? error["lines"] + skipped - countedTwice : null;
    problems.add({ line }, "unbalanced quotation marks", 'double any " inside a value, and close each value');
    return undefined;
  };
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: report,
      on_record: (cells: string[], { lines: end }) => {
        // The parser counts to the end of a record; values may contain line breaks.
        countedTwice += countIn(cells, /\r\n/g);
        lines.push({ line: end + skipped - countedTwice - countIn(cells, /\r\n|\n|\r/g), cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(error);
  }
  return lines;
}

/** The delimiter by which the first line names most of the study's columns. */
function findDelimiter(text: string): string {
  const firstLine = text.split(/\r\n|\n|\r/).find((line) => line.trim() !== "") ?? "";
  const counts = DELIMITERS.map((delimiter) => ({
    delimiter,
    columns: countColumns(firstLine.split(delimiter).map((name) => name.replaceAll('"', ""))),
  }));
  return counts.reduce((best, candidate) => (candidate.columns > best.columns ? candidate : best)).delimiter;
}

function countIn(record: readonly string[], pattern: RegExp): number {
  return record.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0);
}
