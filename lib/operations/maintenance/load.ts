import "server-only";
import { eraseDepartedAccounts } from "@/lib/access/load";
import { sendAlertDigests } from "@/lib/analyses/risk-alerts/maintenance/mutations";
import {
  endGoneSubscriptions,
  renewTestSubscriptions,
  sendDueLetters,
} from "@/lib/accounts/billing/maintenance/mutations";
import { clearInvitations } from "@/lib/accounts/invitations/mutations";
import { sendKept } from "@/lib/accounts/emails/unsent";
import { showDuePosts } from "@/lib/hub/posts/load";
import { sendPublicationNews } from "@/lib/sharing/webhooks/maintenance/mutations";
import { noteUpkeep } from "@/lib/platform/telemetry/instance-state";

/** Something that is to be done from time to time. Doing it twice, or late, does no harm. */
export interface Errand {
  name: string;
  /** @returns how much there was to do */
  run: (now: Date) => Promise<number>;
}

/** In this order. One that fails is logged, told, and keeps no other from running. */
const ERRANDS: readonly Errand[] = [
  { name: "accounts whose owners left", run: eraseDepartedAccounts },
  { name: "subscriptions of erased accounts", run: endGoneSubscriptions },
  { name: "renewals of the test checkout", run: renewTestSubscriptions },
  { name: "letters that were not taken", run: async () => sendKept() },
  { name: "letters of subscriptions", run: sendDueLetters },
  { name: "letters about alerts", run: sendAlertDigests },
  { name: "addresses of old invitations", run: clearInvitations },
  { name: "posts whose time has come", run: showDuePosts },
  { name: "news of publications for programs", run: sendPublicationNews },
];

/**
 * Runs all errands, one after the other.
 * @returns what each did; "failed" for one that did not
 */
export async function runUpkeep(now = new Date()): Promise<Record<string, number | "failed">> {
  const done: Record<string, number | "failed"> = {};
  const began = performance.now();
  for (const { name, run } of ERRANDS) {
    try {
      done[name] = await run(now);
    } catch (error) {
      console.error(`Upkeep: "${name}" failed; it is tried again next time.`, error);
      done[name] = "failed";
    }
  }
  noteUpkeep(done, performance.now() - began);
  return done;
}
