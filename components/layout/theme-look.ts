/** Local storage key: "light" or "dark". Only a choice is stored; otherwise the system's setting applies. */
export const THEME_KEY = "granskog:theme";

/** Colours of the browser's frame: the paper of each theme. */
export const THEME_COLOURS = { light: "#fafbf8", dark: "#0c1511" } as const;

/**
 * The meta element for a chosen theme, before the two that follow the system, because the first match wins. Its colour
 * is upper case, or React would take it for one of those two and remove both.
 */
export const COLOUR_ELEMENT = "theme-color";
