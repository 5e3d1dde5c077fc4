import "server-only";
import { z } from "zod";
import { callFunction, createDataClient, type Caller } from "@/lib/db/client";
import type { WaitlistEntry } from "@/lib/waitlist/waitlist";

/**
 * Puts an address on the waitlist. The answer does not tell whether it was there; "busy" when too many came within
 * the hour.
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function joinWaitlist(caller: Caller, { email, name, company, tier, origin, note }: WaitlistEntry): Promise<"joined" | "busy"> {
  const args = { p_email: email, p_name: name, p_company: company, p_tier: tier, p_origin: origin, p_note: note };
  return callFunction(createDataClient(caller), "join_waitlist", args, z.enum(["joined", "busy"]));
}
