import { type BrandForecasts, forecastBrands } from "@/lib/study/derive/forecasts";
import type { Study } from "@/lib/study/study";

/** The tables derived from a study's results alone, with their row keys and names. */
const TABLES = {
  forecastRecords: { name: "records of each model", keys: ["market", "horizon", "model"] },
  forecastTracks: { name: "tracks of the published model", keys: ["market", "horizon", "industry", "originYear"] },
  forecastHistories: { name: "past forecasts of each brand", keys: ["market", "brandSlug"] },
  passingOdds: { name: "odds of passing", keys: ["market", "horizon"] },
  forecasts: { name: "forecasts", keys: ["market", "year", "brandSlug"] },
} as const satisfies Record<keyof BrandForecasts, { name: string; keys: readonly string[] }>;

/** A stored number that differs from the recomputed one; undefined if one of the two is missing. */
type FigureDifference = { row: string; figure: string; stored: unknown; again: unknown };

/** How one table of a computation compares with its recomputation. */
export type TableCheck = { name: string; rows: number; differences: FigureDifference[] };

/** Recomputes forecasts and all their records from a study's results, and reports for each table whether it agrees. */
export function backtestStudy(study: Study): { again: BrandForecasts; checks: TableCheck[] } {
  const again = forecastBrands(study.results);
  const tables = Object.keys(TABLES) as (keyof BrandForecasts)[];
  return { again, checks: tables.map((table) => checkTable(table, study[table], again[table])) };
}

function checkTable(table: keyof BrandForecasts, stored: readonly object[], again: readonly object[]): TableCheck {
  const { name, keys } = TABLES[table];
  const nameOf = (row: Row) => keys.map((key) => sayKey(row[key])).join(" ");
  const byName = (rows: readonly object[]) =>
    new Map(rows.map((row) => ({ ...row })).map((row: Row) => [nameOf(row), row]));
  const [before, after] = [byName(stored), byName(again)];
  const rows = new Set([...before.keys(), ...after.keys()]);
  return {
    name,
    rows: again.length,
    differences: [...rows].flatMap((row) => compare(row, "", before.get(row), after.get(row))),
  };
}

type Row = Record<string, unknown>;

function sayKey(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "all origins";
}

/** The differences between two values, down to single numbers if both have the same structure. */
function compare(row: string, figure: string, stored: unknown, again: unknown): FigureDifference[] {
  if (JSON.stringify(stored) === JSON.stringify(again)) return [];
  if (!isParted(stored) || !isParted(again)) return [{ row, figure: figure || "row", stored, again }];
  const parts = new Set([...Object.keys(stored), ...Object.keys(again)]);
  return [...parts].flatMap((part) => compare(row, figure ? `${figure}.${part}` : part, stored[part], again[part]));
}

function isParted(value: unknown): value is Row {
  return typeof value === "object" && value !== null;
}
