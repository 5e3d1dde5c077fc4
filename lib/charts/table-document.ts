import type { ChartColumn, ChartDocument, ChartTable } from "@/lib/charts/document";
import { ANALYSES, type AnalysisId } from "@/lib/catalogue/analyses";
import type { CsvTable } from "@/lib/charts/csv-table";
import { SITE } from "@/lib/platform/site/site";

/** The content of a column in a page's table, recognised by its name and values. */
function toColumn(label: string, cells: readonly (string | number | null)[]): ChartColumn {
  const numbers = cells.filter((cell) => typeof cell === "number");
  if (numbers.length === 0 || numbers.length < cells.filter((cell) => cell !== null).length)
    return { label, kind: "text" };
  if (/^(?:year|wave|since)\b/i.test(label) && numbers.every(Number.isInteger)) return { label, kind: "year" };
  const digits = Math.max(...numbers.map((value) => (String(value).split(".")[1] ?? "").length));
  if (digits === 0) return { label, kind: "integer" };
  return { label, kind: label.includes("%") ? "percent" : "figure", digits };
}

/** A page's own table as a sheet: the same values, with column types. */
export function toChartTable({ name, columns, rows }: CsvTable): ChartTable {
  return {
    name,
    columns: columns.map((label, at) =>
      toColumn(
        label,
        rows.map((row) => row[at] ?? null),
      ),
    ),
    rows,
  };
}

/** A chart that consists of a table only, for analyses without a drawing for files. */
export function tableDocument(figure: AnalysisId, table: CsvTable, isSample: boolean): ChartDocument {
  const years = [
    ...new Set(
      table.rows.flatMap((row) =>
        row.filter((cell, at) => typeof cell === "number" && /^year\b/i.test(table.columns[at] ?? "")),
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
    source: SITE.name,
    notes: table.notes,
    pictures: [],
    tables: [toChartTable(table)],
  };
}
