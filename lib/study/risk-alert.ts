import type { MarketSlug } from "@/lib/catalogue/markets/market";

export type AlertKind = "sustained-decline" | "level-shift" | "rank-drop" | "age-divergence";

/** How soon a rule warns: strict warns of fewer brands, and is less often false. */
export const SENSITIVITIES = ["strict", "standard", "sensitive"] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/** A warning about a brand, with what it rests on and how often such a warning is false. */
export type RiskAlert = {
  market: MarketSlug;
  year: number;
  brandSlug: string;
  kind: AlertKind;
  /** The limits it was raised by: the same brand and wave can have one of each. */
  sensitivity: Sensitivity;
  /** The figures it rests on, by name; numbers in points, positions or years. */
  evidence: Record<string, number | string | readonly number[]>;
  /** Expected share of brands without any change that such a rule flags in one year. */
  falseAlarmRate: number;
  /** What became of it a year later; open for the latest wave. */
  outcome: "open" | "lasted" | "passed";
};
