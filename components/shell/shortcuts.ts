import { tinykeys } from "tinykeys";
import { openOverlay } from "@/components/layout/overlay-store";
import { SINGLE_KEYS } from "@/components/layout/shortcut-list";
import { toast } from "@/components/ui/toast";
import type { AnalysisPath } from "@/lib/catalogue/analyses";

const BRANDS_PAGE: AnalysisPath = "/brand-insights/single-country";
const CONSUMERS_PAGE: AnalysisPath = "/consumer-insights/awareness";

/** While someone types, keys are letters. */
const TYPING =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], [aria-hidden=true]");
}

function allSeen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
}

const hasModal = () => document.querySelector("[data-slot=dialog-content]") !== null;

/** The page's own search; without one, the palette; if that cannot open, a message. */
function search(): void {
  const [field] = allSeen("main input[type=search]");
  if (field && !hasModal()) {
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
    return;
  }
  openOverlay("palette").catch(() => toast({ title: "No search on this page" }));
}

function save(): void {
  const [button] = allSeen("button[data-save]:not(:disabled, [aria-disabled=true])");
  if (button) button.click();
  else toast({ title: "No save action available on this page" });
}

/** Dialogs close themselves; otherwise the most recent closable item is closed. */
function closeTopmost(): void {
  if (hasModal() || document.querySelector(":popover-open")) return;
  allSeen("button[data-close]").at(-1)?.click();
}

function areSingleKeysOff(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) === "off";
  } catch {
    return false;
  }
}

/**
 * Binds the specification's shortcuts for the life of a page; returns a function that unbinds them. The browser's own
 * meaning of a key is overridden only while no one types, and that of Ctrl+C only while no text is selected.
 * @param go opens an address of the site
 */
export function bindShortcuts(go: (path: string) => void): () => void {
  const instead = (act: () => void) => (event: KeyboardEvent) => {
    event.preventDefault();
    act();
  };
  return tinykeys(
    window,
    {
      "Control+k": instead(search),
      "Control+s": instead(save),
      "Control+h": instead(() => go("/")),
      "Control+b": instead(() => go(BRANDS_PAGE)),
      "Control+c": (event) => {
        if (getSelection()?.toString()) return;
        event.preventDefault();
        go(CONSUMERS_PAGE);
      },
      "[Shift]+?": () => {
        if (!areSingleKeysOff() && !hasModal()) void openOverlay("shortcuts");
      },
      Escape: closeTopmost,
    },
    { ignore: (event) => event.defaultPrevented || event.repeat || isTyping(event.target) },
  );
}
