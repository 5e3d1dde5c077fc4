"use client";

import { useEffect, useRef } from "react";
import { forgetInvitation, keepOutcome, storedInvitation } from "@/components/accounts/identity/stored-invitation";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { initialiseAccount } from "@/lib/accounts/account/actions";

interface AccountSetupProps {
  userType: string;
  invitationCode: string | null;
  /** Where to go next. */
  to: string;
  /** The same without JavaScript. */
  continueAction: (data: FormData) => Promise<void>;
}

/** Sets the new account up and goes on; a set-up that fails keeps no one waiting. */
export function AccountSetup({ userType, invitationCode, to, continueAction }: AccountSetupProps) {
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void initialiseAccount({ userType, invitationCode: invitationCode ?? storedInvitation() })
      .then(({ ok, invitation }) => {
        if (ok) forgetInvitation();
        if (invitation) keepOutcome(invitation);
      })
      .catch(() => undefined)
      // A full page load, so that everything is rendered for the new member.
      .finally(() => window.location.replace(to));
  }, [userType, invitationCode, to]);

  return (
    <div className="flex items-start gap-4" role="status">
      <Spinner className="mt-1 size-7 text-spruce" />
      <div>
        <h1 className="text-s3 tracking-figure">Setting up your account...</h1>
        <p className="mt-2 text-s1 text-ink-2">Please wait while we initialize your account</p>
        <noscript>
          <form action={continueAction} className="mt-8">
            <input type="hidden" name="type" value={userType} />
            <input type="hidden" name="invitation" value={invitationCode ?? ""} />
            <input type="hidden" name="to" value={to} />
            <Button type="submit" size="lg">
              Continue
            </Button>
          </form>
        </noscript>
      </div>
    </div>
  );
}
