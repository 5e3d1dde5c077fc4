/** A shortcut as people read it. The keys that work are bound in `components/layout/shortcuts.tsx`. */
export interface Shortcut {
  /** Pressed together, in the order in which they are named. */
  keys: readonly string[];
  words: string;
}

/** Every shortcut there is, for lists of them. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["Ctrl", "K"], words: "Focus the search" },
  { keys: ["Ctrl", "S"], words: "Save the chart" },
  { keys: ["Ctrl", "H"], words: "Home" },
  { keys: ["Ctrl", "B"], words: "Brand insights" },
  { keys: ["Ctrl", "C"], words: "Consumer insights, when no text is selected" },
  { keys: ["Esc"], words: "Close the topmost window" },
  { keys: ["?"], words: "This list" },
];

/** "off" under this key of local storage switches single-key shortcuts off (WCAG 2.1.4). */
export const SINGLE_KEYS = "granskog:single-keys";
