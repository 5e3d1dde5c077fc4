/** What is sold. */
export const TIERS = ["essential", "professional", "enterprise"] as const;
export type Tier = (typeof TIERS)[number];

export const SMALLEST_TIER: Tier = TIERS[0];
export const LARGEST_TIER: Tier = TIERS[2];

/** Below zero where the first is the smaller plan. The one comparison of plans. */
export const compareTiers = (a: Tier, b: Tier): number => TIERS.indexOf(a) - TIERS.indexOf(b);

/** A plan and all larger ones, the smallest first. */
export const tiersFrom = (tier: Tier): readonly Tier[] => TIERS.filter((other) => compareTiers(other, tier) >= 0);

export type Role = "admin" | "researcher" | "user";

/**
 * What a signed-in person's short-lived token says. `tier` is the effective one: the best of the person's own and
 * the team's active subscription, trials included; null without any. A hint at the edge; the data layer reads again.
 */
export interface Claims {
  userId: string;
  sessionId: string;
  tier: Tier | null;
  role: Role;
}

/**
 * A cookie whose mere presence says that it is worth asking who this is. It spares visitors the question and is
 * believed for nothing else.
 */
export const SIGNED_IN_COOKIE = "signed_in";
