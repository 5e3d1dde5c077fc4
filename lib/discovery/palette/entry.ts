/** The groups of the palette, in their order if none matches better than another. */
export const GROUPS = ["Pages", "Countries", "Brands", "Industries", "Guides and posts", "Actions"] as const;
export type Group = (typeof GROUPS)[number];

/** The effect of choosing an entry. */
export type Action =
  | { kind: "go"; href: string }
  | { kind: "open"; overlay: "help" | "cookies" | "account" }
  | { kind: "theme"; theme: "light" | "dark" | "system" }
  | { kind: "shortcuts" };

/** One line of the palette. */
export interface Entry {
  /** Unique among all entries. */
  id: string;
  group: Group;
  title: string;
  /** Beside the title: the kind of entry. */
  hint?: string;
  /** Other search terms for it. */
  also?: readonly string[];
  action: Action;
}
