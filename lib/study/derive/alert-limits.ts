import { SENSITIVITIES, type RiskAlert, type Sensitivity } from "@/lib/study/risk-alert";

/** An alert before its outcome is known. */
export type RaisedAlert = Omit<RiskAlert, "outcome">;

/** The thresholds of each rule at each sensitivity: "standard" is the default. */
export const ALERT_LIMITS: Record<Sensitivity, AlertLimits> = {
  strict: { sum: 4, shiftP: 0.03, rankLevel: 0.99, ageQ: 0.01 },
  standard: { sum: 3, shiftP: 0.05, rankLevel: 0.95, ageQ: 0.05 },
  sensitive: { sum: 2, shiftP: 0.1, rankLevel: 0.5, ageQ: 0.1 },
};

type AlertLimits = {
  /** The CUSUM threshold, in standard deviations of an ordinary year. */
  sum: number;
  /** Largest p-value of a change point. */
  shiftP: number;
  /** Confidence of rank ranges that must not overlap. */
  rankLevel: number;
  /** Largest q-value of a change in the gap between young and old. */
  ageQ: number;
};

/** A value for each sensitivity. */
export function bySensitivity<T>(of: (limits: AlertLimits, sensitivity: Sensitivity) => T): Record<Sensitivity, T> {
  const [strict, standard, sensitive] = SENSITIVITIES.map((sensitivity) =>
    of(ALERT_LIMITS[sensitivity], sensitivity),
  ) as [T, T, T];
  return { strict, standard, sensitive };
}
