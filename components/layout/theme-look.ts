/** Key of the local storage: "light" or "dark". Only a choice is stored; without one the system's setting holds. */
export const THEME_KEY = "granskog:theme";

/** What the browser colours its own frame in: the paper of each theme. */
export const THEME_COLOURS = { light: "#fafbf8", dark: "#0c1511" } as const;

/**
 * The element that carries the colour of a chosen theme, before the two that follow the system: the first one holds.
 * Its colour is written in capitals, or React would take it for one of those two and remove it with them.
 */
export const COLOUR_ELEMENT = "theme-color";
