import type { ComponentType } from "react";

/** The dialogs every page can open. */
export type OverlayName = "help" | "shortcuts" | "palette" | "cookies" | "account";

/** Props of every overlay: how to close it, and what had the focus before. */
export interface OverlayProps {
  onClose: () => void;
  returnTo: HTMLElement | null;
}

export type Overlay = ComponentType<OverlayProps>;

export interface OverlayEntry {
  /** Loaded when first opened, so that no page includes it from the start. */
  load: () => Promise<{ default: Overlay }>;
  /** The page with the same content, if it cannot be loaded; null without one. */
  page: string | null;
}
