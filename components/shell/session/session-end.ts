import { lastInput } from "@/components/shell/session/last-input";
import { queryClient } from "@/lib/platform/browser/query-client";
import { forgetSignedIn, tellOtherTabs } from "@/lib/access/session-events";
import { browserLog } from "@/lib/platform/browser/browser-log";

/** In this tab only: the page that loads next says why no one is signed in any more (`page-checks.tsx`). */
const ENDED_MARK = "granskog.session-ended";
/** Milliseconds to wait for the site before leaving anyway. */
const PATIENCE = 5_000;

/** For good: the page is on its way out. */
let isLeaving = false;

/** To the home page, reloaded: nothing that was drawn for the member stays in the page's memory. */
export function leaveForHome(isIdle: boolean): void {
  // What is forgotten below would look like half an hour without input.
  isLeaving = true;
  if (isIdle) {
    try {
      sessionStorage.setItem(ENDED_MARK, "idle");
    } catch {
      // Without a place to note it, the next page cannot say why.
    }
  }
  queryClient.clear();
  lastInput.forget();
  forgetSignedIn();
  window.location.assign(window.location.origin);
}

/** Half an hour without a sign of the person: ends the session at the site, then here and in all other tabs. */
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
    // The site ends it by itself: its own clock says the same.
    browserLog.error("Signing out for inactivity failed.", error);
  }
  tellOtherTabs({ is: "idle" });
  leaveForHome(true);
}
