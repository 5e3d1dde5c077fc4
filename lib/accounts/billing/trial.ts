import type { Tier } from "@/lib/access/claims";
import { TRIAL } from "@/lib/access/plan";
import type { Subscription } from "@/lib/access/subscription";
import type { Viewer } from "@/lib/access/viewer";
import type { PlanMessage } from "@/lib/accounts/billing/message";

interface TrialQuestion {
  /** The plan that was asked for. */
  tier: Tier;
  /** May this account begin a trial? */
  canTry: boolean;
  /** Are there trials on this site? */
  hasTrials: boolean;
  viewer: Pick<Viewer, "level" | "role">;
  subscription: Pick<Subscription, "status" | "isTrialActive"> | null;
}

/** Why a trial that someone asked for cannot begin; null where it can. */
export function trialRefusal({ tier, canTry, hasTrials, viewer, subscription }: TrialQuestion): PlanMessage | null {
  if (tier !== TRIAL.tier) return "untried";
  if (canTry) return null;
  if (subscription?.isTrialActive && viewer.level === "paid") return "trying";
  if (viewer.level === "paid") return viewer.role === "admin" ? "unneeded" : "held";
  return hasTrials ? "taken" : "off";
}
