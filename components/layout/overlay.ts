import type { ComponentType } from "react";

/** The windows every page can open over itself. */
export type OverlayName = "help" | "shortcuts" | "palette" | "cookies" | "account";

/** What every overlay is given: how to close itself, and what had the focus before it opened. */
export interface OverlayProps {
  onClose: () => void;
  returnTo: HTMLElement | null;
}

export type Overlay = ComponentType<OverlayProps>;

export interface OverlayEntry {
  /** Fetched when the overlay is first asked for: no page carries it from the start. */
  load: () => Promise<{ default: Overlay }>;
  /** The page of the same content, for when it cannot be fetched; null where there is none. */
  page: string | null;
}
