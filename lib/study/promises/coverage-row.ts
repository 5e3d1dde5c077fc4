import { z } from "zod";
import simulated from "./simulated.json";

const row = z.object({
  /** Slug of the method page that shows it. */
  page: z.enum(["scores", "rank-ranges", "changes", "forecasts", "risk-alerts", "consumer-groups"]),
  /** What is promised, and for which cases. */
  what: z.string(),
  stratum: z.string(),
  /** Shares (0–1): what is promised, what came out, and the bounds within which it must lie. */
  promised: z.number(),
  simulated: z.number(),
  low: z.number(),
  high: z.number(),
});

/** One line of the table of promised against simulated coverage. */
export type CoverageRow = z.output<typeof row>;

export type CoveragePage = CoverageRow["page"];

/** What `npm run test:deep -- coverage` last found, for every published interval and rate. */
export const SIMULATED_COVERAGE: readonly CoverageRow[] = z.array(row).parse(simulated);

/** Does what came out lie within its bounds? */
export function holds({ simulated: found, low, high }: CoverageRow): boolean {
  return low <= found && found <= high;
}
