import type { Tier } from "@/lib/access/claims";
import type { AnalysisId } from "@/lib/catalogue/analyses";

/** What each action on a chart is told: which analysis, everything chosen on it, and what to call it. */
export interface ChartActionProps {
  figure: AnalysisId;
  /** The page's parameters in their one spelling, without "?". */
  search: string;
  title: string;
  tier: Tier | null;
}

/** How the buttons of the row look. */
export const CHART_TOOL =
  "inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-md px-2.5 text-s-1 font-value whitespace-nowrap text-ink-2 transition-colors duration-150 hover:bg-spruce-tint hover:text-ink max-md:min-h-11";
