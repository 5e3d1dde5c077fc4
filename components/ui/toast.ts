import type { ComponentType } from "react";
import type { InAppToast, Notice } from "@/components/ui/toast-content";

/** The part that draws them, fetched with the first one. */
interface Toaster {
  Toasters: ComponentType<{ onReady: () => void }>;
  showToast: (content: InAppToast) => void;
  closeToast: () => void;
  closeAll: () => void;
  showNotice: (content: Notice) => void;
}

let loading: Promise<Toaster> | null = null;
let drawn: Toaster | null = null;
let setReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => {
  setReady = resolve;
});
const listeners = new Set<() => void>();

async function toaster(): Promise<Toaster> {
  loading ??= import("@/components/ui/toaster");
  try {
    const loaded = await loading;
    if (!drawn) {
      drawn = loaded;
      for (const tell of listeners) tell();
    }
    // Toasts raised before they are drawn would be lost.
    await ready;
    return loaded;
  } catch (error) {
    loading = null;
    throw error;
  }
}

function lost(error: unknown): void {
  reportError(error);
}

/** The latest in-app toast. */
let latest = 0;

/**
 * The in-app toast: one at a time, until it is closed or replaced.
 * @returns a function that closes it, unless it was replaced
 */
export function toast(content: InAppToast): () => void {
  const mine = ++latest;
  toaster().then(({ showToast }) => {
    if (mine === latest) showToast(content);
  }, lost);
  return () => {
    if (mine !== latest) return;
    latest += 1;
    toaster().then(({ closeToast }) => closeToast(), lost);
  };
}

/** A passing notice: three are seen at a time, each for four seconds. */
export function notify(content: Notice): void {
  toaster().then(({ showNotice }) => showNotice(content), lost);
}

/** Closes them all, as another page is there: they spoke of the one that was left, and would lie over its links. */
export function closeToasts(): void {
  latest += 1;
  drawn?.closeAll();
}

/** For the one place that draws them. */
export const toasterStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Toaster | null => drawn,
  ready: (): void => setReady(),
};
