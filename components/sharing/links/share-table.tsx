import { FigureTable } from "@/components/charts/figure-table";
import { toFilledColumns } from "@/lib/charts/filled-columns";
import type { ChartTable } from "@/lib/charts/document";

/** Rows on a page; the file has all. */
const MOST_ROWS = 200;

/** A chart's exported data as a table. */
export function ShareTable({ table }: { table: ChartTable }) {
  const { name, columns, rows } = toFilledColumns(table);
  return (
    <>
      <FigureTable
        caption={name}
        columns={columns.map(({ label, kind, digits }) => ({
          label,
          numeric: kind !== "text",
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
