"use client";

import type { OverlayProps } from "@/components/layout/overlay-store";
import { Dialog } from "@/components/ui/dialog";

export default function CommandPalette({ onClose, returnTo }: OverlayProps) {
  return <Dialog title="Search" onClose={onClose} returnTo={returnTo} />;
}
