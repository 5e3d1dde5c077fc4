import "server-only";
import { eraseDepartedAccounts } from "@/lib/access/load";
import { sendAlertDigests } from "@/lib/analyses/risk-alerts/maintenance/mutations";
import {
  endGoneSubscriptions,
  renewTestSubscriptions,
  sendDueEmails,
} from "@/lib/accounts/billing/maintenance/mutations";
import { clearOldUploads } from "@/lib/accounts/draft-files/load";
import { clearInvitations } from "@/lib/accounts/invitations/mutations";
import { sendUnsent } from "@/lib/accounts/emails/unsent";
import { showDuePosts } from "@/lib/hub/posts/load";
import { sendPublicationEvents } from "@/lib/sharing/webhooks/maintenance/mutations";
import { clearPreviewLinks } from "@/lib/study/previews/mutations";
import { startDueReleases } from "@/lib/study/releases/maintenance/mutations";
import { recordMaintenance } from "@/lib/platform/telemetry/instance-state";
import { logError } from "@/lib/platform/telemetry/log-error";

/** A recurring task. Running it twice, or late, is harmless. */
export interface MaintenanceTask {
  name: string;
  /** @returns the number of items processed */
  run: (now: Date) => Promise<number>;
}

/** What is due at a set minute is asked for more often than the rest. */
const DUE_TASKS: readonly MaintenanceTask[] = [{ name: "planned publications", run: startDueReleases }];

/** In this order. A failure is logged and reported, and does not stop the others. */
const MAINTENANCE_TASKS: readonly MaintenanceTask[] = [
  { name: "deleted accounts", run: eraseDepartedAccounts },
  { name: "subscriptions of erased accounts", run: endGoneSubscriptions },
  { name: "renewals of the test checkout", run: renewTestSubscriptions },
  { name: "unsent emails", run: async () => sendUnsent() },
  { name: "subscription emails", run: sendDueEmails },
  { name: "alert emails", run: sendAlertDigests },
  { name: "addresses of old invitations", run: clearInvitations },
  { name: "scheduled posts", run: showDuePosts },
  { name: "forgotten uploads", run: clearOldUploads },
  { name: "webhook deliveries", run: sendPublicationEvents },
  { name: "old preview links", run: clearPreviewLinks },
  ...DUE_TASKS,
];

/**
 * Runs all tasks, one after the other.
 * @returns the result of each; "failed" for one that failed
 */
export async function runMaintenance(now = new Date()): Promise<Record<string, number | "failed">> {
  const startedAt = performance.now();
  const done = await runTasks(MAINTENANCE_TASKS, now);
  recordMaintenance(done, performance.now() - startedAt);
  return done;
}

/** The same for what is due at a set minute. */
export async function runDueTasks(now = new Date()): Promise<Record<string, number | "failed">> {
  return runTasks(DUE_TASKS, now);
}

async function runTasks(tasks: readonly MaintenanceTask[], now: Date): Promise<Record<string, number | "failed">> {
  const done: Record<string, number | "failed"> = {};
  for (const { name, run } of tasks) {
    try {
      done[name] = await run(now);
    } catch (error) {
      logError(error, `Maintenance: "${name}" failed; will retry next time.`);
      done[name] = "failed";
    }
  }
  return done;
}
