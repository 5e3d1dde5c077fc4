import type { KeyboardEvent } from "react";

/** ARIA attributes that the open list of suggestions sets on its input. */
export interface ComboboxState {
  isExpanded: boolean;
  activeId?: string;
}

/** Handles a key pressed in the input. */
export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;
