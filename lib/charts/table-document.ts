import type { ChartDocument, ChartTable } from "@/lib/charts/document";
import { ANALYSES, type AnalysisId } from "@/lib/catalogue/analyses";
import type { CsvTable } from "@/lib/charts/csv-table";
import { SITE } from "@/lib/platform/site/site";

/** A page's own table as a sheet: the same columns and values. */
export const toChartTable = ({ name, columns, rows, about }: CsvTable): ChartTable => ({ name, columns, rows, about });

/** A chart that consists of a table only, for analyses without a drawing for files. */
export function tableDocument(figure: AnalysisId, table: CsvTable, isSample: boolean): ChartDocument {
  const years = [
    ...new Set(
      table.rows.flatMap((row) =>
        row.filter((cell, at) => typeof cell === "number" && table.columns[at]?.kind === "year"),
      ),
    ),
  ]
    .map(Number)
    .toSorted((a, b) => a - b);
  const { name } = ANALYSES[figure];
  return {
    figure,
    name: table.name,
    kicker: name,
    title: name,
    subtitle: table.notes[0] ?? "",
    isSample,
    years,
    filters: [],
    facts: [],
    summary: [],
    source: `${SITE.name}.`,
    notes: table.notes,
    pictures: [],
    // The table's own name is that of its file.
    tables: [toChartTable({ ...table, name: years.length > 0 ? `${name}, ${years.at(-1) ?? ""}` : name })],
  };
}
