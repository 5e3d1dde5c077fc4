import type { MarketSlug } from "@/lib/catalogue/markets/market";

export type AlertKind = "sustained-decline" | "level-shift" | "rank-drop" | "age-divergence";

/** The sensitivity of a rule: strict warns of fewer brands, with fewer false alarms. */
export const SENSITIVITIES = ["strict", "standard", "sensitive"] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/** An alert about a brand, with its evidence and false-alarm rate. */
export type RiskAlert = {
  market: MarketSlug;
  year: number;
  brandSlug: string;
  kind: AlertKind;
  /** The sensitivity that raised it: the same brand and wave can have one of each. */
  sensitivity: Sensitivity;
  /** Its evidence, by name; numbers in points, positions or years. */
  evidence: Record<string, number | string | readonly number[]>;
  /** Expected share of unchanged brands that such a rule flags in one year. */
  falseAlarmRate: number;
  /** Its outcome a year later; open for the latest wave. */
  outcome: "open" | "lasted" | "passed";
};
