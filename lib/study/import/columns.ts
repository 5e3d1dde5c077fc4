import type { Problems } from "@/lib/study/import/problem";
import type { Table } from "@/lib/study/import/table";

/** The columns of a study file; the last four may be missing. */
export const COLUMNS = {
  brand: "Brand",
  country: "Country",
  industry: "industry",
  year: "Year",
  industryPosition: "Ranking Position",
  overallPosition: "Overall Country Ranking",
  score: "Score",
  standardError: "Standard Error",
  n: "n",
  nEff: "Effective n",
} as const;
export type Column = keyof typeof COLUMNS;

const OPTIONAL: readonly Column[] = ["score", "standardError", "n", "nEff"];

/** The index of each column in the file. */
export type ColumnPositions = ReadonlyMap<Column, number>;

/** Finds the columns by their exact names; reports missing, duplicate and similar ones. */
export function findColumns(table: Table, problems: Problems, warn: (text: string) => void): ColumnPositions {
  const line = table.headerLine;
  const names = table.header.map((cell) => (typeof cell === "string" ? cell.normalize("NFC").trim() : ""));
  const positions = new Map<Column, number>();
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const name = COLUMNS[column];
    const found = names.flatMap((candidate, i) => (candidate === name ? [i] : []));
    if (found.length > 1) problems.add({ line, column: name }, "duplicate column", "remove one of the two");
    if (found[0] !== undefined) {
      positions.set(column, found[0]);
      continue;
    }
    const similar = names.find((candidate) => loosely(candidate) === loosely(name));
    if (similar !== undefined) {
      problems.add({ line, column: similar }, `the column must be called exactly "${name}"`, `rename it to "${name}"`);
    } else if (!OPTIONAL.includes(column)) {
      problems.add({ line, column: name }, "the column is missing", `add a column named exactly "${name}"`);
    }
  }
  const known = new Set<string>(Object.values(COLUMNS).map(loosely));
  for (const name of names) if (name !== "" && !known.has(loosely(name))) warn(`Column "${name}" is ignored.`);
  return positions;
}

/** How many of the study's columns these names match, in any spelling; used to find the delimiter. */
export function countColumns(names: readonly string[]): number {
  const known = new Set<string>(Object.values(COLUMNS).map(loosely));
  return names.filter((name) => known.has(loosely(name))).length;
}

function loosely(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}
