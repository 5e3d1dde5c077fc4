import { ShortcutRows } from "@/components/layout/shortcut-rows";
import { openOverlay } from "@/components/layout/overlay-store";
import { setTheme } from "@/components/layout/theme";
import { toast } from "@/components/ui/toast";
import type { Action } from "@/lib/discovery/palette/entry";

interface Means {
  /** Opens an address of the site. */
  go: (href: string) => void;
  /** Gets the focus when the window now opening closes. */
  returnTo: HTMLElement | null;
}

/** Performs the action of an entry, once the palette has closed. */
export function act(action: Action, { go, returnTo }: Means): void {
  switch (action.kind) {
    case "go":
      go(action.href);
      break;
    case "open":
      void openOverlay(action.overlay, returnTo);
      break;
    case "theme":
      setTheme(action.theme);
      break;
    case "shortcuts":
      toast({
        title: "Keyboard Shortcuts",
        description: <ShortcutRows className="mt-2 text-ink" row="min-h-8 py-1" />,
      });
      break;
  }
}
