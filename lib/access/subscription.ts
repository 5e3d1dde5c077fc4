import type { Tier } from "@/lib/access/claims";

/** Feature flags of a plan and its years of results, as the specification's map holds them. */
export interface Features {
  pdfExport: boolean;
  pngExport: boolean;
  excelExport: boolean;
  powerpointExport: boolean;
  historicalDataYears: number;
}

/** The effective subscription of a person: the best of their own and their team's, state computed on read. */
export interface Subscription {
  tier: Tier;
  /** "active" exactly when it counts; a trial that has ended reads "expired". */
  status: "active" | "past_due" | "canceled" | "expired";
  isTrialActive: boolean;
  /** Days of the trial that are left, the begun one included; null without a trial. */
  daysRemaining: number | null;
  features: Features;
  /** Always null: a trial's end is told as days remaining. */
  trialEndsAt: null;
  subscriptionEndsAt: null;
}

/** Trials with this many days left or fewer are said to expire soon. */
const EXPIRING_SOON_DAYS = 3;

export function hasActiveSubscription(subscription: Subscription | null): boolean {
  return subscription?.status === "active";
}

/** Is the trial active and about to end? */
export function isExpiringSoon(subscription: Subscription | null): boolean {
  if (!subscription?.isTrialActive || subscription.daysRemaining === null) return false;
  return subscription.daysRemaining <= EXPIRING_SOON_DAYS;
}
