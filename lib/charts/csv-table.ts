import type { ChartColumn } from "@/lib/charts/column";

export type Cell = string | number | null;

/** The subject of rows where no column has it: one value for all, or one each. */
export type About = Partial<Record<"market" | "industry" | "year" | "unit", Cell | readonly Cell[]>>;

/** The table of an analysis page as a file: its figures, rounded as shown. */
export interface CsvTable {
  /** File name without its extension; cleaned where the file is written. */
  name: string;
  columns: readonly ChartColumn[];
  /** Numbers rounded by `roundTo`, text as text; null if empty. */
  rows: Cell[][];
  about: About;
  /** Lines below the table: source, sample label, what the intervals are. */
  notes: string[];
}
