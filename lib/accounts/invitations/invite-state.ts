/** The form that invites, between two submissions. */
export type InviteState =
  | { status: "idle" }
  | { status: "failed"; message: string; values: Readonly<Record<string, string>> }
  /** `unsent` are those whose email could not be handed over; their seats are kept all the same. */
  | { status: "invited"; emails: readonly string[]; unsent: readonly string[] };
