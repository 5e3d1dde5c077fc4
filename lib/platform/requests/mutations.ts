import "server-only";
import { z } from "zod";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";

export type WebhookProvider = "clerk" | "stripe";

/**
 * Processes a provider's message once. If processing fails, the message is not marked as processed and the error is
 * passed on, so that the provider sends it again.
 * @param id the provider's signed id of the message
 * @param apply must be idempotent: it runs twice if two copies arrive at the same moment
 * @returns "known" for a message that was already processed
 * @throws {DataError} if the data API does not respond; anything `apply` throws
 */
export async function dealOnce(
  provider: WebhookProvider,
  id: string,
  apply: () => Promise<void>,
): Promise<"done" | "known"> {
  const client = createSystemClient();
  const message = { p_provider: provider, p_id: id };
  if (!(await callFunction(client, "note_webhook", message, z.boolean()))) return "known";
  await apply();
  await callFunction(client, "finish_webhook", message, z.boolean());
  return "done";
}

/**
 * Whether this visitor may do this now. Counts it: at most `most` times in the given minutes.
 * @param visitor a pseudonym of a network or browser, never an address
 * @throws {DataError} if the data API does not respond
 */
export async function countVisitor(what: string, visitor: string, most: number, minutes: number): Promise<boolean> {
  const args = { p_what: what, p_visitor: visitor, p_most: most, p_minutes: minutes };
  return callFunction(createSystemClient(), "count_visitor", args, z.boolean());
}
