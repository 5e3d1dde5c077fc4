import "server-only";
import { may } from "@/lib/access/rights";
import { isInWindow, keyOf } from "@/lib/rankings/histories/load";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import type { LogEntry } from "@/lib/analyses/risk-alerts/digest";
import { previewRule, type RulePreview, type WatchedIndustry } from "@/lib/analyses/risk-alerts/preview";
import { countAlertBrands, findAlertOverview, listAlertLog } from "@/lib/analyses/risk-alerts/queries";
import type { AlertRule } from "@/lib/analyses/risk-alerts/rule";
import { loadAlerts } from "@/lib/analyses/predictions/load";
import type { Reader } from "@/lib/access/reader";
import { RightsCache } from "@/lib/rankings/rights-cache";

// All: @throws {DataError} when the database does not respond.

const NO_LIST: AlertOverview = { role: null, rules: [], marks: [], followed: [], wantsAll: false, latestYear: null };

// Anyone who tunes a rule asks for its past again and again. No rows may be the answer to a right that ended just now.
const counts = new RightsCache<WatchedIndustry[]>(30, (industries) => industries.length > 0);

/** The reader's team whose alert rules apply to them, with their role, its rules and its marks. */
export async function loadAlertOverview(reader: Reader): Promise<AlertOverview> {
  return may(reader.viewer, "riskAlerts") ? findAlertOverview(reader.caller) : NO_LIST;
}

/** The results of the reader's rules after each publication, newest first: at most 50. */
export async function loadAlertLog(reader: Reader): Promise<LogEntry[]> {
  if (!may(reader.viewer, "riskAlerts")) return [];
  const [entries, isOpen] = await Promise.all([listAlertLog(reader.caller), isInWindow(reader)]);
  return entries.filter(({ rules }) => rules.every(({ fired }) => fired.every(({ year }) => isOpen(year))));
}

/** How a rule would have done in the waves of the reader's years. */
export async function loadRulePreview(
  reader: Reader,
  rule: AlertRule,
  followed: readonly string[],
): Promise<RulePreview> {
  const brands = rule.brands === "all" ? [] : rule.brands === "followed" ? followed : rule.brands;
  const [alerts, watched, isOpen] = await Promise.all([
    loadAlerts(reader),
    keyOf(reader, brands.toSorted()).then((key) =>
      counts.read(key, async () => countAlertBrands(reader.caller, brands)),
    ),
    isInWindow(reader),
  ]);
  return previewRule(
    rule,
    alerts,
    watched.filter(({ year }) => isOpen(year)),
    followed,
  );
}
