import { compareTiers, type Tier } from "@/lib/access/claims";

type ProviderName = "manual" | "test" | "stripe";

/** The subscription someone owns, and how it is paid. */
export interface OwnSubscription {
  id: string;
  tier: Tier;
  status: "active" | "trialing" | "past_due" | "canceled" | "expired";
  /** Does it count at this moment? */
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
  /** Seats that are given, the owner's among them. */
  taken: number;
}

export interface Billing {
  canTry: boolean;
  subscription: OwnSubscription | null;
}

/** Days a plan goes on counting after a payment failed. The database holds the same number. */
const DUNNING_DAYS = 14;

const DAY = 86_400_000;

/** The day, as an ISO time, on which a plan stops that is not paid. */
export function stopsAt(pastDueSince: string): string {
  return new Date(Date.parse(pastDueSince) + DUNNING_DAYS * DAY).toISOString();
}

/** A subscription with the names its provider knows it by. */
export interface PaidSubscription extends OwnSubscription {
  provider: "test" | "stripe";
  customer: string;
  subscription: string;
  periodStart: string;
  periodEnd: string;
}

/** Is it one that a provider takes payments for? */
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

/** What choosing a plan means for someone. */
export type Choice =
  /** Bought again: there is none, or one that is tried or has ended. */
  | "buy"
  /** At once, for the difference. */
  | "upgrade"
  /** From the next period on. */
  | "downgrade"
  | "current"
  /** Agreed in writing, and so is a change of it. */
  | "agreed"
  /** What is owed comes first. */
  | "owing"
  /** It is ending: to go on comes first. */
  | "ending";

/** What follows when the owner of this subscription, or someone without one, chooses a plan. */
export function choiceOf(own: OwnSubscription | null, wanted: Tier): Choice {
  if (!own?.counts || own.isTrial) return own?.status === "past_due" && isPaid(own) ? "owing" : "buy";
  if (!isPaid(own)) return "agreed";
  if (own.status === "past_due") return "owing";
  if (own.tier === wanted) return "current";
  if (own.cancels) return "ending";
  return compareTiers(wanted, own.tier) > 0 ? "upgrade" : "downgrade";
}
