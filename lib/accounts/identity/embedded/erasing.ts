import "server-only";
import { listLeavers, removeLeaver } from "@/lib/accounts/identity/embedded/leaving";
import { sendNotice } from "@/lib/accounts/identity/embedded/emails";
import { erasePerson } from "@/lib/accounts/own-data/mutations";
import { logError } from "@/lib/platform/telemetry/log-error";

/**
 * Erases accounts whose grace period has ended: first in the data tables, then here. If interrupted, the next run
 * finishes it; an error in one does not stop the others.
 * @returns the number erased
 */
export async function eraseLeavers(now: Date, erase = erasePerson): Promise<number> {
  let gone = 0;
  const emails: Promise<void>[] = [];
  for (const { userId, email } of await listLeavers(now)) {
    try {
      await erase(userId);
      if (!(await removeLeaver(userId))) continue;
      gone += 1;
      sendNotice({ later: (work) => void emails.push(work()) }, email, "account-deleted", {});
    } catch (error) {
      logError(error, `Account ${userId} not deleted; will retry.`);
    }
  }
  await Promise.all(emails);
  return gone;
}
