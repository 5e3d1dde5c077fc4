import { type BrandForecasts, forecastBrands } from "@/lib/study/derive/forecasts";
import type { Study } from "@/lib/study/study";

/** The tables that follow from a study's results alone, with what tells their rows apart and how readers call them. */
const TABLES = {
  forecastRecords: { name: "records of each model", keys: ["market", "horizon", "model"] },
  forecastTracks: { name: "tracks of the published model", keys: ["market", "horizon", "industry", "originYear"] },
  forecastHistories: { name: "past forecasts of each brand", keys: ["market", "brandSlug"] },
  passingOdds: { name: "odds of passing", keys: ["market", "horizon"] },
  forecasts: { name: "forecasts", keys: ["market", "year", "brandSlug"] },
} as const satisfies Record<keyof BrandForecasts, { name: string; keys: readonly string[] }>;

/** A figure that is kept otherwise than it comes out again; undefined where one of the two has none. */
type FigureDifference = { row: string; figure: string; stored: unknown; again: unknown };

/** How one table of a computation compares with what its results come to again. */
export type TableCheck = { name: string; rows: number; differences: FigureDifference[] };

/** Recomputes forecasts and every record of them from a study's results alone, and says of each table whether it agrees. */
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

/** The figures in which two values differ, down to single numbers where both have the same parts. */
function compare(row: string, figure: string, stored: unknown, again: unknown): FigureDifference[] {
  if (JSON.stringify(stored) === JSON.stringify(again)) return [];
  if (!isParted(stored) || !isParted(again)) return [{ row, figure: figure || "row", stored, again }];
  const parts = new Set([...Object.keys(stored), ...Object.keys(again)]);
  return [...parts].flatMap((part) => compare(row, figure ? `${figure}.${part}` : part, stored[part], again[part]));
}

function isParted(value: unknown): value is Row {
  return typeof value === "object" && value !== null;
}
