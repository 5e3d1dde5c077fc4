import { COLOUR_ELEMENT, THEME_COLOURS, THEME_KEY } from "@/components/layout/theme-look";

/** Light or dark by choice, or following the system. */
export type Theme = "light" | "dark" | "system";

/** The theme chosen in this browser; unknown values count as no choice. */
function getTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Shows a theme: the one that was chosen, by default. */
export function showTheme(theme = getTheme()): void {
  const { documentElement: root, head } = document;
  document.getElementById(COLOUR_ELEMENT)?.remove();
  if (theme === "system") {
    delete root.dataset.theme;
    return;
  }
  root.dataset.theme = theme;
  const colour = document.createElement("meta");
  colour.id = colour.name = COLOUR_ELEMENT;
  colour.content = THEME_COLOURS[theme].toUpperCase();
  head.prepend(colour);
}

/** Chooses a theme. Light and dark are stored; "system" removes the entry. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage, a choice lasts until the page is left.
  }
  showTheme(theme);
}
