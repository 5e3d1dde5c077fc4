import type { CoverageRow } from "@/lib/study/promises/coverage-row";
import { alertRows } from "./alerts";
import { forecastRows } from "./forecasts";
import { rankRows, shareRows } from "./ranks";
import type { Effort } from "./row";
import { changeRows, drawnScoreRows, exactScoreRows } from "./scores";

/** Every simulation behind the table of promised against simulated coverage, in the order of the method pages. */
export const COVERAGE: Readonly<Record<string, (effort: Effort) => CoverageRow[]>> = {
  scores: (effort) => [
    ...exactScoreRows(50),
    ...exactScoreRows(100),
    ...drawnScoreRows(500, false, effort),
    ...drawnScoreRows(50, true, effort),
    ...drawnScoreRows(500, true, effort),
  ],
  ranks: rankRows,
  changes: changeRows,
  forecasts: forecastRows,
  alerts: alertRows,
  shares: shareRows,
};
