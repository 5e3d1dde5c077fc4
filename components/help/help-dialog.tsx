"use client";

import type { OverlayProps } from "@/components/layout/overlay-store";
import { Dialog } from "@/components/ui/dialog";

export default function HelpDialog({ onClose, returnTo }: OverlayProps) {
  return <Dialog title="Help & Documentation" onClose={onClose} returnTo={returnTo} />;
}
