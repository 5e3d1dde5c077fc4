import { compareTiers, type Tier } from "@/lib/access/claims";
import { TRIAL } from "@/lib/access/plan";
import type { AccountView } from "@/lib/access/view";

/** What a plan is to a reader. */
export type PlanWay =
  /** To be chosen: they have none that counts, or are trying one. `canTry`: with a trial first. */
  | { kind: "choose"; canTry: boolean; isTried: boolean }
  /** More than they have. */
  | { kind: "upgrade" }
  | { kind: "own" }
  /** Less than they have. */
  | { kind: "included"; by: Tier }
  /** Admins need none. */
  | { kind: "none" };

/** What a plan is to this reader: no one is offered what they have. */
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
