"use client";

import { useEffect } from "react";
import {
  forgetInvitation,
  keepInvitation,
  storedInvitation,
  takeOutcome,
} from "@/components/accounts/identity/stored-invitation";
import { initialiseAccount } from "@/lib/accounts/account/actions";
import { toast } from "@/components/ui/toast";
import type { InvitationOutcome } from "@/lib/accounts/invitations/outcome";

/** Tells what happened to an invitation, and stays until it is closed. Its words come when there is something to tell. */
async function tellOutcome(outcome: InvitationOutcome): Promise<void> {
  const { wordOutcome } = await import("@/lib/accounts/invitations/words");
  const { title, description, isFault } = wordOutcome(outcome);
  toast({ title, description, variant: isFault ? "destructive" : "default" });
}

/** Once per document load, however many pages are opened in it. */
let hasBegun = false;

interface BackgroundSetupProps {
  waitlistMode: boolean;
  /** Whether the account was already set up. Then only an invitation is left to accept. */
  isInitialised: boolean;
}

/**
 * Sets up, unnoticed, the account of a member who never passed the set-up screen, and takes the seat that an invitation
 * is for. In waitlist mode it takes an invitation. A failure is tried again when the site is next opened. Tells what
 * happened to an invitation, here or on the page before.
 */
export function BackgroundSetup({ waitlistMode, isInitialised }: BackgroundSetupProps) {
  useEffect(() => {
    const outcome = takeOutcome();
    if (outcome) void tellOutcome(outcome).catch(() => undefined);
    if (hasBegun) return;
    const asked = new URLSearchParams(window.location.search);
    keepInvitation({ invitation: asked.get("invitation"), generalInvitation: asked.get("general_invitation") });
    const invitationCode = storedInvitation();
    if (invitationCode === null && (waitlistMode || isInitialised)) return;
    hasBegun = true;
    void initialiseAccount({ userType: asked.get("type") ?? "free", invitationCode })
      .then(async ({ ok, invitation }) => {
        if (ok) forgetInvitation();
        if (invitation) await tellOutcome(invitation);
      })
      .catch(() => undefined);
  }, [waitlistMode, isInitialised]);
  return null;
}
