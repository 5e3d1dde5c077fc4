import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Session } from "@/lib/study/duckdb/session";
import { findLinesOfRecords } from "@/lib/study/interviews/csv-lines";
import {
  MOST_SHOWN,
  type ProblemLocation,
  type ProblemKind,
  type ProblemLog,
} from "@/lib/study/interviews/problem-log";
import type { Source } from "@/lib/study/interviews/source";

/** The common inputs of all checks. */
export type CheckContext = {
  session: Session;
  sources: readonly Source[];
  log: ProblemLog;
  definition: StudyDefinition;
};

/** A row by its file and number, from 0, with the value to show. */
export const rowLocation = z.object({ file: z.string(), row: z.bigint(), value: z.string().nullable() });
export type RowLocation = z.infer<typeof rowLocation>;

/** The location shown to people: the file's name, and the line of a CSV file or row of a Parquet file, from 1. */
export async function locate(
  { sources }: CheckContext,
  rows: readonly RowLocation[],
  column: string,
): Promise<ProblemLocation[]> {
  const lines = new Map<string, ReadonlyMap<number, number>>();
  for (const [file, ofFile] of Map.groupBy(rows, ({ file }) => file)) {
    const source = sources.find(({ scan }) => scan === file);
    if (source?.csv) {
      const records = ofFile.map(({ row }) => Number(row));
      lines.set(file, await findLinesOfRecords(source.path, records, source.csv.skipped));
    }
  }
  return rows.map(({ file, row, value }) => ({
    file: sources.find(({ scan }) => scan === file)?.name ?? file,
    line: lines.has(file) ? (lines.get(file)?.get(Number(row)) ?? null) : Number(row) + 1,
    column,
    value,
  }));
}

/** A condition that marks invalid rows. */
export type RowCheck = {
  kind: ProblemKind;
  column: string;
  where: string;
  message: string;
  fix: string;
  /** The column's name in the file, if it differs. */
  inFile?: string;
};

/** Counts the rows that meet each condition in one scan, and finds the first few of them. */
export async function checkRows(context: CheckContext, table: string, checks: readonly RowCheck[]): Promise<void> {
  const counts = checks.map(({ where }, i) => `(count(*) FILTER (WHERE ${where}))::DOUBLE AS c${i}`);
  const row = await context.session.row(`SELECT ${counts.join(", ")} FROM ${table}`, z.record(z.string(), z.number()));
  for (const [i, { kind, column, where, message, fix, inFile = column }] of checks.entries()) {
    const count = row[`c${i}`] ?? 0;
    if (count === 0) continue;
    const found = await context.session.rows(
      `SELECT file, row, "${column}_text" AS value FROM ${table} WHERE ${where} ORDER BY file, row LIMIT ${MOST_SHOWN}`,
      rowLocation,
    );
    const locations = await locate(context, found, inFile);
    context.log.addMany(
      kind,
      count,
      locations.map((location) => ({ ...location, message, fix })),
    );
  }
}

/** The condition and message for a missing required value. */
export function isMissing(column: string): RowCheck {
  return { kind: "values", column, where: `"${column}" IS NULL`, message: "the value is missing", fix: "fill it in" };
}

/** The condition and message for a decimal comma in a comma-separated file. */
export function hasDecimalComma(column: string): RowCheck {
  return {
    kind: "values",
    column,
    where: `isnan("${column}") AND regexp_full_match("${column}_text", '-?[0-9]+,[0-9]+')`,
    message: "the number has a decimal comma in a file that puts commas between values",
    fix: "write it with a decimal point (0.25), or export the file with semicolons",
  };
}

export const distinctSchema = rowLocation.extend({ rows: z.number() });
export type DistinctValue = z.infer<typeof distinctSchema>;

/** Each distinct value of a column where `where` holds, with its first location and its number of rows, in their order. */
export async function listDistinct(
  context: CheckContext,
  table: string,
  column: string,
  where = "true",
): Promise<DistinctValue[]> {
  const rows = await context.session.rows(
    `SELECT "${column}" AS value, file, min(row) AS row, count(*)::DOUBLE AS rows FROM ${table} WHERE ${where}
     GROUP BY "${column}", file ORDER BY file, row`,
    distinctSchema,
  );
  return mergeFiles(rows);
}

/** Merges a value that occurs in several files, at its first location. */
export function mergeFiles(values: readonly DistinctValue[]): DistinctValue[] {
  return [...Map.groupBy(values, ({ value }) => value).values()].map((same) => ({
    ...(same[0] as DistinctValue),
    rows: same.reduce((sum, { rows }) => sum + rows, 0),
  }));
}

/** "1,203 rows", for a message about a frequent value. */
export function countRows(rows: number): string {
  return `${rows.toLocaleString("en-GB")} row${rows === 1 ? "" : "s"}`;
}

/** "brands.csv, line 3", for a message that refers to another location. */
export function describeLocation({ file, line }: ProblemLocation): string {
  const unit = file?.toLowerCase().endsWith(".parquet") ? "row" : "line";
  return `${file}, ${unit} ${line}`;
}
