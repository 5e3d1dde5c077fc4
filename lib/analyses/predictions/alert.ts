import type { Named } from "@/lib/catalogue/names/named";
import type { AlertKind, RiskAlert, Sensitivity } from "@/lib/study/risk-alert";

/**
 * An alert about a brand in a wave, raised by a rule of its type at a sensitivity. The same brand, wave and type can
 * have several: the strictest shows the strength of the evidence.
 */
export interface Alert {
  market: string;
  year: number;
  brand: Named;
  industry: Named;
  kind: AlertKind;
  sensitivity: Sensitivity;
  /** Its evidence, by name; values of years outside the reader's plan are missing. */
  evidence: RiskAlert["evidence"];
  /** Expected share (0 to 1) of unchanged brands that the rule flags in one year. */
  falseAlarmRate: number;
  /** Its outcome in the next wave: persisted or reversed; open until there is one. */
  outcome: RiskAlert["outcome"];
}
