import { SINGLE_KEYS } from "@/components/layout/single-keys";
import { browserLog } from "@/lib/platform/browser/browser-log";

/** With Ctrl they mean something to the browser as well, which is overridden. Ctrl+C stays the browser's. */
const OVERRIDDEN = "kshb";
const COPY = "c";

/** While someone types, keys are letters. */
const TYPING =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]";

type HandleKey = (event: KeyboardEvent) => void;
/** Opens an address of the site. */
type Go = (path: string) => void;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Dialogs and popovers close themselves, so Escape is not for anything below one. */
const isOpenAbove = () => document.querySelector("[data-slot=dialog-content], :popover-open") !== null;

function areSingleKeysOff(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) === "off";
  } catch {
    return false;
  }
}

const isTextSelected = () => Boolean(getSelection()?.toString());

/**
 * Whether a key may be one of the specification's: looked at for each key, so that a page without any loads nothing. With
 * text selected Ctrl+C copies it, whatever is selected once the shortcuts have loaded.
 */
function maybeShortcut({ key, ctrlKey }: KeyboardEvent): boolean {
  if (key === "Escape") return document.querySelector("button[data-close]") !== null && !isOpenAbove();
  if (key === "?") return !areSingleKeysOff();
  if (!ctrlKey || key.length !== 1) return false;
  const letter = key.toLowerCase();
  return OVERRIDDEN.includes(letter) || (letter === COPY && !isTextSelected());
}

/**
 * Binds the specification's shortcuts for the life of a page; returns a function that unbinds them. What they do is loaded
 * with the first one, which is done as soon as it is there; what the browser would have done is prevented at once.
 */
export function bindShortcuts(go: Go): () => void {
  let handle: HandleKey | null = null;
  const load = async () => {
    const { toKeyHandler } = await import("@/components/shell/shortcut-actions");
    return (handle ??= toKeyHandler(go));
  };
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isTyping(event.target) || !maybeShortcut(event)) return;
    if (handle) {
      handle(event);
      return;
    }
    const isOurs = event.ctrlKey && !event.shiftKey && !event.altKey && !event.metaKey;
    if (isOurs && OVERRIDDEN.includes(event.key.toLowerCase())) event.preventDefault();
    load().then(
      (loaded) => loaded(event),
      (error: unknown) => browserLog.warn("The shortcuts could not be loaded.", error),
    );
  };
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
}
