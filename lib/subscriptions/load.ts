import "server-only";
import { cachedForAll } from "@/lib/site/load";
import { byTier } from "@/lib/subscriptions/plan";
import { listPlans } from "@/lib/subscriptions/queries";

const ANYONE = null;

/** Plans on sale, cheapest tier first, as any visitor may see them. */
export const loadPlans = cachedForAll("plans", async () => (await listPlans(ANYONE)).sort(byTier));
