import { compareTiers, type Tier } from "@/lib/access/claims";
import { TRIAL } from "@/lib/access/plan";
import type { AccountView } from "@/lib/access/view";

/** What a reader can do with a plan. */
export type PlanWay =
  /** Buy it: they have no active plan, or a trial. `canTry`: can start a trial first. */
  | { kind: "choose"; canTry: boolean; isTried: boolean }
  /** An upgrade. */
  | { kind: "upgrade" }
  | { kind: "own" }
  /** A downgrade. */
  | { kind: "included"; by: Tier }
  /** Admins do not need one. */
  | { kind: "none" };

/** What this reader can do with a plan: no one is offered what they have. */
export function planWay(account: AccountView, tier: Tier): PlanWay {
  if (account.level === "anonymous") return { kind: "choose", canTry: tier === TRIAL.tier, isTried: false };
  if (account.role === "admin") return { kind: "none" };
  const isTrial = account.badge?.tone === "trial" || account.badge?.tone === "trial-ends";
  if (account.tier === null || isTrial)
    return {
      kind: "choose",
      canTry: account.canTry && tier === TRIAL.tier,
      isTried: isTrial && account.tier === tier,
    };
  const order = compareTiers(tier, account.tier);
  if (order === 0) return { kind: "own" };
  return order > 0 ? { kind: "upgrade" } : { kind: "included", by: account.tier };
}
