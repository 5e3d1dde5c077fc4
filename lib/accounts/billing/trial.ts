import type { Tier } from "@/lib/access/claims";
import { TRIAL } from "@/lib/access/plan";
import type { Subscription } from "@/lib/access/subscription";
import type { Viewer } from "@/lib/access/viewer";
import type { PlanMessage } from "@/lib/accounts/billing/message";

interface TrialQuestion {
  /** The requested plan. */
  tier: Tier;
  /** Whether this account can start a trial. */
  canTry: boolean;
  /** Whether trials are offered on this site. */
  hasTrials: boolean;
  viewer: Pick<Viewer, "level" | "role">;
  subscription: Pick<Subscription, "status" | "isTrialActive"> | null;
}

/** Why a requested trial cannot start; null if it can. */
export function trialRefusal({ tier, canTry, hasTrials, viewer, subscription }: TrialQuestion): PlanMessage | null {
  if (tier !== TRIAL.tier) return "untried";
  if (canTry) return null;
  if (subscription?.isTrialActive && viewer.level === "paid") return "trying";
  if (viewer.level === "paid") return viewer.role === "admin" ? "unneeded" : "held";
  return hasTrials ? "taken" : "off";
}
