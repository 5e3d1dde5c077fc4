/** The plans for sale. */
export const TIERS = ["essential", "professional", "enterprise"] as const;
export type Tier = (typeof TIERS)[number];

export const SMALLEST_TIER: Tier = TIERS[0];
export const LARGEST_TIER: Tier = TIERS[2];

/** Negative if the first is the lower plan. The only comparison of plans. */
export const compareTiers = (a: Tier, b: Tier): number => TIERS.indexOf(a) - TIERS.indexOf(b);

/** A plan and all higher ones, lowest first. */
export const tiersFrom = (tier: Tier): readonly Tier[] => TIERS.filter((other) => compareTiers(other, tier) >= 0);

export type Role = "admin" | "researcher" | "user";

/**
 * Claims of a signed-in user's short-lived token. `tier` is the effective plan: the better of the user's own and their
 * team's active subscription, including trials; null without any. Only a hint for the edge; the data layer reads it
 * again.
 */
export interface Claims {
  userId: string;
  sessionId: string;
  tier: Tier | null;
  role: Role;
}

/**
 * A cookie whose presence means that the viewer may be signed in. It saves a request for visitors and is never trusted.
 */
export const SIGNED_IN_COOKIE = "signed_in";
