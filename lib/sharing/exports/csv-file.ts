import "server-only";
import { PLAIN_CSV, toCsv, type CsvDialect } from "@/lib/charts/csv";
import type { ChartTable } from "@/lib/charts/document";
import { toTidy } from "@/lib/charts/tidy";

/** A table as a file: one line per observation with its market, industry and year. */
export function toCsvFile(
  table: Pick<ChartTable, "columns" | "rows" | "about">,
  dialect: CsvDialect = PLAIN_CSV,
): string {
  const { columns, rows } = toTidy(table);
  return toCsv({ columns: columns.map(({ name }) => name), rows }, dialect);
}
