import "server-only";
import { asMember } from "@/lib/access/load";
import { listWebhooks } from "@/lib/sharing/webhooks/queries";
import type { PublicationWebhook } from "@/lib/sharing/webhooks/webhook";

/**
 * Addresses of the signed-in user that are told of publications. @throws {DataError} when the database does not respond
 */
export async function loadWebhooks(): Promise<PublicationWebhook[]> {
  return listWebhooks(asMember);
}
