"use server";

import { z } from "zod";
import { may } from "@/lib/access/rights";
import { asMember, loadMember } from "@/lib/access/load";
import {
  beginWebhookTest,
  changeWebhook,
  removeWebhook,
  saveWebhook,
  settleWebhookEvents,
  tell,
} from "@/lib/sharing/webhooks/mutations";
import { parseWebhookUrl } from "@/lib/sharing/webhooks/public-address";
import type { Sent } from "@/lib/sharing/webhooks/send";
import { newSalt, toWebhookSecret } from "@/lib/sharing/webhooks/signature";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

/**
 * The result. `made` contains the signing secret, which is shown only once; `tested`: what the address answered;
 * `full`: the limit of addresses is reached; `often`: tested too often; `missing`: no longer exists; `not-allowed`: we
 * do not send to such addresses.
 */
export type WebhookOutcome =
  | { status: "made"; secret: string }
  | ({ status: "tested" } & { sent: Sent })
  | { status: "saved" | "removed" | "full" | "often" | "missing" | "not-allowed" | "forbidden" | "failed" };

const added = z.strictObject({ url: z.string().max(2_000) });
const one = z.strictObject({ id: z.uuid() });
const switched = z.strictObject({ id: z.uuid(), isOn: z.boolean() });

/** Registers an address for publications: `{ url }`. */
export async function addWebhook(asked: unknown): Promise<WebhookOutcome> {
  const parsed = added.safeParse(asked);
  if (!parsed.success) return { status: "failed" };
  return attempt(true, async () => {
    const url = parseWebhookUrl(parsed.data.url);
    if (url === null) return { status: "not-allowed" };
    const [id, salt] = [crypto.randomUUID(), newSalt()];
    const status = await saveWebhook(asMember, { id, url, salt });
    return status === "saved" ? { status: "made", secret: toSecret(id, salt) } : { status };
  });
}

/** Gives an address a new secret, valid at once: `{ id }`. */
export async function renewWebhookSecret(asked: unknown): Promise<WebhookOutcome> {
  const parsed = one.safeParse(asked);
  if (!parsed.success) return { status: "failed" };
  return attempt(true, async () => {
    const salt = newSalt();
    const status = await changeWebhook(asMember, parsed.data.id, { salt });
    return status === "saved" ? { status: "made", secret: toSecret(parsed.data.id, salt) } : { status };
  });
}

/** Turns an address on or off; off is allowed with any plan: `{ id, isOn }`. */
export async function switchWebhook(asked: unknown): Promise<WebhookOutcome> {
  const parsed = switched.safeParse(asked);
  if (!parsed.success) return { status: "failed" };
  const { id, isOn } = parsed.data;
  return attempt(isOn, async () => ({ status: await changeWebhook(asMember, id, { isOn }) }));
}

/** Deletes an address permanently, with any plan: `{ id }`. */
export async function dropWebhook(asked: unknown): Promise<WebhookOutcome> {
  const parsed = one.safeParse(asked);
  if (!parsed.success) return { status: "failed" };
  return attempt(false, async () => ({
    status: (await removeWebhook(asMember, parsed.data.id)) ? "removed" : "missing",
  }));
}

/** Sends a test message to an address at once: `{ id }`. Ten times an hour at most. */
export async function testWebhook(asked: unknown): Promise<WebhookOutcome> {
  const parsed = one.safeParse(asked);
  if (!parsed.success) return { status: "failed" };
  return attempt(true, async () => {
    const begun = await beginWebhookTest(asMember, parsed.data.id);
    if (begun.outcome !== "begun") return { status: begun.outcome };
    const now = new Date();
    const sent = await tell({ ...begun, webhook: parsed.data.id, madeAt: now.toISOString() }, "test", now);
    await settleWebhookEvents(begun.event, sent, null);
    return { status: "tested", sent };
  });
}

const toSecret = (id: string, salt: string) => toWebhookSecret(setting("AUTH_SECRET") ?? "", id, salt);

async function attempt(needsPlan: boolean, work: () => Promise<WebhookOutcome>): Promise<WebhookOutcome> {
  try {
    const member = await loadMember();
    if (!member || (needsPlan && !may(member.viewer, "api"))) return { status: "forbidden" };
    return await work();
  } catch (error) {
    logError(error, "Webhook not changed.");
    return { status: "failed" };
  }
}
