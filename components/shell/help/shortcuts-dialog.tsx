"use client";

import { useState } from "react";
import { ShortcutRows } from "@/components/layout/shortcut-rows";
import type { OverlayProps } from "@/components/layout/overlay";
import { SINGLE_KEYS } from "@/components/layout/single-keys";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Switch } from "@/components/ui/switch";

function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) !== "off";
  } catch {
    return true;
  }
}

/** Only "off" is stored. False if storage is blocked. */
function storeSingleKeys(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.removeItem(SINGLE_KEYS);
    else localStorage.setItem(SINGLE_KEYS, "off");
    return true;
  } catch {
    return false;
  }
}

/** All shortcuts, and the switch for single-key ones (WCAG 2.1.4). */
export default function ShortcutsDialog({ onClose, returnTo }: OverlayProps) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <DialogWindow
      title="Keyboard Shortcuts"
      onClose={onClose}
      returnTo={returnTo}
      footer={
        <label className="mr-auto inline-flex min-h-11 cursor-pointer items-center gap-3">
          <Switch
            checked={isOn}
            onChange={({ target }) => {
              if (storeSingleKeys(target.checked)) setOn(target.checked);
            }}
          />
          Single-key shortcuts
        </label>
      }
    >
      <ShortcutRows />
    </DialogWindow>
  );
}
