import { COLOUR_ELEMENT, THEME_COLOURS, THEME_KEY } from "@/components/layout/theme-script";

/** Light or dark by choice, or as the reader's system has it. */
export type Theme = "light" | "dark" | "system";

const listeners = new Set<() => void>();
/** Where nothing can be stored, a choice holds until the page is left. */
let unstored: Theme | null = null;

/** The theme that was chosen here; anything unknown in the storage is no choice. */
export function getTheme(): Theme {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

function show(): void {
  const { documentElement: root, head } = document;
  const theme = getTheme();
  document.getElementById(COLOUR_ELEMENT)?.remove();
  if (theme === "system") {
    delete root.dataset.theme;
  } else {
    root.dataset.theme = theme;
    const colour = document.createElement("meta");
    colour.id = colour.name = COLOUR_ELEMENT;
    colour.content = THEME_COLOURS[theme].toUpperCase();
    head.prepend(colour);
  }
  for (const listener of listeners) listener();
}

/** Chooses a theme, here and in the other tabs. Light and dark are stored; the system's leaves nothing behind. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
    unstored = null;
  } catch {
    unstored = theme;
  }
  show();
}

/** Follows the choice made here and in other tabs; returns what ends it. */
export function followTheme(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === THEME_KEY) show();
  };
  listeners.add(listener);
  addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", follow);
  };
}
