import "server-only";
import { asMember } from "@/lib/access/load";
import { listWebhooks } from "@/lib/sharing/webhooks/queries";
import type { PublicationWebhook } from "@/lib/sharing/webhooks/webhook";

/**
 * The signed-in user's webhook addresses.
 * @throws {DataError} if the database does not respond
 */
export async function loadWebhooks(): Promise<PublicationWebhook[]> {
  return listWebhooks(asMember);
}
