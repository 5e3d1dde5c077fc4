import { LARGEST_TIER, type Tier, TIERS } from "@/lib/access/claims";
import type { Viewer } from "@/lib/access/viewer";

/** Years of results, the latest published one included, as in the plans of the database. */
const YEARS: Readonly<Record<Tier, number>> = { essential: 3, professional: 8, enterprise: 15 };

/** How many years of results this viewer may read, the current one included: 0 without a tier, all for admins. */
export function historicalYears(viewer: Viewer): number {
  if (viewer.role === "admin") return Infinity;
  return viewer.tier === null ? 0 : YEARS[viewer.tier];
}

/** The smallest plan that opens so many years, else the largest. */
export const tierForYears = (count: number): Tier => TIERS.find((tier) => YEARS[tier] >= count) ?? LARGEST_TIER;
