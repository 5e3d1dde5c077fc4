import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";

const ROWS_AT_ONCE = 1000;

/** Inserts rows into a table, values in the order of its columns; for thousands of rows, not millions. */
export async function insertRows(
  session: Session,
  table: string,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const block = rows.slice(from, from + ROWS_AT_ONCE).map((row) => `(${row.map(literal).join(", ")})`);
    await session.run(`INSERT INTO ${quoteName(table)} VALUES ${block.join(", ")}`);
  }
}

function literal(value: string | number | null): string {
  if (value === null) return "NULL";
  return typeof value === "number" ? String(value) : quoteText(value);
}
