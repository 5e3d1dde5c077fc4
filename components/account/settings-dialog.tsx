"use client";

import type { OverlayProps } from "@/components/layout/overlay-store";
import { Dialog } from "@/components/ui/dialog";

export default function SettingsDialog({ onClose, returnTo }: OverlayProps) {
  return <Dialog title="Account Settings" onClose={onClose} returnTo={returnTo} />;
}
