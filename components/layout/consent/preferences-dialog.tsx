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
      onClose={onClose}
      returnTo={back}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="secondary" size="sm" onClick={save}>
            Save Preferences
          </Button>
        </>
      }
    >
      <PreferenceSwitches value={preferences} onChange={setPreferences} />
    </DialogWindow>
  );
}
