import type { Named } from "@/lib/catalogue/names/named";
import type { AlertKind, RiskAlert, Sensitivity } from "@/lib/study/risk-alert";

/**
 * A warning about a brand of a wave, raised by the rule of its kind at a sensitivity. The same brand, wave and kind can
 * be there at several: the strictest that raised it tells how strong the evidence is.
 */
export interface Alert {
  market: string;
  year: number;
  brand: Named;
  industry: Named;
  kind: AlertKind;
  sensitivity: Sensitivity;
  /** The figures it rests on, by name; those of years outside the reader's window are missing. */
  evidence: RiskAlert["evidence"];
  /** Expected share (0 to 1) of brands without any change that the rule flags in one year. */
  falseAlarmRate: number;
  /** What the next wave said: it lasted, or it passed; open while there is none. */
  outcome: RiskAlert["outcome"];
}
