import type { AlertMark } from "@/lib/analyses/risk-alerts/mark";
import type { AlertRule } from "@/lib/analyses/risk-alerts/rule";

/** What someone can do with their team's rules and marks, and what exists. */
export interface AlertOverview {
  /**
   * Part in the subscription whose rules hold for them; null for people with none, such as an admin: the built-in rule
   * holds.
   */
  role: "owner" | "manager" | "member" | null;
  /** The team's own rules, oldest first; without any the built-in one applies (`rulesInForce`). */
  rules: AlertRule[];
  marks: AlertMark[];
  /** Slugs of the brands they follow. */
  followed: string[];
  /** Do they also want an email when no rule fired? */
  wantsAll: boolean;
  /** Year of the latest wave of any market: the base for "until the next wave". Null before the first. */
  latestYear: number | null;
}

/** Can they create, change, mute and delete rules, and mute alerts? Every member acknowledges and writes notes. */
export function runsRules({ role }: Pick<AlertOverview, "role">): boolean {
  return role === "owner" || role === "manager";
}

/** Can they acknowledge alerts and write notes? */
export function mayMark({ role }: Pick<AlertOverview, "role">): boolean {
  return role !== null;
}
