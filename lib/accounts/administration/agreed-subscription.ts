import type { Tier } from "@/lib/access/claims";

export const SUBSCRIPTION_STATES = ["active", "trial", "past_due", "ending", "ended"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const SUBSCRIPTION_STATE_NAMES: Record<SubscriptionState, string> = {
  active: "Active",
  trial: "Trial",
  past_due: "Unpaid",
  ending: "Ending",
  ended: "Ended",
};

export const PROVIDERS = ["manual", "test", "stripe"] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Record<Provider, string> = {
  manual: "By agreement",
  test: "Test checkout",
  stripe: "Stripe",
};

export const MOST_EXTRA_SEATS = 1_000;

/** A subscription as shown to admins, with its current state. */
export interface AgreedSubscription {
  id: string;
  userId: string;
  /** The owner's name; null if unknown. */
  email: string | null;
  name: string | null;
  tier: Tier;
  state: SubscriptionState;
  isTrial: boolean;
  provider: Provider;
  /** ISO times. */
  since: string;
  /** Null for a subscription without an end. */
  until: string | null;
  nextTier: Tier | null;
  extraSeats: number;
  seats: number;
  /** People who have a seat, including the owner, and reserved addresses. */
  joined: number;
  invited: number;
  /** The version of its terms: they can be changed only if it is still the one shown. */
  seen: string;
}

/** The number of subscriptions of one tier and state, and their yearly value at the plan's price. */
export interface SubscriptionCount {
  tier: Tier;
  state: SubscriptionState;
  count: number;
  annualValueEur: number;
}

/** Subscriptions of one tier: renewing ones, trials, and their yearly value. */
export interface TierTotal {
  tier: Tier;
  /** By state. */
  counts: Readonly<Record<SubscriptionState, number>>;
  annualValueEur: number;
}

/** Sums the counts by tier, in the order given. */
export function toTierTotals(counts: readonly SubscriptionCount[], tiers: readonly Tier[]): TierTotal[] {
  return tiers.map((tier) => {
    const own = counts.filter((count) => count.tier === tier);
    const of = (state: SubscriptionState) => own.find((count) => count.state === state)?.count ?? 0;
    return {
      tier,
      counts: {
        active: of("active"),
        trial: of("trial"),
        past_due: of("past_due"),
        ending: of("ending"),
        ended: of("ended"),
      },
      annualValueEur: own.reduce((sum, { annualValueEur }) => sum + annualValueEur, 0),
    };
  });
}

/** Whether an admin can change its terms here: not while a payment provider manages it. */
export function isOurs(subscription: Pick<AgreedSubscription, "provider" | "state">): boolean {
  return subscription.provider === "manual" || subscription.state === "ended";
}
