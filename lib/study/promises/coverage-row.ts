import { z } from "zod";
import simulated from "./simulated.json";

const row = z.object({
  /** Slug of the method page that shows it. */
  page: z.enum(["scores", "rank-ranges", "changes", "forecasts", "risk-alerts", "consumer-groups"]),
  /** The promise, and the cases it covers. */
  what: z.string(),
  stratum: z.string(),
  /** Shares (0–1): promised, simulated, and the bounds for the latter. */
  promised: z.number(),
  simulated: z.number(),
  low: z.number(),
  high: z.number(),
});

/** One line of the table of promised against simulated coverage. */
export type CoverageRow = z.output<typeof row>;

export type CoveragePage = CoverageRow["page"];

/** The latest result of `npm run test:deep -- coverage`, for every published interval and rate. */
export const SIMULATED_COVERAGE: readonly CoverageRow[] = z.array(row).parse(simulated);

/** Whether the simulated share is within its bounds. */
export function holds({ simulated: found, low, high }: CoverageRow): boolean {
  return low <= found && found <= high;
}
