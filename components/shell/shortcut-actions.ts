import { createKeybindingsHandler } from "tinykeys";
import { openOverlay } from "@/components/layout/overlay-store";
import { toast } from "@/components/ui/toast";
import type { AnalysisPath } from "@/lib/catalogue/analyses";

const BRANDS_PAGE: AnalysisPath = "/brand-insights/single-country";
const CONSUMERS_PAGE: AnalysisPath = "/consumer-insights/awareness";

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

/** On a narrow screen the button is in a closed menu, so that only what holds it is seen. */
function save(): void {
  const buttons = document.querySelectorAll<HTMLElement>("button[data-save]:not(:disabled, [aria-disabled=true])");
  const all = [...buttons];
  const button = all.find(isSeen) ?? all.find(({ parentElement }) => parentElement !== null && isSeen(parentElement));
  if (button) button.click();
  else toast({ title: "No save action available on this page" });
}

/**
 * What the specification's shortcuts do, for keys that `shortcuts.ts` has found to be meant for the page.
 * @param go opens an address of the site
 */
export function toKeyHandler(go: (path: string) => void): (event: KeyboardEvent) => void {
  const instead = (act: () => void) => (event: KeyboardEvent) => {
    event.preventDefault();
    act();
  };
  return createKeybindingsHandler(
    {
      "Control+k": instead(search),
      "Control+s": instead(save),
      "Control+h": instead(() => go("/")),
      "Control+b": instead(() => go(BRANDS_PAGE)),
      "Control+c": instead(() => go(CONSUMERS_PAGE)),
      "[Shift]+?": () => {
        if (!hasModal()) void openOverlay("shortcuts");
      },
      // The most recent of what can be closed.
      Escape: () => allSeen("button[data-close]").at(-1)?.click(),
    },
    { ignore: () => false },
  );
}
