"use client";

import { useSyncExternalStore } from "react";
import type { OverlayEntry, OverlayName } from "@/components/layout/overlay";
import { closeOverlay, overlayStore } from "@/components/layout/overlay-store";
import { toasterStore } from "@/components/ui/toast";

/** Where each overlay is defined. Here and not in the store that opens them, because some open others. */
const OVERLAYS: Readonly<Record<OverlayName, OverlayEntry>> = {
  help: { load: () => import("@/components/shell/help/help-dialog"), page: "/help" },
  shortcuts: { load: () => import("@/components/shell/help/shortcuts-dialog"), page: "/help#shortcuts" },
  palette: { load: () => import("@/components/discovery/palette/command-palette"), page: null },
  cookies: { load: () => import("@/components/layout/consent/preferences-dialog"), page: "/cookie-settings" },
  account: { load: () => import("@/components/accounts/identity/settings-dialog"), page: "/account" },
};

overlayStore.provide(OVERLAYS);

/** The open overlay, and toasts once there is one. */
export function Overlays() {
  const open = useSyncExternalStore(overlayStore.subscribe, overlayStore.read, () => null);
  const toaster = useSyncExternalStore(toasterStore.subscribe, toasterStore.read, () => null);
  return (
    <>
      {toaster && <toaster.Toasters onReady={toasterStore.ready} />}
      {open && <open.Overlay key={open.name} onClose={closeOverlay} returnTo={open.returnTo} />}
    </>
  );
}
