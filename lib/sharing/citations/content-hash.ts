import { createHash } from "node:crypto";
import type { ChartColumn } from "@/lib/charts/column";
import type { ChartTable } from "@/lib/charts/document";

type HashedTable = Pick<ChartTable, "name" | "rows"> & { columns: readonly Pick<ChartColumn, "label">[] };

/**
 * A chart's tables as the text that is hashed: canonical JSON (RFC 8785) of `{"tables": [{"columns": ["…"], "name":
 * "…", "rows": [[…]]}]}`. Keys in order, no spaces, numbers in their shortest form, empty cells null: it can be
 * reproduced from a sheet.
 */
export function toCanonicalTables(tables: readonly HashedTable[]): string {
  // The keys are in alphabetical order, and JSON.stringify writes text and numbers in canonical form.
  return JSON.stringify({
    tables: tables.map(({ name, columns, rows }) => ({
      columns: columns.map(({ label }) => label.toWellFormed()),
      name: name.toWellFormed(),
      rows: rows.map((row) => row.map(toCell)),
    })),
  });
}

/** Only finite numbers, well-formed text and null have one form everywhere. */
const toCell = (cell: string | number | null) =>
  typeof cell === "string" ? cell.toWellFormed() : cell !== null && Number.isFinite(cell) ? cell : null;

/** SHA-256 of the tables' canonical JSON in UTF-8, 64 hexadecimal digits. */
export function hashTables(tables: readonly HashedTable[]): string {
  return createHash("sha256").update(toCanonicalTables(tables), "utf8").digest("hex");
}
