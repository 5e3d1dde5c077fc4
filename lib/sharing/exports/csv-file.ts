import "server-only";
import type { ChartDocument } from "@/lib/charts/document";
import { toNoteLines, type Beside } from "@/lib/sharing/exports/accompanying-text";
import { toCsv, type CsvDialect } from "@/lib/charts/csv";

/** The page's whole table, which is the document's last, and below it how to read it. */
export function toCsvFile(document: ChartDocument, beside: Beside, dialect: CsvDialect): string {
  const table = document.tables.at(-1) ?? { name: "", columns: [], rows: [] };
  const rows = table.rows.map((row) => [...row]);
  return toCsv(
    {
      columns: table.columns.map(({ label }) => label),
      rows,
      notes: toNoteLines(document, beside),
    },
    dialect,
  );
}
