import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import {
  PROVIDERS,
  SUBSCRIPTION_STATES,
  type AgreedSubscription,
  type SubscriptionCount,
} from "@/lib/accounts/administration/agreed-subscription";
import { type ListedPerson, ROLES, type WholePerson } from "@/lib/accounts/administration/listed-person";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import type { LogQuery, PeopleQuery, SubscriptionQuery } from "@/lib/accounts/administration/search-params";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { listTime } from "@/lib/accounts/waitlist/waitlist-list";

/** A subscription as the database describes it. */
const subscriptionRow = z
  .strictObject({
    id: z.uuid(),
    user_id: z.string(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    tier: z.enum(TIERS),
    state: z.enum(SUBSCRIPTION_STATES),
    is_trial: z.boolean(),
    provider: z.enum(PROVIDERS),
    since: listTime,
    until: listTime.nullable(),
    next_tier: z.enum(TIERS).nullable(),
    extra_seats: z.int().nonnegative(),
    seats: z.int().nonnegative(),
    joined: z.int().nonnegative(),
    invited: z.int().nonnegative(),
    seen: z.string(),
  })
  .transform(({ user_id, is_trial, next_tier, extra_seats, ...row }): AgreedSubscription => {
    return { ...row, userId: user_id, isTrial: is_trial, nextTier: next_tier, extraSeats: extra_seats };
  });

const listedSubscription = z.strictObject({ subscription: subscriptionRow, total: z.int().nonnegative() });

/**
 * Subscriptions, newest first, and the number beyond this page. Empty for anyone but admins.
 * @throws {DataError} if there is no response, a refusal, or a response of another shape
 */
export async function listSubscriptions(
  caller: Caller,
  { state, tier, text }: SubscriptionQuery,
  offset: number,
  limit: number,
) {
  const args = {
    p_state: state === "all" ? null : state,
    p_tier: tier,
    p_query: text,
    p_offset: offset,
    p_limit: limit,
  };
  const rows = await callFunction(createDataClient(caller), "list_subscriptions", args, z.array(listedSubscription));
  return { subscriptions: rows.map(({ subscription }) => subscription), total: rows[0]?.total ?? 0 };
}

const countRow = z
  .strictObject({
    tier: z.enum(TIERS),
    state: z.enum(SUBSCRIPTION_STATES),
    count: z.int().nonnegative(),
    annual_value_eur: z.int().nonnegative(),
  })
  .transform(({ annual_value_eur, ...row }): SubscriptionCount => ({ ...row, annualValueEur: annual_value_eur }));

/**
 * Number of subscriptions by tier and state. Empty for anyone but admins.
 * @throws {DataError} as above
 */
export async function countSubscriptions(caller: Caller): Promise<SubscriptionCount[]> {
  return callFunction(createDataClient(caller), "count_subscriptions", {}, z.array(countRow));
}

const logRow = z
  .strictObject({
    id: z.string(),
    line: z.int().nullable(),
    at: listTime,
    by_user: z.string().nullable(),
    by_name: z.string().nullable(),
    action: z.string(),
    subject: z.string(),
    subject_name: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
    can_take_back: z.boolean(),
  })
  .transform(({ by_user, by_name, subject_name, can_take_back, ...row }): LogLine => {
    return { ...row, byUser: by_user, byName: by_name, subjectName: subject_name, canTakeBack: can_take_back };
  });

/**
 * Lines of the log, latest first. Empty for anyone but admins.
 * @throws {DataError} as above
 */
export async function listLog(
  caller: Caller,
  { person, text, area, from, until }: LogQuery,
  offset: number,
  limit: number,
): Promise<LogLine[]> {
  const args = {
    p_person: person,
    p_query: text,
    p_area: area,
    p_from: from,
    p_until: until && dayAfter(until),
    p_offset: offset,
    p_limit: limit,
  };
  return callFunction(createDataClient(caller), "list_audit_log", args, z.array(logRow));
}

/** The last day is included. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString();
}

/**
 * The kinds of lines in the log. Empty for anyone but admins.
 * @throws {DataError} as above
 */
export async function listLogAreas(caller: Caller): Promise<string[]> {
  const rows = await callFunction(
    createDataClient(caller),
    "list_log_areas",
    {},
    z.array(z.strictObject({ area: z.string() })),
  );
  return rows.map(({ area }) => area);
}

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
 * People with an account, newest first, and the number beyond this page. Empty for anyone but admins.
 * @throws {DataError} as above
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
 * One person; null if there is none, and for anyone but admins.
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
