import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { FoundFile } from "@/lib/study/interviews/find-files";
import { columnsOf, type FileKind, type InterviewKind, type KindColumns } from "@/lib/study/interviews/kind";
import { type IdType, readExpression, textExpression } from "@/lib/study/interviews/read-expression";

/** A readable study file. `name` is its path as given. */
export type StudyFile = FoundFile & { kind: FileKind; rows: number; bytes: number; sha256: string };

/** A file with queryable rows: a Parquet file itself, otherwise its copy in the scratch directory. */
export type Source = FoundFile & {
  kind: InterviewKind;
  /** The Parquet file that is scanned. */
  scan: string;
  /** Type of each used column. */
  types: ReadonlyMap<string, string>;
  /** How to parse a CSV file; null for Parquet. */
  csv: { delimiter: string; skipped: number } | null;
};

/** How columns are read: ids with the study's type; texts trimmed, or unchanged. */
export type ReadManner = { idType: IdType; isTrimmed: boolean; columns: KindColumns };

/**
 * A query over all sources of one kind: `file` (the scanned path), `row` (from 0), every column of the kind, and the
 * text of each as in the file (`<column>_text`). An unreadable value becomes one outside every range
 * (read-expression.ts).
 */
export function selectSources(kind: InterviewKind, sources: readonly Source[], manner: ReadManner): string {
  if (sources.length === 0) return selectNothing(kind, manner);
  // Files with the same columns are read together, which keeps many files fast.
  const alike = Map.groupBy(sources, ({ types, csv }) => JSON.stringify([[...types], csv?.delimiter ?? null]));
  return [...alike.values()].map((group) => selectAlike(kind, group, manner)).join("\nUNION ALL\n");
}

function selectAlike(kind: InterviewKind, group: readonly Source[], manner: ReadManner): string {
  const [first] = group as readonly [Source, ...Source[]];
  const columns = columnsOf(kind, manner.columns).flatMap(([name, reading]) => {
    const type = first.types.get(name) ?? null;
    const commas = first.csv !== null && first.csv.delimiter !== ",";
    return [
      `${readExpression(name, reading, type, { ...manner, commas })} AS ${quoteName(name)}`,
      `${textExpression(name, type)} AS ${quoteName(`${name}_text`)}`,
    ];
  });
  return `SELECT filename AS file, file_row_number AS row, ${columns.join(", ")} FROM ${scanOf(group)}`;
}

/** The Parquet files of these sources as a table function. */
export function scanOf(group: readonly Source[]): string {
  const files = group.map(({ scan }) => quoteText(scan)).join(", ");
  return `read_parquet([${files}], filename = true, file_row_number = true, hive_partitioning = false)`;
}

function selectNothing(kind: InterviewKind, manner: ReadManner): string {
  const columns = columnsOf(kind, manner.columns).flatMap(([name, reading]) => [
    `${readExpression(name, reading, null, { ...manner, commas: false })} AS ${quoteName(name)}`,
    `NULL::VARCHAR AS ${quoteName(`${name}_text`)}`,
  ]);
  return `SELECT NULL::VARCHAR AS file, NULL::BIGINT AS row, ${columns.join(", ")} WHERE false`;
}
