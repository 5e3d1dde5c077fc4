import { z } from "zod";
import { EMAIL_KINDS } from "@/lib/accounts/emails/wording";

const LONGEST_ADDRESS = 254;
const LONGEST_SUBJECT = 200;

/** One mail address, and nothing that a mail program could take for two, for a name or for another header. */
export const mailAddress = z.email("Invalid email address").max(LONGEST_ADDRESS, "Invalid email address");

/** Text for a single header line: no line breaks or other control characters. */
const headerText = z
  .string()
  .min(1)
  .max(LONGEST_SUBJECT)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, "Must be a single line without control characters");

const shortText = z.string().max(4_000);

export const emailSchema = z.strictObject({
  to: mailAddress,
  subject: headerText,
  kind: z.enum(EMAIL_KINDS),
  values: z.record(z.string().max(60), shortText),
  /** Whom an answer goes to, where that is not the sender. */
  replyTo: mailAddress.optional(),
  /** The signed word with which letters of this kind can be switched off. */
  leave: z
    .string()
    .regex(/^[\w.-]{1,400}$/)
    .optional(),
});

/** A letter to be sent: to whom, about what, and what its words need to know. */
export type Email = z.input<typeof emailSchema>;

/** A letter in words, ready for an adapter to deliver. */
export interface WrittenEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Address that a mail program posts to, to switch letters of this kind off. */
  leaveAt?: string;
}

/** A letter as it lies in the outbox. */
export interface OutboxEmail {
  id: string;
  /** ISO time. */
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}
