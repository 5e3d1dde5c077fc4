import { z } from "zod";

/** Entries on one page of a queue. */
export const DESK_PAGE = 50;

/** A time as the database writes it → ISO. */
export const deskTime = z.coerce.date().transform((date) => date.toISOString());

/** A change as the database answers it. */
export const deskChange = z.strictObject({ was: z.string(), became: z.string(), by: z.string(), at: deskTime });

/** What an admin did with an entry of the waitlist or with a message. */
export interface DeskChange {
  /** States, or "note" twice where the note was changed. */
  was: string;
  became: string;
  by: string;
  /** ISO time. */
  at: string;
}

/** Name of whoever changes something, as it is noted with the change. */
export function deskName({
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
