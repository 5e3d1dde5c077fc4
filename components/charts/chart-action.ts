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
export const CHART_TOOL = "chart-tool";
