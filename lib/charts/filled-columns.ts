import type { ChartTable } from "@/lib/charts/document";

/** The table without columns that have a value in no row: intervals that a figure does not have, for example. */
export function toFilledColumns(table: ChartTable): ChartTable {
  const kept = table.columns.map((_, at) => at).filter((at) => table.rows.some((row) => (row[at] ?? null) !== null));
  if (kept.length === 0 || kept.length === table.columns.length) return table;
  return {
    ...table,
    columns: kept.flatMap((at) => table.columns[at] ?? []),
    rows: table.rows.map((row) => kept.map((at) => row[at] ?? null)),
  };
}
