import { tiersFrom } from "@/lib/access/claims";
import { historicalYears } from "@/lib/access/historical-years";
import type { Viewer } from "@/lib/access/viewer";
import { PLAN_NAMES } from "@/lib/access/plan";

/** How many years a reader's plan includes, and the next plan. */
export interface YearWindow {
  own: string;
  more: string;
}

/** "Professional includes 8 years." and "Enterprise includes 15 years."; null without a plan or with all years. */
export function toYearWindow(viewer: Viewer): YearWindow | null {
  if (viewer.tier === null || viewer.role === "admin") return null;
  const [, next] = tiersFrom(viewer.tier);
  if (!next) return null;
  return {
    own: `${PLAN_NAMES[viewer.tier]} includes ${historicalYears(viewer)} years.`,
    more: `${PLAN_NAMES[next]} includes ${historicalYears({ ...viewer, tier: next })} years.`,
  };
}
