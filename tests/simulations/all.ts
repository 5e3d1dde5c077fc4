import type { CoverageRow } from "@/lib/study/promises/coverage-row";
import { alertRows } from "./alerts";
import { factorRows, groupRows } from "./consumer-models";
import { consumerRows } from "./consumers";
import { forecastRows } from "./forecasts";
import { momentumRows } from "./momentum";
import { rankRows, shareRows } from "./ranks";
import type { Effort } from "./row";
import { changeRows, drawnScoreRows, exactScoreRows } from "./scores";
import { WEIGHTINGS } from "./weightings";

/** Every simulation behind the table of promised against simulated coverage, in the order of the method pages. */
export const COVERAGE: Readonly<Record<string, (effort: Effort) => CoverageRow[]>> = {
  scores: (effort) => [
    ...exactScoreRows(50),
    ...exactScoreRows(100),
    ...drawnScoreRows(500, null, effort),
    ...WEIGHTINGS.flatMap((weighting) => [50, 500].flatMap((n) => drawnScoreRows(n, weighting, effort))),
  ],
  ranks: rankRows,
  changes: changeRows,
  momentum: momentumRows,
  forecasts: forecastRows,
  alerts: alertRows,
  shares: shareRows,
  consumers: consumerRows,
  groups: groupRows,
  factors: factorRows,
};
