import type { CoverageRow } from "@/lib/study/promises/coverage-row";

/** A row before its figures are rounded for print. */
export function toRow(row: CoverageRow): CoverageRow {
  return { ...row, simulated: Math.round(row.simulated * 100_000) / 100_000 };
}

/** How large a run is: 1 is what the published table rests on. */
export interface Effort {
  effort: number;
}
