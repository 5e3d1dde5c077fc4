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

/** A subscription as admins read it, its state worked out at this moment. */
export interface AgreedSubscription {
  id: string;
  userId: string;
  /** Its owner's; null where it was never told. */
  email: string | null;
  name: string | null;
  tier: Tier;
  state: SubscriptionState;
  isTrial: boolean;
  provider: Provider;
  /** ISO times. */
  since: string;
  /** Null for one that is agreed without an end. */
  until: string | null;
  nextTier: Tier | null;
  extraSeats: number;
  seats: number;
  /** People who have a seat, the owner included, and addresses that one is kept for. */
  joined: number;
  invited: number;
  /** Names its terms: they are changed only while they are those that were seen. */
  seen: string;
}

/** How many subscriptions are of one tier and state, and what they are worth in a year at the plan's price. */
export interface SubscriptionCount {
  tier: Tier;
  state: SubscriptionState;
  count: number;
  annualValueEur: number;
}

/** Subscriptions of one tier: those that go on, trials, and what they are worth in a year. */
export interface TierTotal {
  tier: Tier;
  /** By state. */
  counts: Readonly<Record<SubscriptionState, number>>;
  annualValueEur: number;
}

/** Adds the counts up, tier by tier in the order given. */
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

/** May an admin change its terms here? Not while a provider takes payments for it: then the provider's terms are those that hold. */
export function isOurs(subscription: Pick<AgreedSubscription, "provider" | "state">): boolean {
  return subscription.provider === "manual" || subscription.state === "ended";
}
