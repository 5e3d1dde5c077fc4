import { type ChartColumn, numberColumn, textColumn } from "@/lib/charts/column";
import type { About, Cell } from "@/lib/charts/csv-table";
import type { ChartTable } from "@/lib/charts/document";

export interface TidyColumn extends ChartColumn {
  /** Column names: lower case, words joined by underscores, unique in the table. */
  name: string;
}

/** A table for programs: one header line, one observation per row, nothing else. */
export interface TidyTable {
  columns: readonly TidyColumn[];
  rows: readonly (readonly Cell[])[];
}

const BEFORE = [
  ["market", textColumn("Market")],
  ["industry", textColumn("Industry")],
  ["year", numberColumn("Year", "year")],
] as const satisfies readonly (readonly [keyof About, ChartColumn])[];
const AFTER = [["unit", textColumn("Unit")]] as const satisfies readonly (readonly [keyof About, ChartColumn])[];

/** `Environment 95% from` → `environment_95_from`, `Social %` → `social_percent`. */
function toName(label: string): string {
  return label
    .replaceAll(/['’]/g, "")
    .replaceAll(/\d%/g, (share) => share.slice(0, -1))
    .replaceAll("%", " percent ")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
}

/** The table with market, industry, year and unit in each row, where it does not have them yet. */
export function toTidy({ columns, rows, about = {} }: Pick<ChartTable, "columns" | "rows" | "about">): TidyTable {
  const own = columns.map(({ label }) => toName(label));
  const isMissing = ([key]: readonly [keyof About, ChartColumn]) => about[key] !== undefined && !own.includes(key);
  const [before, after] = [BEFORE.filter(isMissing), AFTER.filter(isMissing)];
  const valueOf = (key: keyof About, row: number): Cell => {
    const value = about[key] ?? null;
    return Array.isArray(value) ? ((value[row] as Cell | undefined) ?? null) : (value as Cell);
  };
  const taken = new Set<string>();
  const unique = (name: string, at: number) => {
    let free = name || `column_${at + 1}`;
    for (let count = 2; taken.has(free); count++) free = `${name}_${count}`;
    taken.add(free);
    return free;
  };
  return {
    columns: [...before.map(([, column]) => column), ...columns, ...after.map(([, column]) => column)].map(
      (column, at) => ({ ...column, name: unique(toName(column.label), at) }),
    ),
    rows: rows.map((row, at) => [
      ...before.map(([key]) => valueOf(key, at)),
      ...row,
      ...after.map(([key]) => valueOf(key, at)),
    ]),
  };
}
