import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import { subscriptionRow } from "@/lib/accounts/administration/queries";
import type { PeopleQuery } from "@/lib/accounts/administration/search-params";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { ROLES, type ListedPerson, type WholePerson } from "@/lib/accounts/administration/people/listed-person";
import { listTime } from "@/lib/accounts/waitlist/waitlist-list";

const personRow = z.strictObject({
  user_id: z.string(),
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  known_since: listTime.nullable(),
  is_gone: z.boolean(),
  role: z.enum(ROLES),
  tier: z.enum(TIERS).nullable(),
  status: z.string().nullable(),
  is_trial: z.boolean().nullable(),
  days_remaining: z.int().nullable(),
  total: z.int().nonnegative(),
});

function toListed({
  user_id,
  email,
  first_name,
  last_name,
  known_since,
  is_gone,
  role,
  tier,
  status,
  is_trial,
  days_remaining,
}: z.output<typeof personRow>): ListedPerson {
  const plan =
    tier === null ? null : { tier, status: status ?? "", isTrial: is_trial ?? false, daysRemaining: days_remaining };
  return {
    userId: user_id,
    email,
    firstName: first_name,
    lastName: last_name,
    knownSince: known_since,
    isGone: is_gone,
    role,
    plan,
  };
}

/**
 * People with an account, the newest first, and how many there are beyond this page. None for anyone but admins.
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function listPeople(caller: Caller, { text, role, plan }: PeopleQuery, offset: number, limit: number) {
  const args = { p_query: text, p_role: role, p_plan: plan, p_offset: offset, p_limit: limit };
  const rows = await callFunction(createDataClient(caller), "list_people", args, z.array(personRow));
  return { people: rows.map(toListed), total: rows[0]?.total ?? 0 };
}

const memberRole = z.enum(["member", "manager"]);

const wholePerson = z.strictObject({
  user_id: z.string(),
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  known_since: listTime.nullable(),
  is_gone: z.boolean(),
  role: z.enum(ROLES),
  initialised_at: listTime.nullable(),
  effective: z
    .strictObject({
      tier: z.enum(TIERS),
      status: z.string(),
      is_trial: z.boolean(),
      days_remaining: z.int().nullable(),
    })
    .nullable(),
  subscription: subscriptionRow.nullable(),
  team: z.array(
    z.strictObject({
      user_id: z.string().nullable(),
      email: z.string(),
      name: z.string().nullable(),
      role: memberRole,
      since: listTime,
    }),
  ),
  memberships: z.array(
    z.strictObject({
      user_id: z.string(),
      name: z.string().nullable(),
      tier: z.enum(TIERS),
      counts: z.boolean(),
      role: memberRole,
      since: listTime,
    }),
  ),
  waitlist: z.array(z.strictObject({ name: z.string(), company: z.string(), state: z.string(), at: listTime })),
  messages: z.array(z.strictObject({ reference: z.string(), topic: z.string(), state: z.string(), at: listTime })),
});

/**
 * One person; null for one that there is not, and for anyone but admins.
 * @throws {DataError} as above
 */
export async function findPerson(caller: Caller, userId: string): Promise<WholePerson | null> {
  const row = await callFunction(createDataClient(caller), "find_person", { p_user: userId }, wholePerson.nullable());
  if (!row) return null;
  const { effective } = row;
  return {
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    knownSince: row.known_since,
    isGone: row.is_gone,
    role: row.role,
    plan: effective && {
      tier: effective.tier,
      status: effective.status,
      isTrial: effective.is_trial,
      daysRemaining: effective.days_remaining,
    },
    initialisedAt: row.initialised_at,
    subscription: row.subscription,
    team: row.team.map(({ user_id, email, name, role, since }) => ({
      userId: user_id,
      name: name ?? email,
      role,
      since,
    })),
    memberships: row.memberships.map(({ user_id, name, ...rest }) => ({
      userId: user_id,
      name: name ?? user_id,
      ...rest,
    })),
    waitlist: row.waitlist,
    messages: row.messages,
  };
}
