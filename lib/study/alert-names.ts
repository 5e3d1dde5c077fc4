import type { AlertKind, Sensitivity } from "@/lib/study/risk-alert";

/** In display order. */
export const ALERT_KINDS = [
  "sustained-decline",
  "level-shift",
  "rank-drop",
  "age-divergence",
] as const satisfies readonly AlertKind[];

/** The name of each type. */
export const KIND_NAMES: Record<AlertKind, string> = {
  "sustained-decline": "Sustained decline",
  "level-shift": "Drop to a lower level",
  "rank-drop": "Rank drop",
  "age-divergence": "Growing age gap",
};

/** From the sensitivity that warns of the fewest brands to that of the most. */
export const SENSITIVITY_NAMES: Record<Sensitivity, string> = {
  strict: "Strict",
  standard: "Standard",
  sensitive: "Sensitive",
};

/** How urgent an alert is. */
export const SEVERITY_LEVELS = ["high", "medium", "low"] as const;

export type SeverityLevel = (typeof SEVERITY_LEVELS)[number];

export const SEVERITY_NAMES: Record<SeverityLevel, string> = { high: "High", medium: "Medium", low: "Low" };
