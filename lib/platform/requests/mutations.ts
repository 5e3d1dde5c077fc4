import "server-only";
import { z } from "zod";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";

export type WebhookProvider = "clerk" | "stripe";

/**
 * Deals with a provider's message unless that was done before. One whose dealing fails is forgotten neither here nor
 * there: the error goes on to the caller, who answers so that the provider sends it again.
 * @param id what the provider calls the message, under its signature
 * @param apply must bear being done twice: two copies that come at the same moment both get here
 * @returns "known" for a message that was dealt with before
 * @throws {DataError} when the data API does not answer; whatever `apply` throws
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
 * May this visitor do this now? Counts it: `most` times in so many minutes.
 * @param visitor a mark of a network or a browser, never an address
 * @throws {DataError} when the data API does not answer
 */
export async function countVisitor(what: string, visitor: string, most: number, minutes: number): Promise<boolean> {
  const args = { p_what: what, p_visitor: visitor, p_most: most, p_minutes: minutes };
  return callFunction(createSystemClient(), "count_visitor", args, z.boolean());
}
