import { formatAlertKey, keyOfAlert } from "@/lib/analyses/risk-alerts/mark";
import { ALERT_KINDS } from "@/lib/study/alert-names";
import type { Alert } from "@/lib/analyses/predictions/alert";
import { SENSITIVITIES, type AlertKind, type Sensitivity } from "@/lib/study/risk-alert";
import type { SeverityLevel } from "@/lib/study/alert-names";

/** How strong the evidence of an alert is. */
export interface Severity {
  level: SeverityLevel;
  /** The strictest limits that raised it. */
  strictest: Sensitivity;
  /** Other kinds that warn of the same brand in the same wave at the standard limits or stricter ones. */
  agreeing: readonly AlertKind[];
}

const STEPS: Record<Sensitivity, number> = { strict: 3, standard: 2, sensitive: 1 };

/**
 * The severity of every alert, by its key. Strict limits make it high, standard ones medium, sensitive ones low; another
 * kind that agrees raises it by one. The kinds look at the same scores, so their agreeing is no independent proof: the
 * level is an order in which to look at alerts, and no probability.
 * @param alerts those of all sensitivities
 */
export function toSeverities(alerts: readonly Alert[]): ReadonlyMap<string, Severity> {
  const raisedBy = Map.groupBy(alerts, (alert) => formatAlertKey(keyOfAlert(alert)));
  const strictestOf = (key: string): Sensitivity | null => {
    const raised = raisedBy.get(key);
    return SENSITIVITIES.find((each) => raised?.some(({ sensitivity }) => sensitivity === each)) ?? null;
  };
  return new Map(
    [...raisedBy].map(([key, [alert]]) => {
      const own = keyOfAlert(alert as Alert);
      const strictest = strictestOf(key) ?? "sensitive";
      const agreeing = ALERT_KINDS.filter((kind) => {
        const other = kind === own.kind ? null : strictestOf(formatAlertKey({ ...own, kind }));
        return other !== null && other !== "sensitive";
      });
      const step = STEPS[strictest] + (agreeing.length > 0 ? 1 : 0);
      const level = step >= 3 ? "high" : step === 2 ? "medium" : "low";
      return [key, { level, strictest, agreeing }];
    }),
  );
}
