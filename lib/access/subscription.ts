import type { Tier } from "@/lib/access/claims";

/** Feature flags of a plan and its years of results, as in the specification's map. */
export interface Features {
  pdfExport: boolean;
  pngExport: boolean;
  excelExport: boolean;
  powerpointExport: boolean;
  historicalDataYears: number;
}

/** A user's effective subscription: the better of their own and their team's, with its state computed on read. */
export interface Subscription {
  tier: Tier;
  /** "active" only if it counts; a trial that has ended is "expired". */
  status: "active" | "past_due" | "canceled" | "expired";
  isTrialActive: boolean;
  /** Days left in the trial including the current one; null without a trial. */
  daysRemaining: number | null;
  features: Features;
  /** Always null: the end of a trial is given as days remaining. */
  trialEndsAt: null;
  subscriptionEndsAt: null;
}

/** Trials with this many days left or fewer are ending soon. */
const EXPIRING_SOON_DAYS = 3;

export function hasActiveSubscription(subscription: Subscription | null): boolean {
  return subscription?.status === "active";
}

/** Whether the trial is active and about to end. */
export function isExpiringSoon(subscription: Subscription | null): boolean {
  if (!subscription?.isTrialActive || subscription.daysRemaining === null) return false;
  return subscription.daysRemaining <= EXPIRING_SOON_DAYS;
}
