import "server-only";
import { readAccountEvent } from "@/lib/accounts/identity/account-events";
import { erasePerson } from "@/lib/accounts/own-data/mutations";
import { keepPerson } from "@/lib/accounts/people/mutations";
import { dealOnce } from "@/lib/platform/requests/mutations";

export type DeliveryOutcome = "done" | "known" | "ignored" | "unheard" | "refused" | "malformed";

/**
 * Processes account events of a hosted identity provider. Messages may arrive twice and in any order: the latest state
 * counts, and a deleted account stays deleted.
 * @throws {DataError} if it could not be saved: the provider then sends it again
 */
export async function receiveAccountEvent(headers: Headers, body: string): Promise<DeliveryOutcome> {
  const delivery = await readAccountEvent(headers, body);
  if (typeof delivery === "string") return delivery;
  const { id, event } = delivery;
  if (!event) return "ignored";
  return dealOnce("clerk", id, async () => {
    if (event.is === "gone") await erasePerson(event.userId);
    else await keepPerson(event.person, event.asOf);
  });
}
