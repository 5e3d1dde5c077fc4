import type { Role, Tier } from "@/lib/access/claims";
import type { AgreedSubscription } from "@/lib/accounts/administration/agreed-subscription";
import { PLAN_NAMES } from "@/lib/access/plan";

export const ROLES = ["user", "researcher", "admin"] as const satisfies readonly Role[];
export const ROLE_NAMES: Record<Role, string> = { user: "User", researcher: "Researcher", admin: "Admin" };

/** A person's effective plan, including their team's. */
export interface EffectivePlan {
  tier: Tier;
  status: string;
  isTrial: boolean;
  /** Days left in the trial; null without one. */
  daysRemaining: number | null;
}

/** Someone with an account, as shown in a list. */
export interface ListedPerson {
  userId: string;
  /** Null if unknown or erased. */
  email: string | null;
  firstName: string;
  lastName: string;
  /** ISO time; null if unknown. */
  knownSince: string | null;
  isGone: boolean;
  role: Role;
  plan: EffectivePlan | null;
}

/** A member or owner of a team. */
export interface Colleague {
  /** Null for an invited address that has not joined. */
  userId: string | null;
  name: string;
  role: "member" | "manager";
  since: string;
}

/** Everything admins see of one person, except the log. */
export interface WholePerson extends ListedPerson {
  initialisedAt: string | null;
  subscription: AgreedSubscription | null;
  /** Members of the person's own team. */
  team: readonly Colleague[];
  /** Owners of the teams the person belongs to. */
  memberships: readonly (Colleague & { tier: Tier; counts: boolean })[];
  waitlist: readonly { name: string; company: string; state: string; at: string }[];
  messages: readonly { reference: string; topic: string; state: string; at: string }[];
}

/** A person's short label: name, otherwise address, otherwise id. */
export function nameOf({
  firstName,
  lastName,
  email,
  userId,
}: Pick<ListedPerson, "firstName" | "lastName" | "email" | "userId">): string {
  return `${firstName} ${lastName}`.trim() || email || userId;
}

/** The effective plan, in words. */
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
