import { DECIMALS } from "@/lib/platform/words/format";

/** What the numbers of a column measure or count; files and the API describe it with this text. */
export const UNITS = {
  year: "Year",
  years: "Number of years",
  people: "People",
  brands: "Number of brands",
  forecasts: "Number of forecasts",
  rank: "Position, 1 is best",
  ranks: "Positions gained",
  percentile: "Percentile, 0 to 100",
  score: "Score, 0 to 200",
  points: "Points of the score",
  "points per year": "Points of the score per year",
  percent: "Percent, 0 to 100",
  "percentage points": "Percentage points",
  "most minus least": "Percent choosing it as most important minus percent choosing it as least important, −100 to 100",
  index: "Percentage of the market average, 100 is average",
  z: "Standard deviations",
  ratio: "Ratio, 1 is equal",
  mixed: "Varies by row and is named in another column",
} as const;

export type Unit = keyof typeof UNITS;

/** The content of a column; values are rounded as on the page and shown with `digits` decimals. */
export interface ChartColumn {
  label: string;
  kind: "text" | "year" | "integer" | "figure" | "percent";
  /** Null for text. */
  unit: Unit | null;
  digits?: number;
}

const WHOLE: ReadonlySet<Unit> = new Set(["years", "people", "brands", "forecasts", "rank", "ranks"]);

export const textColumn = (label: string): ChartColumn => ({ label, kind: "text", unit: null });

/**
 * A column of numbers, typed by its unit alone: its label says nothing about it.
 * @param digits decimals shown; whole numbers have none
 */
export function numberColumn(label: string, unit: Unit, digits: number = DECIMALS.count): ChartColumn {
  if (unit === "year") return { label, kind: "year", unit };
  if (WHOLE.has(unit)) return { label, kind: "integer", unit, digits: DECIMALS.count };
  return { label, kind: unit === "percent" ? "percent" : "figure", unit, digits };
}

export const yearColumn = (label = "Year"): ChartColumn => numberColumn(label, "year");

/** People asked. */
export const peopleColumn = (label = "n"): ChartColumn => numberColumn(label, "people");
