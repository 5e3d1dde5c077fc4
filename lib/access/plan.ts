import { compareTiers, type Tier } from "@/lib/access/claims";

/** What is sold: one tier with its price and size, as kept in the database. Its rights are in `RIGHT_TIERS`. */
export interface Plan {
  tier: Tier;
  /** Whole euros per year and organisation, without value added tax. */
  annualPriceEur: number;
  /** People of the organisation who can use it. */
  seats: number;
  /** Years of results, the latest published one included. */
  historicalYears: number;
}

export const PLAN_NAMES: Record<Tier, string> = {
  essential: "Essential",
  professional: "Professional",
  enterprise: "Enterprise",
};

/** The tier that can be tried, and for how many days. */
export const TRIAL = { tier: "professional", days: 7 } as const satisfies { tier: Tier; days: number };

/** Yearly price divided by twelve, to the nearest euro. For comparison only: plans are billed by the year. */
export function monthlyEquivalent({ annualPriceEur }: Plan): number {
  return Math.round(annualPriceEur / 12);
}

/** Cheapest tier first, whatever order the rows came in. */
export function byTier(a: Plan, b: Plan): number {
  return compareTiers(a.tier, b.tier);
}
