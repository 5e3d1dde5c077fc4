import "server-only";
import { may } from "@/lib/access/rights";
import { loadAbsentReader } from "@/lib/access/load";
import { pauseAfter } from "@/lib/sharing/webhooks/message";
import { claimWebhookEvents, type ClaimedEvent, settleWebhookEvents, tell } from "@/lib/sharing/webhooks/mutations";
import type { Sent } from "@/lib/sharing/webhooks/send";

/** Messages sent at once: five seconds each at most. */
const AT_ONCE = 20;

/**
 * Tells every address that is on of what was published since it was last told, and tries again what failed before.
 * Anyone who owns it needs the API at that moment. Killed in between, what was in hand is sent by a later run.
 * @returns how many messages arrived
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
