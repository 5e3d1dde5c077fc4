import type { Tier } from "@/lib/access/claims";
import type { AnalysisId } from "@/lib/catalogue/analyses";

/** Input of each action on a chart: the analysis, the selection and a title. */
export interface ChartActionProps {
  figure: AnalysisId;
  /** The page's parameters in canonical form, without "?". */
  search: string;
  title: string;
  tier: Tier | null;
}

/** Style of the buttons in the row. */
export const CHART_TOOL =
  "inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-md px-2.5 text-s-1 font-value whitespace-nowrap text-ink-2 transition-colors duration-150 hover:bg-spruce-tint hover:text-ink max-md:min-h-11";
