import "server-only";
import { may } from "@/lib/access/rights";
import { loadAbsentReader } from "@/lib/access/load";
import { pauseAfter } from "@/lib/sharing/webhooks/message";
import { claimWebhookEvents, type ClaimedEvent, settleWebhookEvents, tell } from "@/lib/sharing/webhooks/mutations";
import type { Sent } from "@/lib/sharing/webhooks/send";

/** Messages sent at once: at most five seconds each. */
const AT_ONCE = 20;

/**
 * Sends new publications to every active address, and retries failed messages. The owner must have the API right at
 * that moment. After an interruption, a later run continues.
 * @returns the number delivered
 */
export async function sendPublicationEvents(now: Date): Promise<number> {
  let arrived = 0;
  for (;;) {
    const claimed = await claimWebhookEvents(AT_ONCE);
    const outcomes = await Promise.all(claimed.map(async (event) => sendOne(event, now)));
    arrived += outcomes.filter((outcome) => outcome === "sent").length;
    if (claimed.length < AT_ONCE) return arrived;
  }
}

async function sendOne(event: ClaimedEvent, now: Date) {
  const reader = await loadAbsentReader(event.userId);
  const isOpen = reader !== null && may(reader.viewer, "api");
  const sent: Sent = isOpen ? await tell(event, "publication", now) : { status: null, fault: "no-plan" };
  return settleWebhookEvents(event.event, sent, pauseAfter(event.attempts));
}
