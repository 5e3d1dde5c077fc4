"use client";

import { useSyncExternalStore } from "react";
import { OVERLAYS } from "@/components/shell/overlay-entries";
import { closeOverlay, overlayStore } from "@/components/layout/overlay-store";
import { toasterStore } from "@/components/ui/toast";

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
