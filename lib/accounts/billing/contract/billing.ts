import { compareTiers, type Tier } from "@/lib/access/claims";

type ProviderName = "manual" | "test" | "stripe";

/** A person's own subscription and its payment. */
export interface OwnSubscription {
  id: string;
  tier: Tier;
  status: "active" | "trialing" | "past_due" | "canceled" | "expired";
  /** Whether it is active now. */
  counts: boolean;
  isTrial: boolean;
  /** ISO times. */
  trialEndsAt: string | null;
  provider: ProviderName;
  customer: string | null;
  subscription: string | null;
  periodStart: string | null;
  periodEnd: string | null;
  cancels: boolean;
  nextTier: Tier | null;
  pastDueSince: string | null;
  extraSeats: number;
  seats: number;
  /** Seats in use, including the owner's. */
  taken: number;
}

export interface Billing {
  canTry: boolean;
  subscription: OwnSubscription | null;
}

/** Days for which a plan stays active after a payment failed. The database has the same number. */
const DUNNING_DAYS = 14;

const DAY = 86_400_000;

/** The day, as an ISO time, on which an unpaid plan is paused. */
export function stopsAt(pastDueSince: string): string {
  return new Date(Date.parse(pastDueSince) + DUNNING_DAYS * DAY).toISOString();
}

/** A subscription with its provider's ids. */
export interface PaidSubscription extends OwnSubscription {
  provider: "test" | "stripe";
  customer: string;
  subscription: string;
  periodStart: string;
  periodEnd: string;
}

/** Whether a payment provider manages it. */
export function isPaid(own: OwnSubscription | null): own is PaidSubscription {
  return (
    own !== null &&
    own.provider !== "manual" &&
    own.customer !== null &&
    own.subscription !== null &&
    own.periodStart !== null &&
    own.periodEnd !== null
  );
}

/** The effect of choosing a plan. */
export type Choice =
  /** A new purchase: there is no plan, or a trial, or one that has ended. */
  | "buy"
  /** Immediately, for the difference. */
  | "upgrade"
  /** From the next period. */
  | "downgrade"
  | "current"
  /** Agreed in writing, so changes are agreed too. */
  | "agreed"
  /** An amount is due first. */
  | "owing"
  /** It is cancelled: undo that first. */
  | "ending";

/** The effect of choosing a plan, for the owner of this subscription or someone without one. */
export function choiceOf(own: OwnSubscription | null, wanted: Tier): Choice {
  if (!own?.counts || own.isTrial) return own?.status === "past_due" && isPaid(own) ? "owing" : "buy";
  if (!isPaid(own)) return "agreed";
  if (own.status === "past_due") return "owing";
  if (own.tier === wanted) return "current";
  if (own.cancels) return "ending";
  return compareTiers(wanted, own.tier) > 0 ? "upgrade" : "downgrade";
}
