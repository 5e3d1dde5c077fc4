import { type DuckDBValue, listValue } from "@duckdb/node-api";
import type { Session } from "@/lib/study/duckdb/session";

/** A 32-bit integer, a text, or a list of integers: types are inferred from the first row. */
type Cell = number | string | readonly number[];

/**
 * Creates a table with the given rows, replacing one with the same name.
 * @param columns names and SQL types, such as `[["wave_no", "INTEGER"], ["steps", "INTEGER[]"]]`
 */
export async function fillTable(
  session: Session,
  name: string,
  columns: readonly (readonly [name: string, type: string])[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const selected = columns.map(([column, type], i) => `unnest($${i + 1}::${type}[]) AS ${column}`);
  const values = columns.map((_, i) => listValue(rows.map((row) => toValue(row[i]))));
  await session.run(`CREATE OR REPLACE TABLE ${name} AS SELECT ${selected.join(", ")}`, values);
}

function toValue(cell: Cell | undefined): DuckDBValue {
  if (cell === undefined) return null;
  return typeof cell === "number" || typeof cell === "string" ? cell : listValue(cell);
}
