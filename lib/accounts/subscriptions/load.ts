import "server-only";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";
import { byTier } from "@/lib/access/plan";
import { listPlans } from "@/lib/accounts/subscriptions/queries";

const ANYONE = null;

/** Plans on sale, cheapest tier first, as any visitor sees them. */
export const loadPlans = cachedForAll("plans", async () => (await listPlans(ANYONE)).sort(byTier));
