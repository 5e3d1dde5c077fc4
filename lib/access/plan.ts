import { compareTiers, type Tier } from "@/lib/access/claims";

/** A plan with its price and size, as stored in the database. Its rights are in `RIGHT_TIERS`. */
export interface Plan {
  tier: Tier;
  /** Whole euros per year and organisation, excluding VAT. */
  annualPriceEur: number;
  /** Number of people who can use it. */
  seats: number;
  /** Years of results, including the latest published one. */
  historicalYears: number;
}

export const PLAN_NAMES: Record<Tier, string> = {
  essential: "Essential",
  professional: "Professional",
  enterprise: "Enterprise",
};

/** The plan with a trial, and its number of days. */
export const TRIAL = { tier: "professional", days: 7 } as const satisfies { tier: Tier; days: number };

/** The trial offer, for people who can start one. */
export const TRIAL_OFFER = `${PLAN_NAMES[TRIAL.tier]} starts with a ${TRIAL.days}-day trial.`;

/** Yearly price divided by twelve, to the nearest euro. For comparison only: plans are billed yearly. */
export function monthlyEquivalent({ annualPriceEur }: Plan): number {
  return Math.round(annualPriceEur / 12);
}

/** Cheapest plan first, whatever the order of rows. */
export function byTier(a: Plan, b: Plan): number {
  return compareTiers(a.tier, b.tier);
}
