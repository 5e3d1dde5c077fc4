import { sizeOf, type AlertSize } from "@/lib/analyses/risk-alerts/kind";
import { ALERT_KINDS, SEVERITY_LEVELS } from "@/lib/study/alert-names";
import { formatAlertKey, keyOfAlert, type AlertMark } from "@/lib/analyses/risk-alerts/mark";
import { isMuted, type AlertRule } from "@/lib/analyses/risk-alerts/rule";
import { toSeverities, type Severity } from "@/lib/analyses/risk-alerts/severity";
import type { Alert } from "@/lib/analyses/predictions/alert";

/** An alert that a rule fires for. */
export interface Firing {
  /** `sweden/2025/kvarno/rank-drop` */
  key: string;
  /** As raised by the rule's thresholds. */
  alert: Alert;
  severity: Severity;
  size: AlertSize | null;
  isAcknowledged: boolean;
}

/**
 * Why a rule did not fire. `nothing`: none of its brands is above the thresholds; `too-small`: some are, by less than
 * its minimum; `muted`: the rule is, or each alert is; `follows-nothing`: it watches the followed brands, and the
 * person follows none.
 */
export type Silence = "nothing" | "too-small" | "muted" | "follows-nothing";

/** What a rule says of some waves. */
export interface RuleReading {
  rule: AlertRule;
  /** Those it fires for, strongest first. */
  fired: Firing[];
  /** Those it would fire for if nothing were muted. */
  muted: Firing[];
  /** Alerts left out because they are smaller than the rule's minimum. */
  tooSmall: number;
  /** Null where it fires. */
  silence: Silence | null;
}

export interface EvaluationContext {
  /** Slugs of the brands that the reader follows. */
  followed: readonly string[];
  /** What the team has done with alerts. */
  marks: readonly AlertMark[];
  now: Date;
}

/**
 * Which alerts each rule fires for. A rule fires at the limits it listens at and no others, so that the rate of false
 * alarms published for those limits is its own; its smallest size can only lower that. An alert whose size is not known
 * fires: better one too many than one unsaid.
 * @param alerts of the waves in question, at all sensitivities: the severity is told from all of them
 */
export function evaluateRules(
  rules: readonly AlertRule[],
  alerts: readonly Alert[],
  { followed, marks, now }: EvaluationContext,
): RuleReading[] {
  const severities = toSeverities(alerts);
  const markOf = new Map(marks.map((mark) => [formatAlertKey(mark), mark]));
  return rules.map((rule) => {
    const matching = matchingAlerts(rule, alerts, followed);
    const large = matching.filter((alert) => isLargeEnough(rule, sizeOf(alert)));
    const [fired, muted]: [Firing[], Firing[]] = [[], []];
    for (const alert of large) {
      const key = formatAlertKey(keyOfAlert(alert));
      const severity = severities.get(key);
      if (!severity) continue;
      const mark = markOf.get(key);
      const firing = { key, alert, severity, size: sizeOf(alert), isAcknowledged: Boolean(mark?.acknowledged) };
      (mark?.muted || isMuted(rule, alert.year, now) ? muted : fired).push(firing);
    }
    const tooSmall = matching.length - large.length;
    const followsNothing = rule.brands === "followed" && followed.length === 0;
    const silence =
      fired.length > 0
        ? null
        : muted.length > 0
          ? "muted"
          : tooSmall > 0
            ? "too-small"
            : followsNothing
              ? "follows-nothing"
              : "nothing";
    return { rule, fired: fired.toSorted(byStrength), muted: muted.toSorted(byStrength), tooSmall, silence };
  });
}

/** Does a rule watch a brand of an industry in a market? Slugs. */
export function watches(
  rule: Pick<AlertRule, "markets" | "industries" | "brands">,
  subject: { market: string; industry: string; brand: string },
  followed: ReadonlySet<string>,
): boolean {
  if (rule.markets.length > 0 && !rule.markets.includes(subject.market)) return false;
  if (rule.industries.length > 0 && !rule.industries.includes(subject.industry)) return false;
  if (rule.brands === "all") return true;
  return rule.brands === "followed" ? followed.has(subject.brand) : rule.brands.includes(subject.brand);
}

/** Is the alert at least as large as the rule's minimum? An unknown size counts as large enough. */
export function isLargeEnough(
  { points, positions }: Pick<AlertRule, "points" | "positions">,
  size: AlertSize | null,
): boolean {
  if (size === null) return true;
  return size.value >= ((size.unit === "points" ? points : positions) ?? -Infinity);
}

/** Alerts at the limits of the rule, about the brands it watches; whatever their size, muted or not. */
export function matchingAlerts(rule: AlertRule, alerts: readonly Alert[], followed: readonly string[]): Alert[] {
  const follows = new Set(followed);
  return alerts.filter(
    ({ market, industry, brand, kind, sensitivity }) =>
      rule.kinds[kind] === sensitivity &&
      watches(rule, { market, industry: industry.slug, brand: brand.slug }, follows),
  );
}

/**
 * Most severe first; then the latest, then the largest: those in points, those in positions, those of unknown size. Then
 * the one with the lowest false-alarm rate, then by name.
 */
function byStrength(a: Firing, b: Firing): number {
  const orderOf = ({ severity }: Firing) => SEVERITY_LEVELS.indexOf(severity.level);
  const unitOf = ({ size }: Firing) => (size === null ? 2 : size.unit === "points" ? 0 : 1);
  return (
    orderOf(a) - orderOf(b) ||
    b.alert.year - a.alert.year ||
    unitOf(a) - unitOf(b) ||
    (b.size?.value ?? 0) - (a.size?.value ?? 0) ||
    a.alert.falseAlarmRate - b.alert.falseAlarmRate ||
    a.alert.brand.name.localeCompare(b.alert.brand.name, "en") ||
    a.alert.market.localeCompare(b.alert.market) ||
    ALERT_KINDS.indexOf(a.alert.kind) - ALERT_KINDS.indexOf(b.alert.kind)
  );
}
