import { lastInput } from "@/components/shell/session/last-input";
import { queryClient } from "@/lib/platform/browser/query-client";
import { forgetSignedIn, markEnded, tellOtherTabs } from "@/lib/access/session-events";
import { browserLog } from "@/lib/platform/browser/browser-log";

/** Milliseconds to wait for the server before leaving anyway. */
const PATIENCE = 5_000;

/** Final: the page is being left. */
let isLeaving = false;

/** To the home page with a reload, so that nothing of the member stays in memory. */
export function leaveForHome(isIdle: boolean): void {
  // The reset below would look like half an hour without input.
  isLeaving = true;
  if (isIdle) markEnded("idle");
  queryClient.clear();
  lastInput.forget();
  forgetSignedIn();
  window.location.assign(window.location.origin);
}

/** Half an hour without activity: ends the session on the server, here and in all other tabs. */
export async function endForInactivity(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  try {
    const answer = await fetch("/api/session/end", {
      method: "POST",
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`Could not end the session: ${answer.status}`);
  } catch (error) {
    // The server ends it by itself, by its own clock.
    browserLog.error("Signing out for inactivity failed.", error);
  }
  tellOtherTabs({ is: "idle" });
  leaveForHome(true);
}
