import type { ComponentType } from "react";

/** What every overlay is given: how to close itself, and what had the focus before it opened. */
export interface OverlayProps {
  onClose: () => void;
  returnTo: HTMLElement | null;
}

type Overlay = ComponentType<OverlayProps>;

interface Entry {
  /** Fetched when the overlay is first asked for: no page carries it from the start. */
  load: () => Promise<{ default: Overlay }>;
  /** The page of the same content, for when it cannot be fetched; null where there is none. */
  page: string | null;
}

const OVERLAYS = {
  help: { load: () => import("@/components/help/help-dialog"), page: "/help" },
  shortcuts: { load: () => import("@/components/help/shortcuts-dialog"), page: "/help#shortcuts" },
  palette: { load: () => import("@/components/palette/command-palette"), page: null },
  cookies: { load: () => import("@/components/consent/preferences-dialog"), page: "/cookie-settings" },
  account: { load: () => import("@/components/account/settings-dialog"), page: "/account" },
} as const satisfies Record<string, Entry>;

export type OverlayName = keyof typeof OVERLAYS;

export interface OpenOverlay {
  name: OverlayName;
  Overlay: Overlay;
  returnTo: HTMLElement | null;
}

let open: OpenOverlay | null = null;
const listeners = new Set<() => void>();

function set(next: OpenOverlay | null): void {
  open = next;
  for (const tell of listeners) tell();
}

/**
 * Opens one of the overlays every page has; the one that was open closes.
 * @param returnTo gets the focus when it closes; what has it now, unless told
 * @throws where it cannot be fetched and there is no page instead
 */
export async function openOverlay(name: OverlayName, returnTo?: HTMLElement | null): Promise<void> {
  const before = returnTo ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null);
  const { load, page } = OVERLAYS[name];
  try {
    const { default: Overlay } = await load();
    set({ name, Overlay, returnTo: before });
  } catch (error) {
    if (page === null) throw error;
    console.error(`The overlay "${name}" could not be loaded.`, error);
    window.location.assign(page);
  }
}

export function closeOverlay(): void {
  set(null);
}

export const overlayStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): OpenOverlay | null => open,
};
