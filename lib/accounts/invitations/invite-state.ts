/** The state of the invitation form between two submissions. */
export type InviteState =
  | { status: "idle" }
  | { status: "failed"; message: string; values: Readonly<Record<string, string>> }
  /** `unsent` are those whose email could not be sent; their seats are reserved anyway. */
  | { status: "invited"; emails: readonly string[]; unsent: readonly string[] };
