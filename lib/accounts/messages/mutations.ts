import "server-only";
import { z } from "zod";
import { type ContactMessage, REFERENCE } from "@/lib/accounts/contact/contact";
import type { MessageState } from "@/lib/accounts/messages/message";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

const receipt = z.discriminatedUnion("status", [
  z.strictObject({ status: z.enum(["received", "known"]), reference: z.string().regex(REFERENCE) }),
  z.strictObject({ status: z.literal("busy") }),
]);

/**
 * Saves a message. "known" if the same was sent within a day, or if it looks like spam: no emails are sent then;
 * "busy" after too many within the hour.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function sendContactMessage(
  caller: Caller,
  { name, email, company, topic, tier, message }: ContactMessage,
) {
  const args = { p_name: name, p_email: email, p_company: company, p_topic: topic, p_message: message, p_tier: tier };
  return callFunction(createDataClient(caller), "send_contact_message", args, receipt);
}

/**
 * Changes the state of a message. False if someone else has changed it in the meantime.
 * @throws {DataError} as above; a refusal for anyone but admins
 */
export async function markContactMessage(
  caller: Caller,
  id: string,
  from: MessageState,
  to: MessageState,
  by: string,
): Promise<boolean> {
  const args = { p_id: id, p_from: from, p_to: to, p_by: by };
  return callFunction(createDataClient(caller), "mark_contact_message", args, z.boolean());
}
