import { type Claims, compareTiers, LARGEST_TIER, type Role, type Tier } from "@/lib/access/claims";

export type AccessLevel = "anonymous" | "free" | "paid";

/** The viewer. Everything a page shows or hides is decided from it. */
export interface Viewer {
  level: AccessLevel;
  userId: string | null;
  tier: Tier | null;
  role: Role;
}

export const anonymousViewer: Viewer = { level: "anonymous", userId: null, tier: null, role: "user" };

/**
 * Claims → viewer. Admins are always paid, with the rights of the highest tier. In waitlist mode no one else is paid.
 */
export function toViewer(claims: Claims | null, waitlistMode: boolean): Viewer {
  if (!claims) return anonymousViewer;
  const { userId, role } = claims;
  if (role === "admin") return { level: "paid", userId, role, tier: LARGEST_TIER };
  const tier = waitlistMode ? null : claims.tier;
  return { level: tier ? "paid" : "free", userId, role, tier };
}

/** Admin implies researcher; everyone signed in is a user; no one anonymous has a role. */
export function hasRole(viewer: Viewer, role: Role): boolean {
  if (viewer.level === "anonymous") return false;
  const implied: Record<Role, readonly Role[]> = {
    admin: ["admin", "researcher", "user"],
    researcher: ["researcher", "user"],
    user: ["user"],
  };
  return implied[viewer.role].includes(role);
}

/** Whether the plan is at least the required one. Only for `may`; everything else names a right. */
export function hasTier({ tier }: Pick<Viewer, "tier">, required: Tier): boolean {
  return tier !== null && compareTiers(tier, required) >= 0;
}
