import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { type PublicationWebhook, WEBHOOK_FAULTS } from "@/lib/sharing/webhooks/webhook";

const event = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(["publication", "test"]),
    made_at: z.string(),
    attempts: z.int().nonnegative(),
    state: z.enum(["due", "sent", "dropped"]),
    tried_at: z.string().nullable(),
    due_at: z.string().nullable(),
    status: z.int().nullable(),
    fault: z.enum(WEBHOOK_FAULTS).nullable(),
  })
  .transform(({ made_at: madeAt, tried_at: triedAt, due_at: dueAt, ...rest }) => ({ ...rest, madeAt, triedAt, dueAt }));

const webhookRow = z
  .strictObject({
    id: z.uuid(),
    url: z.string(),
    salt: z.string(),
    created_at: z.string(),
    failures: z.int().nonnegative(),
    off_at: z.string().nullable(),
    off_reason: z.enum(["owner", "failures"]).nullable(),
    events: z.array(event),
  })
  // The salt stays on the server.
  .transform(({ id, url, created_at: madeAt, failures, off_at: at, off_reason: by, events }): PublicationWebhook => ({
    id,
    url,
    madeAt,
    failures,
    off: at !== null && by !== null ? { at, by } : null,
    events,
  }));

/**
 * The caller's own webhook addresses.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function listWebhooks(caller: Caller): Promise<PublicationWebhook[]> {
  return callFunction(createDataClient(caller), "list_webhooks", {}, z.array(webhookRow));
}
