import { TIERS, type Tier } from "@/lib/access/claims";

/** The review page of a chosen plan before payment, or of a trial. */
export function checkoutHref(tier: Tier, isTrial = false): string {
  return `/checkout?${new URLSearchParams({ plan: tier, ...(isTrial && { trial: "1" }) }).toString()}`;
}

/** The plan in an address; null if there is none. */
export function wantedPlan(text: string | string[] | undefined): Tier | null {
  return TIERS.find((tier) => tier === text) ?? null;
}

/**
 * The first page of a new account that was created to get a plan; null for any other. Everyone else starts at the
 * rankings.
 */
export function chosenPlanHref(from: string | null): string | null {
  return from !== null && /^\/checkout(?:\?|$)/.test(from) ? from : null;
}
