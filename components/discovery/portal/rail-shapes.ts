import type { AnalysisId } from "@/lib/catalogue/analyses";

/** One line drawing for each analysis, in a square of 20. */
export const RAIL_SHAPES: Readonly<Record<AnalysisId, string>> = {
  "single-country": "M2 15 7 9l4 3 7-8",
  "multi-country": "M3 6v8M8 4v8M13 8v8M17 5v8",
  "country-comparison": "M3 5h10M6 10h11M2 15h9",
  "age-groups": "M3 4h5v5H3zM12 4h5v5h-5zM3 12h5v5H3zM12 12h5v5h-5z",
  portfolio: "M3 17V8M8 17V4M13 17v-5M18 17v-2",
  snapshot: "M5 2.5h10v15H5zM8 7h4M8 11l2-1 2 1",
  awareness: "M2 16c5-1 7-4 9-7s4-4 7-4",
  "behaviour-groups": "M2 7h16v6H2zM6 7v6M11 7v6M15 7v6",
  priorities: "M3 5h14M3 10h9M3 15h5",
  "decision-factors": "M3 4v13M3 7h12M3 11h8M3 15h5",
  attitudes: "M10 4v13M10 7H5M10 7h7M10 12H3M10 12h4",
  topics: "M3 5h14v8H9l-4 3v-3H3z",
  "say-do-gap": "M4 6h9M7 13h10",
  expectations: "M3 16l4-3 3 1 7-9M13 5h4v4",
  trajectory: "M2 14l5-4M9 10l8-6M9 10h8M9 10l8 6",
  momentum: "M10 3v14M10 6h6M10 10H5M10 14h3",
  "claim-check": "M4 10.5 8 14.5 16 5.5",
  "risk-alerts": "M3 16V9M7 16v-4M11 16V7M15 16V3M2 5h10",
};
