import "server-only";
import { readAccountEvent } from "@/lib/accounts/identity/account-events";
import { erasePerson } from "@/lib/accounts/own-data/mutations";
import { keepPerson } from "@/lib/accounts/people/mutations";
import { dealOnce } from "@/lib/platform/requests/mutations";

export type DeliveryOutcome = "done" | "known" | "ignored" | "unheard" | "refused" | "malformed";

/**
 * Hears what the identity provider tells of an account, where that is not this site itself. Messages may come twice
 * and in any order: the latest state counts, and an account that was deleted stays so.
 * @throws {DataError} when it could not be noted: the provider is to send it again
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
