"use client";

import type { OverlayProps } from "@/components/layout/overlay-store";
import { Dialog } from "@/components/ui/dialog";

export default function ShortcutsDialog({ onClose, returnTo }: OverlayProps) {
  return <Dialog title="Keyboard Shortcuts" onClose={onClose} returnTo={returnTo} />;
}
