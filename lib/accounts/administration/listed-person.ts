import type { Role, Tier } from "@/lib/access/claims";
import type { AgreedSubscription } from "@/lib/accounts/administration/agreed-subscription";
import { PLAN_NAMES } from "@/lib/access/plan";

export const ROLES = ["user", "researcher", "admin"] as const satisfies readonly Role[];
export const ROLE_NAMES: Record<Role, string> = { user: "User", researcher: "Researcher", admin: "Admin" };

/** What counts for a person, their team's included. */
export interface EffectivePlan {
  tier: Tier;
  status: string;
  isTrial: boolean;
  /** Days of a trial that are left; null without one. */
  daysRemaining: number | null;
}

/** Someone with an account, as a list of them names people. */
export interface ListedPerson {
  userId: string;
  /** Null where it was never told, or was erased. */
  email: string | null;
  firstName: string;
  lastName: string;
  /** ISO time; null where no table says. */
  knownSince: string | null;
  isGone: boolean;
  role: Role;
  plan: EffectivePlan | null;
}

/** Someone in a team, or the owner of one. */
export interface Colleague {
  /** Null for an invited address that no one has come from. */
  userId: string | null;
  name: string;
  role: "member" | "manager";
  since: string;
}

/** All that admins see of one person, the log aside. */
export interface WholePerson extends ListedPerson {
  initialisedAt: string | null;
  subscription: AgreedSubscription | null;
  /** Who shares the person's own subscription. */
  team: readonly Colleague[];
  /** Whose subscriptions the person shares. */
  memberships: readonly (Colleague & { tier: Tier; counts: boolean })[];
  waitlist: readonly { name: string; company: string; state: string; at: string }[];
  messages: readonly { reference: string; topic: string; state: string; at: string }[];
}

/** What a person is called where there is no room for more: name, else address, else id. */
export function nameOf({
  firstName,
  lastName,
  email,
  userId,
}: Pick<ListedPerson, "firstName" | "lastName" | "email" | "userId">): string {
  return `${firstName} ${lastName}`.trim() || email || userId;
}

/** The plan that counts for a person, in words. */
export function planWords(plan: EffectivePlan | null): string {
  if (!plan) return "Free";
  const name = PLAN_NAMES[plan.tier];
  if (plan.status !== "active")
    return `Free, ${name} ${plan.isTrial || plan.daysRemaining !== null ? "trial " : ""}has ended`;
  if (!plan.isTrial) return name;
  return `${name} trial, ${plan.daysRemaining ?? 0} ${plan.daysRemaining === 1 ? "day" : "days"} left`;
}

/** Address of one person's page. */
export function personHref(userId: string): string {
  return `/admin/people/${encodeURIComponent(userId)}`;
}
