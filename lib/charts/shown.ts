import type { CsvTable } from "@/lib/charts/csv-table";
import type { ChartDocument } from "@/lib/charts/document";

/**
 * How much of a page leaves the site. `page`: all that its reader sees, for the reader. `selection`: only what they chose,
 * for other people.
 */
export type Scope = "page" | "selection";

/** What a page shows, and whether its results are invented. */
export interface Shown {
  table: CsvTable;
  isSample: boolean;
  /** The chart as it leaves the site; null where nothing can be drawn. */
  toDocument: (scope: Scope) => ChartDocument | null;
}

export const isSampled = (waves: readonly { isSample: boolean }[]): boolean => waves.some(({ isSample }) => isSample);
