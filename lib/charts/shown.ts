import type { CsvTable } from "@/lib/charts/csv-table";
import type { ChartDocument } from "@/lib/charts/document";

/** What a page shows, and whether its results are invented. */
export interface Shown {
  table: CsvTable;
  isSample: boolean;
  /** The chart as it leaves the site; null where nothing can be drawn. */
  toDocument: () => ChartDocument | null;
}

export const isSampled = (waves: readonly { isSample: boolean }[]): boolean => waves.some(({ isSample }) => isSample);
