import type { Overlay, OverlayEntry, OverlayName } from "@/components/layout/overlay";
import { browserLog } from "@/lib/platform/browser/browser-log";

export interface OpenOverlay {
  name: OverlayName;
  Overlay: Overlay;
  returnTo: HTMLElement | null;
}

let entries: Readonly<Record<OverlayName, OverlayEntry>> | null = null;
let open: OpenOverlay | null = null;
const listeners = new Set<() => void>();

function set(next: OpenOverlay | null): void {
  open = next;
  for (const tell of listeners) tell();
}

/**
 * Opens one of the overlays that every page has, and closes any other.
 * @param returnTo gets the focus when it closes; by default the focused element
 * @throws if it cannot be loaded and has no page
 */
export async function openOverlay(name: OverlayName, returnTo?: HTMLElement | null): Promise<void> {
  const before = returnTo ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null);
  if (!entries) throw new Error("There is no page yet to open an overlay on.");
  const { load, page } = entries[name];
  try {
    const { default: Overlay } = await load();
    set({ name, Overlay, returnTo: before });
  } catch (error) {
    if (page === null) throw error;
    browserLog.error(`The overlay "${name}" could not be loaded.`, error);
    window.location.assign(page);
  }
}

export function closeOverlay(): void {
  set(null);
}

/** For the component that renders them. */
export const overlayStore = {
  provide(all: Readonly<Record<OverlayName, OverlayEntry>>): void {
    entries = all;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): OpenOverlay | null => open,
};
