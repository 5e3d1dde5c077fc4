/** A shortcut as displayed. The working keys are bound in `components/shell/shortcut-actions.ts`. */
export interface Shortcut {
  /** Pressed together, in this order. */
  keys: readonly string[];
  words: string;
}

/** All shortcuts, for lists. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["Ctrl", "K"], words: "Focus the search" },
  { keys: ["Ctrl", "S"], words: "Save the chart" },
  { keys: ["Ctrl", "H"], words: "Home" },
  { keys: ["Ctrl", "B"], words: "Brand insights" },
  { keys: ["Ctrl", "C"], words: "Consumer insights, when no text is selected" },
  { keys: ["Esc"], words: "Close the topmost window" },
  { keys: ["?"], words: "This list" },
];
