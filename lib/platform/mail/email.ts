import { z } from "zod";
import type { Wording } from "@/lib/platform/mail/wording";

const LONGEST_ADDRESS = 254;
const LONGEST_SUBJECT = 200;

/** One email address, and nothing that a mail program could take for two, for a name or for another header. */
export const mailAddress = z.email("Invalid email address").max(LONGEST_ADDRESS, "Invalid email address");

/** Text for a single header line: no line breaks or other control characters. */
const headerText = z
  .string()
  .min(1)
  .max(LONGEST_SUBJECT)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, "Must be a single line without control characters");

/** What becomes header lines of an email. */
export const mailHeaders = z.object({
  to: mailAddress,
  subject: headerText,
  /** Who gets a reply, where that is not the sender. */
  replyTo: mailAddress.optional(),
});

/** An email with its words, to be set as text and HTML. */
export interface WordedEmail {
  to: string;
  subject: string;
  wording: Wording;
  replyTo?: string;
  /** Address that a mail program posts to, to turn emails of this kind off. */
  leaveAt?: string;
}

/** An email as text and HTML, ready to be delivered. */
export interface WrittenEmail extends Omit<WordedEmail, "wording"> {
  text: string;
  html: string;
}

/** An email in the outbox. */
export interface OutboxEmail {
  id: string;
  /** ISO time. */
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}
