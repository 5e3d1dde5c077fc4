import type { ChartColumn } from "@/lib/charts/column";

/** The table of an analysis page as a file: its figures, rounded as shown. */
export interface CsvTable {
  /** File name without its extension; cleaned where the file is written. */
  name: string;
  columns: readonly ChartColumn[];
  /** Numbers rounded by `roundTo`, text as text; null if empty. */
  rows: (string | number | null)[][];
  /** Lines below the table: source, sample label, what the intervals are. */
  notes: string[];
}
