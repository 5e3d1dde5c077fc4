import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import {
  PROVIDERS,
  SUBSCRIPTION_STATES,
  type AgreedSubscription,
  type SubscriptionCount,
} from "@/lib/accounts/administration/agreed-subscription";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import type { LogQuery, SubscriptionQuery } from "@/lib/accounts/administration/search-params";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { listTime } from "@/lib/accounts/waitlist/waitlist-list";

/** A subscription as the database describes it. */
export const subscriptionRow = z
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
 * Subscriptions, the newest first, and how many there are beyond this page. None for anyone but admins.
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
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
 * How many subscriptions are of which tier and state. None for anyone but admins.
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
 * Lines of the log, the latest first. None for anyone but admins.
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

/** The last day asked for belongs to it. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString();
}

/**
 * What the log has lines about. Nothing for anyone but admins.
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
