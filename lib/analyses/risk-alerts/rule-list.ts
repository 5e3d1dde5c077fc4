import type { AlertMark } from "@/lib/analyses/risk-alerts/mark";
import type { AlertRule } from "@/lib/analyses/risk-alerts/rule";

/** What someone may do with the rules and marks of their team, and what there is. */
export interface AlertOverview {
  /**
   * Part in the subscription whose rules hold for them; null for people with none, such as an admin: the built-in rule
   * holds.
   */
  role: "owner" | "manager" | "member" | null;
  /** The team's own rules, in the order in which they were made; without any the built-in one holds (`rulesInForce`). */
  rules: AlertRule[];
  marks: AlertMark[];
  /** Slugs of the brands they follow. */
  followed: string[];
  /** Do they want an email when nothing fired as well? */
  wantsAll: boolean;
  /** Year of the latest wave of any market: what "until the next wave" reckons from. Null before the first. */
  latestYear: number | null;
}

/** May they make, change, mute and remove rules, and mute alerts? Every member acknowledges and writes notes. */
export function runsRules({ role }: Pick<AlertOverview, "role">): boolean {
  return role === "owner" || role === "manager";
}

/** May they acknowledge alerts and write notes? */
export function mayMark({ role }: Pick<AlertOverview, "role">): boolean {
  return role !== null;
}
