import { LARGEST_TIER, type Tier, TIERS } from "@/lib/access/claims";
import type { Viewer } from "@/lib/access/viewer";

/** Years of results including the latest published one, as in the plans in the database. */
const YEARS: Readonly<Record<Tier, number>> = { essential: 3, professional: 8, enterprise: 15 };

/** How many years of results this viewer may read, including the latest: 0 without a plan, all for admins. */
export function historicalYears(viewer: Viewer): number {
  if (viewer.role === "admin") return Infinity;
  return viewer.tier === null ? 0 : YEARS[viewer.tier];
}

/** The lowest plan with this many years, otherwise the highest. */
export const tierForYears = (count: number): Tier => TIERS.find((tier) => YEARS[tier] >= count) ?? LARGEST_TIER;
