import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import { MESSAGE_STATES, type ReceivedMessage } from "@/lib/accounts/messages/message";
import type { MessageQuery } from "@/lib/accounts/messages/search-params";
import { TOPICS } from "@/lib/accounts/contact/topic";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { adminChange, listTime } from "@/lib/accounts/waitlist/waitlist-list";

const messageRow = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  topic: z.enum(TOPICS),
  tier: z.enum(TIERS).nullable(),
  message: z.string(),
  state: z.enum(MESSAGE_STATES),
  is_member: z.boolean(),
  created_at: listTime,
  changes: z.array(adminChange),
  total: z.int().nonnegative(),
});

function toMessage({ is_member, created_at, total: _, ...row }: z.output<typeof messageRow>): ReceivedMessage {
  return { ...row, isMember: is_member, sentAt: created_at };
}

/**
 * Messages, newest first, and the number beyond this page.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function listContactMessages(
  caller: Caller,
  { state, topic, text }: MessageQuery,
  offset: number,
  limit: number,
) {
  const args = {
    p_state: state === "all" ? null : state,
    p_topic: topic,
    p_query: text,
    p_offset: offset,
    p_limit: limit,
  };
  const rows = await callFunction(createDataClient(caller), "list_contact_messages", args, z.array(messageRow));
  return { messages: rows.map(toMessage), total: rows[0]?.total ?? 0 };
}

const countRow = z.strictObject({ state: z.enum(MESSAGE_STATES), count: z.int().nonnegative() });

/**
 * The number of messages in each state.
 * @throws {DataError} as above
 */
export async function countContactMessages(caller: Caller) {
  const rows = await callFunction(createDataClient(caller), "count_contact_messages", {}, z.array(countRow));
  const counts = { open: 0, answered: 0, spam: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
