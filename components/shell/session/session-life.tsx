"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Idleness } from "@/components/shell/session/idle-clock";
import { watchIdleness } from "@/components/shell/session/idle-watch";
import { Presence } from "@/components/shell/session/presence";
import { EndedBanner, ExpiryBanner } from "@/components/shell/session/session-banner";
import { endForInactivity, leaveForHome } from "@/components/shell/session/session-end";
import { toast } from "@/components/ui/toast";
import type { SignedInView } from "@/lib/access/view";
import { accountQuery } from "@/lib/access/account-query";
import { queryClient } from "@/lib/platform/browser/query-client";
import { forgetSignedIn, isSignedInHere, onSessionEvent, tellOtherTabs } from "@/lib/access/session-events";

const SOON = {
  title: "Session Expiring Soon",
  description: "Your session will expire in 5 minutes due to inactivity.",
  variant: "destructive",
} as const;

/** The session state returned by the last activity report. */
async function sayPresent(): Promise<boolean> {
  const answer = await fetch("/api/session/active", { method: "POST", keepalive: true });
  if (!answer.ok) throw new Error(`Not heard: ${answer.status}`);
  const body: unknown = await answer.json();
  return typeof body !== "object" || body === null || Reflect.get(body, "signedIn") !== false;
}

let hearOfEnd: () => void = () => undefined;
/** One per tab: navigation is no reason to report more often. */
const presence = new Presence(() => {
  sayPresent().then(
    (isSignedIn) => !isSignedIn && hearOfEnd(),
    () => presence.wasLost(),
  );
});

interface SessionLifeProps {
  account: SignedInView;
  /** Whether the server has just rendered this page and recorded activity. */
  isNoted: boolean;
}

/**
 * A member's session on a page: kept alive by input, warning at 25 minutes without, ended at 30, or by another tab,
 * another device or its last day.
 */
export function SessionLife({ account, isNoted }: SessionLifeProps) {
  const [isWarned, setWarned] = useState(false);
  const [isOver, setOver] = useState(false);
  const { data } = useQuery({ ...accountQuery, initialData: account, enabled: !isOver }, queryClient);
  const hasEnded = isOver || data.level === "anonymous";

  useEffect(() => {
    if (hasEnded) return;
    let close: (() => void) | undefined;
    hearOfEnd = () => setOver(true);
    if (isNoted) presence.isKnown();
    else presence.note();
    const stop = watchIdleness({
      presence,
      onChange(idleness: Idleness) {
        setWarned(idleness === "warned");
        close?.();
        close = idleness === "warned" ? toast(SOON) : undefined;
        if (idleness === "over") void endForInactivity();
      },
    });
    return () => {
      stop();
      presence.flush();
      close?.();
    };
  }, [hasEnded, isNoted]);

  useEffect(() => {
    if (!hasEnded) return;
    forgetSignedIn();
    tellOtherTabs({ is: "ended" });
  }, [hasEnded]);

  useOtherTabs(hasEnded, setOver);

  if (hasEnded) return <EndedBanner />;
  return isWarned && <ExpiryBanner />;
}

/** No tab shows a member's page after signing out in another. */
function useOtherTabs(hasEnded: boolean, setOver: (isOver: boolean) => void): void {
  useEffect(() => {
    if (hasEnded) return;
    const deaf = onSessionEvent(({ is }) => {
      if (is === "signed-out" || is === "idle") leaveForHome(is === "idle");
      if (is === "ended") setOver(true);
    });
    function look() {
      if (document.visibilityState !== "visible") return;
      if (!isSignedInHere()) return leaveForHome(false);
      // Checks the session if the tab was hidden for a while.
      void queryClient.prefetchQuery(accountQuery);
    }
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    addEventListener("pageshow", look);
    return () => {
      deaf();
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
      removeEventListener("pageshow", look);
    };
  }, [hasEnded, setOver]);
}
