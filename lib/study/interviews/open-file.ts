import path from "node:path";
import { z } from "zod";
import { quoteText } from "@/lib/study/duckdb/quote";
import { StudyDatabaseError } from "@/lib/study/duckdb/failure";
import type { Session } from "@/lib/study/duckdb/session";
import { convertCsv } from "@/lib/study/interviews/convert-csv";
import { type CsvHeader, readCsvHeader } from "@/lib/study/interviews/csv-header";
import { explainUnreadable, type FoundFile } from "@/lib/study/interviews/find-files";
import { type Inspection, inspectFile } from "@/lib/study/interviews/inspect-file";
import {
  columnsOf,
  type FileKind,
  type InterviewKind,
  type KindColumns,
  recogniseKind,
} from "@/lib/study/interviews/kind";
import { assignColumns } from "@/lib/study/interviews/assign-columns";
import type { ProblemLog } from "@/lib/study/interviews/problem-log";
import { canRead } from "@/lib/study/interviews/read-expression";
import type { Source, StudyFile } from "@/lib/study/interviews/source";

/** An inspected file, and how to scan its rows; results are not scanned here. */
type Opened = { file: StudyFile; source: Source | null };

/**
 * Inspects one file: hash, format, kind, columns and their types. Null if it cannot be read; the log says why.
 * @param order its number among the files, which decides the order of copied CSV files
 */
export async function openFile(
  session: Session,
  file: FoundFile,
  order: number,
  log: ProblemLog,
  wanted: KindColumns,
): Promise<Opened | null> {
  let seen: Inspection;
  try {
    seen = await inspectFile(file.path);
  } catch (error) {
    log.add("files", { file: file.name }, ...explainUnreadable(error));
    return null;
  }
  const refuse = (message: string, fix: string) => {
    log.add("files", { file: file.name }, message, fix);
    return null;
  };
  if (seen.bytes === 0) return refuse("the file is empty", "export it again");
  switch (seen.format) {
    case "workbook":
      return { file: describe(file, seen, "results", 0), source: null };
    case "old-workbook":
      return refuse("old Excel format (.xls) or password-protected file", "save it as .xlsx or CSV without a password");
    case "parquet":
      return openParquet(session, file, seen, log, wanted);
    case "csv":
      return /\.parquet$/i.test(file.name)
        ? refuse("not a Parquet file (invalid header)", "export it again as Parquet, or name it .csv if it is text")
        : openCsv(session, file, order, seen, log, wanted);
  }
}

async function openCsv(
  session: Session,
  file: FoundFile,
  order: number,
  seen: Inspection,
  log: ProblemLog,
  wanted: KindColumns,
): Promise<Opened | null> {
  if (seen.encodingProblem) {
    const { line, value, message, fix } = seen.encodingProblem;
    log.add("files", { file: file.name, line, value }, message, fix);
    return null;
  }
  const header = readCsvHeader(seen.head, wanted);
  if (!header) {
    log.add("files", { file: file.name }, "the file is empty", "export it again");
    return null;
  }
  const kind = kindOf(file, header.names, header.skipped + 1, log, wanted);
  if (kind === null) return null;
  if (kind === "results") return { file: describe(file, seen, kind, 0), source: null };
  const used = assignColumns(file, kind, header.names, header.skipped + 1, log, wanted);
  const scan = path.join(session.scratch, `${String(order).padStart(6, "0")}.parquet`);
  if (!used || !(await convertCsv(session, file, header, used, scan, log))) return null;
  return withRows(session, file, seen, log, toCsvSource(file, kind, scan, used, header));
}

function toCsvSource(
  file: FoundFile,
  kind: InterviewKind,
  scan: string,
  used: readonly string[],
  header: CsvHeader,
): Source {
  const { delimiter, skipped } = header;
  return { ...file, kind, scan, types: new Map(used.map((name) => [name, "VARCHAR"])), csv: { delimiter, skipped } };
}

async function openParquet(
  session: Session,
  file: FoundFile,
  seen: Inspection,
  log: ProblemLog,
  wanted: KindColumns,
): Promise<Opened | null> {
  if (seen.tail !== "PAR1") {
    log.add(
      "files",
      { file: file.name },
      "the Parquet file is cut off: its end is missing",
      "copy or export it again, to the end",
    );
    return null;
  }
  let columns: Map<string, string>;
  try {
    const described = await session.rows(
      `DESCRIBE SELECT * FROM read_parquet(${quoteText(file.path)}, hive_partitioning = false)`,
      z.object({ column_name: z.string(), column_type: z.string() }),
    );
    columns = new Map(described.map(({ column_name, column_type }) => [column_name, column_type]));
  } catch (error) {
    const cause = error instanceof StudyDatabaseError ? error.cause : error;
    const [reason = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
    log.add("files", { file: file.name }, `the Parquet file cannot be read: ${reason}`, "copy or export it again");
    return null;
  }
  const kind = kindOf(file, [...columns.keys()], null, log, wanted);
  if (kind === null) return null;
  if (kind === "results") {
    log.add(
      "files",
      { file: file.name },
      "finished results cannot be read from Parquet",
      "export them as CSV or .xlsx",
    );
    return null;
  }
  const used = assignColumns(file, kind, [...columns.keys()], null, log, wanted);
  if (!used || !hasReadableTypes(file, columns, log, columnsOf(kind, wanted))) return null;
  const types = new Map(used.map((name) => [name, columns.get(name) ?? ""]));
  return withRows(session, file, seen, log, { ...file, kind, scan: file.path, types, csv: null });
}

function hasReadableTypes(
  file: FoundFile,
  columns: ReadonlyMap<string, string>,
  log: ProblemLog,
  used: ReturnType<typeof columnsOf>,
): boolean {
  const wrong = used.filter(([name, reading]) => !canRead(reading, columns.get(name) ?? "VARCHAR"));
  for (const [name, reading] of wrong) {
    const wanted = {
      id: "whole numbers or text",
      text: "text",
      mark: "whole numbers",
      whole: "whole numbers",
      decimal: "numbers",
      day: "dates",
    };
    const message = `column type is ${columns.get(name)}; expected ${wanted[reading]}`;
    log.add("columns", { file: file.name, column: name }, message, `write it as ${wanted[reading]}`);
  }
  return wrong.length === 0;
}

async function withRows(
  session: Session,
  file: FoundFile,
  seen: Inspection,
  log: ProblemLog,
  source: Source,
): Promise<Opened> {
  const { rows } = await session.row(
    `SELECT sum(num_rows)::DOUBLE AS rows FROM parquet_file_metadata(${quoteText(source.scan)})`,
    z.object({ rows: z.number() }),
  );
  if (rows === 0) log.add("files", { file: file.name }, "there is no line below the column names", "export it again");
  return { file: describe(file, seen, source.kind, rows), source };
}

function kindOf(
  file: FoundFile,
  names: readonly string[],
  line: number | null,
  log: ProblemLog,
  wanted: KindColumns,
): FileKind | null {
  const kind = recogniseKind(names, wanted);
  if (kind === null) {
    const value = names.join(" ");
    log.add(
      "columns",
      { file: file.name, line, value },
      "column names do not match any study file",
      "name the columns as in content/examples, with commas, semicolons or tabs between them, or take the file out of the folder",
    );
  }
  return kind;
}

function describe(file: FoundFile, { bytes, sha256 }: Inspection, kind: FileKind, rows: number): StudyFile {
  return { ...file, kind, rows, bytes, sha256 };
}
