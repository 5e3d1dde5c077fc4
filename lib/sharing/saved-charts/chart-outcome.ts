import { MOST_CHARTS } from "@/lib/sharing/saved-charts/chart";

/**
 * The result of a change. `full`: the limit of charts is reached; `missing`: no longer exists; `no-team`: not in that
 * team.
 */
export type ChartOutcome = "saved" | "removed" | "full" | "missing" | "no-team" | "forbidden" | "failed";

/** Why nothing was changed, in words; null if something was. */
export const CHART_FAULTS: Record<ChartOutcome, string | null> = {
  saved: null,
  removed: null,
  full: `You have ${MOST_CHARTS} charts, the maximum. Delete one first.`,
  missing: "This chart was deleted in another window. Save it as a new chart to keep it.",
  "no-team": "You’re no longer in that team. Choose who can see the chart.",
  forbidden: "Your plan does not include saved charts.",
  failed: "We couldn’t save the chart. Please try again.",
};
