import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { adminChange, listTime } from "@/lib/accounts/waitlist/waitlist-list";
import { ENTRY_STATES, type QueueEntry } from "@/lib/accounts/waitlist/entry";
import type { QueueQuery } from "@/lib/accounts/waitlist/search-params";

const entryRow = z.strictObject({
  place: z.int().positive(),
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  tier: z.enum(TIERS).nullable(),
  origin: z.string().nullable(),
  note: z.string().nullable(),
  state: z.enum(ENTRY_STATES),
  remark: z.string().nullable(),
  is_member: z.boolean(),
  created_at: listTime,
  updated_at: listTime,
  changes: z.array(adminChange),
  total: z.int().nonnegative(),
});

function toEntry({
  place: position,
  is_member,
  created_at,
  updated_at,
  total: _,
  ...row
}: z.output<typeof entryRow>): QueueEntry {
  return {
    ...row,
    position,
    isMember: is_member,
    askedAt: created_at,
    askedAgainAt: updated_at === created_at ? null : updated_at,
  };
}

/**
 * Waitlist entries in the order of joining, and the number beyond this page.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function listWaitlist(
  caller: Caller,
  { state, plan, text }: Pick<QueueQuery, "state" | "plan" | "text">,
  offset: number,
  limit: number,
) {
  const args = {
    p_state: state === "all" ? null : state,
    p_plan: plan,
    p_query: text,
    p_offset: offset,
    p_limit: limit,
  };
  const rows = await callFunction(createDataClient(caller), "list_waitlist", args, z.array(entryRow));
  return { entries: rows.map(toEntry), total: rows[0]?.total ?? 0 };
}

const countRow = z.strictObject({ state: z.enum(ENTRY_STATES), count: z.int().nonnegative() });

/**
 * The number of entries in each state.
 * @throws {DataError} as above
 */
export async function countWaitlist(caller: Caller) {
  const rows = await callFunction(createDataClient(caller), "count_waitlist", {}, z.array(countRow));
  const counts = { waiting: 0, invited: 0, declined: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
