"use client";

import { useState } from "react";
import { forgetSignedIn, markEnded, tellOtherTabs } from "@/lib/access/session-events";
import { forgetOwnTraces } from "@/lib/platform/browser/own-traces";
import { endSessionHere, signOut } from "@/lib/accounts/identity/embedded/actions";
import type { SignOutButton } from "@/lib/access/identity-port";
import { browserLog } from "@/lib/platform/browser/browser-log";

/** Milliseconds to wait for a response before leaving anyway. */
const PATIENCE = 5_000;

/** Signs out and goes home, whether or not signing out worked; the home page says if it did not. A form post without JavaScript. */
export const SignOut: SignOutButton = ({ className, children }) => {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <form
      action={signOut}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLeaving) return;
        setIsLeaving(true);
        void leave();
      }}
    >
      <button type="submit" className={className} aria-disabled={isLeaving || undefined}>
        {children}
      </button>
    </form>
  );
};

async function leave(): Promise<void> {
  // First: nothing more is asked for in the member's name.
  forgetSignedIn();
  try {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE));
    if (!(await Promise.race([endSessionHere(), late]))) markEnded("unfinished");
  } catch (error) {
    browserLog.error("Sign-out failed.", error);
    markEnded("unfinished");
  }
  forgetOwnTraces();
  tellOtherTabs({ is: "signed-out" });
  // The home page, with a full page load: nothing rendered for the member may stay in memory.
  window.location.assign(window.location.origin);
}
