import { MOST_CHARTS } from "@/lib/sharing/saved-charts/chart";

/** What became of a change. `full`: as many charts as one may have; `missing`: no longer there; `no-team`: not in that team. */
export type ChartOutcome = "saved" | "removed" | "full" | "missing" | "no-team" | "forbidden" | "failed";

/** Why nothing came of it, in words; null where something did. */
export const CHART_FAULTS: Record<ChartOutcome, string | null> = {
  saved: null,
  removed: null,
  full: `You have ${MOST_CHARTS} charts, which is as many as there can be. Delete one first.`,
  missing: "This chart is no longer there: it was deleted in another window. Save it as new to have it again.",
  "no-team": "You are no longer in that team. Choose who sees the chart again.",
  forbidden: "Your plan does not include saved charts just now.",
  failed: "Nothing was saved: the site did not answer. Nothing is lost; please try again.",
};
