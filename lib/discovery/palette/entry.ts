/** The groups of the palette, in the order in which they stand where none fits better than another. */
export const GROUPS = ["Pages", "Countries", "Brands", "Industries", "Guides and posts", "Actions"] as const;
export type Group = (typeof GROUPS)[number];

/** What choosing an entry does. */
export type Action =
  | { kind: "go"; href: string }
  | { kind: "open"; overlay: "help" | "cookies" | "account" }
  | { kind: "theme"; theme: "light" | "dark" | "system" }
  | { kind: "shortcuts" };

/** One line of the palette. */
export interface Entry {
  /** Unlike that of any other entry. */
  id: string;
  group: Group;
  title: string;
  /** Beside the title: what kind of thing it is. */
  hint?: string;
  /** Other words someone may look for it by. */
  also?: readonly string[];
  action: Action;
}
