"use client";

import { useEffect } from "react";
import { forgetInvitation, keepInvitation, keptInvitation } from "@/components/identity/stored-invitation";
import { initialiseAccount } from "@/lib/accounts/actions";

/** Once for each loading of the document, whatever pages are turned meanwhile. */
let hasBegun = false;

/**
 * Sets up, unnoticed, the account of a member who never passed the set-up screen. In waitlist mode it takes an
 * invitation. A failure is tried again when the site is next opened.
 */
export function BackgroundSetup({ waitlistMode }: { waitlistMode: boolean }) {
  useEffect(() => {
    if (hasBegun) return;
    const asked = new URLSearchParams(window.location.search);
    keepInvitation({ invitation: asked.get("invitation"), generalInvitation: asked.get("general_invitation") });
    const invitationCode = keptInvitation();
    if (waitlistMode && invitationCode === null) return;
    hasBegun = true;
    void initialiseAccount({ userType: asked.get("type") ?? "free", invitationCode })
      .then(({ ok }) => (ok ? forgetInvitation() : undefined))
      .catch(() => undefined);
  }, [waitlistMode]);
  return null;
}
