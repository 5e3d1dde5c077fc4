"use client";

import type { OverlayProps } from "@/components/layout/overlay-store";
import { Dialog } from "@/components/ui/dialog";

export default function PreferencesDialog({ onClose, returnTo }: OverlayProps) {
  return <Dialog title="Cookie Preferences" onClose={onClose} returnTo={returnTo} />;
}
