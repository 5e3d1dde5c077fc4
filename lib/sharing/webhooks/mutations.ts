import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import { loadPublication } from "@/lib/rankings/publications/load";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toMessage } from "@/lib/sharing/webhooks/message";
import { sendMessage, type Sent } from "@/lib/sharing/webhooks/send";
import { signHeaders, toWebhookSecret } from "@/lib/sharing/webhooks/signature";
import { setting } from "@/lib/platform/environment/env.server";

// All: @throws {DataError} if there is no response, an error, or a response of another shape.

/** Saves an address of the caller; it gets messages from the next publication on. */
export async function saveWebhook(caller: Caller, { id, url, salt }: { id: string; url: string; salt: string }) {
  return callFunction(
    createDataClient(caller),
    "save_webhook",
    { p_id: id, p_url: url, p_salt: salt },
    z.enum(["saved", "full", "forbidden"]),
  );
}

/** Turns an address of the caller on or off, or gives it a new secret. */
export async function changeWebhook(caller: Caller, id: string, { isOn, salt }: { isOn?: boolean; salt?: string }) {
  const args = { p_id: id, ...(isOn !== undefined && { p_on: isOn }), ...(salt !== undefined && { p_salt: salt }) };
  return callFunction(createDataClient(caller), "change_webhook", args, z.enum(["saved", "missing", "forbidden"]));
}

/** Deletes an address of the caller permanently; false if they have none with that id. */
export async function removeWebhook(caller: Caller, id: string): Promise<boolean> {
  return callFunction(createDataClient(caller), "remove_webhook", { p_id: id }, z.boolean());
}

const begun = z.union([
  z.object({ outcome: z.literal("begun"), event: z.uuid(), url: z.string(), salt: z.string(), stamp: z.int() }),
  z.object({ outcome: z.enum(["missing", "often", "forbidden"]) }),
]);

/** Records a test of an address of the caller, and returns what to send and where. */
export async function beginWebhookTest(caller: Caller, id: string): Promise<z.output<typeof begun>> {
  const [row] = await callFunction(createDataClient(caller), "begin_webhook_test", { p_id: id }, z.tuple([begun]));
  return row;
}

const claimedRow = z
  .strictObject({
    event: z.uuid(),
    webhook: z.uuid(),
    user_id: z.string(),
    url: z.string(),
    salt: z.string(),
    stamp: z.int(),
    attempts: z.int(),
    made_at: z.string(),
  })
  .transform(({ user_id: userId, made_at: madeAt, ...rest }) => ({ ...rest, userId, madeAt }));
export type ClaimedEvent = z.output<typeof claimedRow>;

/** Creates messages for new publications, and reserves the due ones for some minutes. */
export async function claimWebhookEvents(most: number): Promise<ClaimedEvent[]> {
  return callFunction(createSystemClient(), "claim_webhook_events", { p_most: most }, z.array(claimedRow));
}

/** Records the result of an attempt. @param retryMinutes until the next one, if there is one */
export async function settleWebhookEvents(event: string, { status, fault }: Sent, retryMinutes: number | null) {
  const args = { p_event: event, p_status: status, p_fault: fault, p_retry_minutes: retryMinutes };
  return callFunction(
    createSystemClient(),
    "settle_webhook_events",
    args,
    z.enum(["sent", "again", "off", "dropped", "missing"]),
  );
}

/** Sends a message once. */
export async function tell(
  event: Pick<ClaimedEvent, "event" | "webhook" | "url" | "salt" | "stamp" | "madeAt">,
  kind: "publication" | "test",
  now: Date,
): Promise<Sent> {
  const publication = await loadPublication();
  const body = toMessage({
    kind,
    id: event.event,
    stamp: event.stamp,
    at: event.madeAt,
    isSample: publication?.isSample ?? false,
    origin: siteOrigin(),
  });
  const secret = toWebhookSecret(setting("AUTH_SECRET") ?? "", event.webhook, event.salt);
  return sendMessage(event.url, body, signHeaders(secret, event.event, now, body));
}
