import "server-only";
import { asMember, type Member } from "@/lib/access/load";
import { loadPlans } from "@/lib/subscriptions/load";
import { findOwnSubscription, listSeats } from "@/lib/subscriptions/queries";
import type { Team } from "@/lib/subscriptions/team";

/** The team of the subscription a member owns; null for who owns none. */
export async function loadTeam({ viewer }: Member): Promise<Team | null> {
  if (viewer.userId === null) return null;
  const own = await findOwnSubscription(asMember, viewer.userId);
  if (!own) return null;
  const [seats, plans] = await Promise.all([listSeats(asMember, own.id), loadPlans()]);
  return { seats, mostSeats: plans.find(({ tier }) => tier === own.tier)?.seats ?? null };
}
