import { TIERS, type Tier } from "@/lib/access/claims";

/** Where a chosen plan is looked over before it is paid; a trial is chosen there too. */
export function checkoutHref(tier: Tier, isTrial = false): string {
  return `/checkout?${new URLSearchParams({ plan: tier, ...(isTrial && { trial: "1" }) }).toString()}`;
}

/** The plan an address names; null where it names none. */
export function wantedPlan(text: string | string[] | undefined): Tier | null {
  return TIERS.find((tier) => tier === text) ?? null;
}

/**
 * Where a new account begins that was made in order to get a plan; null for any other. Everyone else begins at the
 * rankings, wherever they came from.
 */
export function chosenPlanHref(from: string | null): string | null {
  return from !== null && /^\/checkout(?:\?|$)/.test(from) ? from : null;
}
