"use client";

import { useClerk } from "@clerk/nextjs";
import { useCallback, useEffect, useRef, type ReactNode } from "react";
import { forgetSignedIn, markEnded, tellOtherTabs } from "@/lib/access/session-events";
import { forgetOwnTraces } from "@/lib/platform/browser/own-traces";
import { SIGN_OUT_ASKED } from "@/lib/accounts/identity/clerk/sign-out-asked";
import { browserLog } from "@/lib/platform/browser/browser-log";

/** Milliseconds to wait before going to the home page anyway. */
const PATIENCE = 5_000;

/** @returns whether the session has ended */
async function endAtServer(): Promise<boolean> {
  try {
    const answer = await fetch("/api/session/end", {
      method: "POST",
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.status === 204;
  } catch {
    return false;
  }
}

interface SignOutHereProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** Signs out at Clerk and opens an address, even if that fails. */
export default function SignOutHere({ to, className, children }: SignOutHereProps) {
  const clerk = useClerk();
  const hasBegun = useRef(false);

  const leave = useCallback(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    sessionStorage.removeItem(SIGN_OUT_ASKED);
    // First: nothing more is asked for in the member's name.
    forgetSignedIn();
    try {
      const tooLate = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error("Clerk did not respond in time.")), PATIENCE),
      );
      await Promise.race([clerk.signOut(() => undefined), tooLate]);
    } catch (error) {
      browserLog.error("Sign-out failed.", error);
      // Our server asks Clerk itself and deletes Clerk's cookie.
      if (!(await endAtServer())) markEnded("unfinished");
    }
    forgetOwnTraces();
    tellOtherTabs({ is: "signed-out" });
    window.location.assign(to);
  }, [clerk, to]);

  useEffect(() => {
    if (clerk.loaded && sessionStorage.getItem(SIGN_OUT_ASKED) !== null) void leave();
  }, [clerk.loaded, leave]);

  return (
    <button type="button" className={className} onClick={() => void leave()}>
      {children}
    </button>
  );
}
