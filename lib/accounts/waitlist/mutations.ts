import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { EntryState } from "@/lib/accounts/waitlist/entry";
import type { WaitlistEntry } from "@/lib/accounts/waitlist/waitlist";

/**
 * Puts an address on the waitlist. The response does not reveal if it was already there; "busy" after too many within
 * the hour.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function joinWaitlist(
  caller: Caller,
  { email, name, company, tier, origin, note }: WaitlistEntry,
): Promise<"joined" | "busy"> {
  const args = { p_email: email, p_name: name, p_company: company, p_tier: tier, p_origin: origin, p_note: note };
  return callFunction(createDataClient(caller), "join_waitlist", args, z.enum(["joined", "busy"]));
}

/**
 * Changes the state of an entry and returns its address; null if someone else has changed it in the meantime.
 * @throws {DataError} as above; a refusal for anyone but admins
 */
export async function decideWaitlistEntry(
  caller: Caller,
  id: string,
  from: EntryState,
  to: EntryState,
  by: string,
): Promise<string | null> {
  const args = { p_id: id, p_from: from, p_to: to, p_by: by };
  return callFunction(createDataClient(caller), "decide_waitlist_entry", args, z.string().nullable());
}

/**
 * Saves the admins' note on an entry; an empty text deletes it.
 * @throws {DataError} as above; an error for anyone but admins
 */
export async function noteOnWaitlistEntry(caller: Caller, id: string, remark: string, by: string): Promise<void> {
  await callFunction(
    createDataClient(caller),
    "note_on_waitlist_entry",
    { p_id: id, p_remark: remark, p_by: by },
    z.boolean(),
  );
}
