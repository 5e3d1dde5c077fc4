import type { CsvTable } from "@/lib/charts/csv-table";
import type { ChartDocument } from "@/lib/charts/document";

/**
 * How much of a page goes into a file. `page`: everything its reader sees, for the reader. `selection`: only what they
 * selected, for other people.
 */
export type Scope = "page" | "selection";

/** What a page shows, and whether its results are fictitious. */
export interface Shown {
  table: CsvTable;
  isSample: boolean;
  /** The chart for files and links; null if nothing can be drawn. */
  toDocument: (scope: Scope) => ChartDocument | null;
}

export const isSampled = (waves: readonly { isSample: boolean }[]): boolean => waves.some(({ isSample }) => isSample);
