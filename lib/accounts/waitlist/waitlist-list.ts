import { z } from "zod";

/** Entries per page of a queue. */
export const LIST_PAGE = 50;

/** A database time → ISO. */
export const listTime = z.coerce.date().transform((date) => date.toISOString());

/** A change as the database returns it. */
export const adminChange = z.strictObject({ was: z.string(), became: z.string(), by: z.string(), at: listTime });

/** What an admin did with a waitlist entry or a message. */
export interface AdminChange {
  /** States, or "note" twice if the note was changed. */
  was: string;
  became: string;
  by: string;
  /** ISO time. */
  at: string;
}

/** Name of the person who made a change, as stored with it. */
export function adminName({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}): string {
  return (`${firstName} ${lastName}`.trim() || email || "An admin").slice(0, 240);
}
