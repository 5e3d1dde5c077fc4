import { z } from "zod";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import type { CsvHeader } from "@/lib/study/interviews/csv-header";
import { findLinesOfBytes } from "@/lib/study/interviews/csv-lines";
import type { FoundFile } from "@/lib/study/interviews/find-files";
import { MOST_SHOWN, type ProblemLog } from "@/lib/study/interviews/problem-log";

const MOST_REJECTED = 100_000;

const reject = z.object({ kind: z.string(), position: z.bigint(), text: z.string().nullable() });
type Reject = z.infer<typeof reject>;

/**
 * Copies the `wanted` columns of a CSV file to the Parquet file `target`, as trimmed text with NULL for empty values,
 * in the order of the lines. False if lines do not match the column names; all of them are logged.
 */
export async function convertCsv(
  session: Session,
  file: FoundFile,
  header: CsvHeader,
  wanted: readonly string[],
  target: string,
  log: ProblemLog,
): Promise<boolean> {
  const columns = wanted.map(
    (name) => `nullif(trim(${quoteName(toColumnName(header, name))}, ' \t'), '') AS ${quoteName(name)}`,
  );
  try {
    // The row number in the copy identifies the line in the file.
    await session.run("SET preserve_insertion_order = true");
    await session.run(
      `COPY (SELECT ${columns.join(", ")} FROM ${readCsv(file, header)}) TO ${quoteText(target)} (FORMAT parquet, COMPRESSION zstd)`,
    );
    const rejects = await session.rows(
      "SELECT error_type::VARCHAR AS kind, line_byte_position::BIGINT AS position, csv_line AS text " +
        "FROM reject_errors ORDER BY line",
      reject,
    );
    await reportRejects(file, header, rejects, log);
    return rejects.length === 0;
  } catch (error) {
    if (!isCsvMistake(error)) throw error;
    const [message, fix] = explainMistake(String(error));
    log.add("lines", { file: file.name }, message, fix);
    return false;
  } finally {
    await session.run(
      "SET preserve_insertion_order = false; DROP TABLE IF EXISTS reject_errors; DROP TABLE IF EXISTS reject_scans",
    );
  }
}

function readCsv(file: FoundFile, { names, delimiter, skipped }: CsvHeader): string {
  const columns = names.map((_, i) => `'c${i}': 'VARCHAR'`).join(", ");
  const options = [
    `columns = {${columns}}`,
    `delim = ${quoteText(delimiter)}`,
    `skip = ${skipped}`,
    "header = true, auto_detect = false, quote = '\"', escape = '\"', nullstr = '', strict_mode = true",
    `store_rejects = true, rejects_limit = ${MOST_REJECTED}, hive_partitioning = false`,
  ];
  return `read_csv(${quoteText(file.path)}, ${options.join(", ")})`;
}

function toColumnName({ names }: CsvHeader, name: string): string {
  return `c${names.indexOf(name)}`;
}

async function reportRejects(
  file: FoundFile,
  header: CsvHeader,
  rejects: readonly Reject[],
  log: ProblemLog,
): Promise<void> {
  if (rejects.length === 0) return;
  for (const [kind, all] of Map.groupBy(rejects, (item) => item.kind)) {
    const shown = all.slice(0, MOST_SHOWN);
    const offsets = shown.map(({ position }) => Math.max(0, Number(position) - 1));
    const lines = await findLinesOfBytes(file.path, offsets);
    const [message, fix] = explainReject(kind, header);
    log.addMany(
      "lines",
      all.length,
      shown.map(({ text }, i) => ({
        file: file.name,
        line: lines.get(offsets[i] ?? 0) ?? null,
        value: text?.trim() ?? null,
        message,
        fix,
      })),
    );
  }
}

function explainReject(kind: string, { names, delimiter }: CsvHeader): [message: string, fix: string] {
  const columns = `${names.length} columns`;
  switch (kind) {
    case "MISSING COLUMNS":
      return [
        `the line has fewer values than there are columns (${columns})`,
        `put ${describeDelimiter(delimiter)} between all values, as between the column names, or complete the line`,
      ];
    case "TOO MANY COLUMNS":
      return delimiter === ","
        ? [
            `the line has more values than there are columns (${columns})`,
            'write decimals with a point (0.25), and put text that holds a comma in "quotation marks"; or export with semicolons',
          ]
        : [
            `the line has more values than there are columns (${columns})`,
            'put values that contain the delimiter in "quotation marks"',
          ];
    case "UNQUOTED VALUE":
      return ["unbalanced quotation marks", 'double any " inside a value, and close each value'];
    default:
      return [`the line cannot be read (${kind.toLowerCase()})`, "export the file again as CSV in UTF-8"];
  }
}

function describeDelimiter(delimiter: string): string {
  return { ",": "commas", ";": "semicolons", "\t": "tabs" }[delimiter] ?? delimiter;
}

function isCsvMistake(error: unknown): boolean {
  return error instanceof Error && /^Invalid Input Error/.test(error.message) && /CSV/i.test(error.message);
}

function explainMistake(message: string): [message: string, fix: string] {
  if (/invalid state/.test(message)) {
    return [
      "its lines do not all end in the same way, or there is a quotation mark inside a value",
      'save it with one kind of line ends (Windows or Unix), and double any " inside a value',
    ];
  }
  return ["it cannot be read as CSV", "export it again as CSV in UTF-8, with commas, semicolons or tabs"];
}
