"use client";

import { useRef, useState } from "react";
import { choose, useConsent } from "@/components/layout/consent/consent-store";
import { PreferenceSwitches } from "@/components/layout/consent/preference-switches";
import type { OverlayProps } from "@/components/layout/overlay";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import { REJECT_ALL } from "@/lib/platform/consent/consent";

/** The detailed answer to the cookie question. Nothing changes before it is saved. */
export default function PreferencesDialog({ onClose, returnTo }: OverlayProps) {
  const consent = useConsent();
  const [preferences, setPreferences] = useState("preferences" in consent ? consent.preferences : REJECT_ALL);
  const back = useRef(returnTo);

  function save() {
    choose(preferences);
    // The opener is gone with the banner, so the page's content gets the focus.
    if (!returnTo?.checkVisibility() || returnTo.closest("[data-slot=consent-banner]")) back.current = null;
    onClose();
  }

  return (
    <DialogWindow
      title="Cookie Preferences"
      description="You can change this at any time under Cookie settings, at the foot of each page."
      onClose={onClose}
      returnTo={back}
    >
      <PreferenceSwitches value={preferences} onChange={setPreferences} />
      <div className="flex flex-wrap gap-2.5 border-t border-rule pt-5">
        <Button className="min-h-12 max-2xs:w-full" onClick={save}>
          Save Preferences
        </Button>
        <Button variant="outline" className="min-h-12 max-2xs:w-full" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </DialogWindow>
  );
}
