import type { KeyboardEvent } from "react";

/** What the open list of suggestions says about itself on the input it belongs to. */
export interface ComboboxState {
  isExpanded: boolean;
  activeId?: string;
}

/** The list's answer to a key pressed in the input. */
export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;
