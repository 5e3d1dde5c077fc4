import { FigureTable } from "@/components/charts/figure-table";
import { toFilledColumns } from "@/lib/charts/filled-columns";
import type { ChartTable } from "@/lib/charts/document";

/** Rows on a page; the file has all. */
const MOST_ROWS = 200;
/** Letters from which a cell is read as a sentence. */
const SENTENCE = 40;

/** A chart's exported data as a table. */
export function ShareTable({ table }: { table: ChartTable }) {
  const { name, columns, rows } = toFilledColumns(table);
  return (
    <>
      <FigureTable
        caption={name}
        columns={columns.map(({ label, kind, digits }, index) => ({
          label,
          numeric: kind !== "text",
          isSentence: rows.some((row) => String(row[index] ?? "").length > SENTENCE),
          ...(kind !== "year" && kind !== "text" && { digits: digits ?? 0 }),
        }))}
        rows={rows.slice(0, MOST_ROWS)}
      />
      {rows.length > MOST_ROWS ? (
        <p className="mt-2 text-s-2 text-ink-2">
          The first {MOST_ROWS} of {rows.length} rows.
        </p>
      ) : null}
    </>
  );
}
