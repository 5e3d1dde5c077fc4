import { z } from "zod";
import type { Wording } from "@/lib/platform/mail/wording";

const LONGEST_ADDRESS = 254;
const LONGEST_SUBJECT = 200;

/**
 * One email address, without anything that an email program could read as a second address, a name or another header.
 */
export const mailAddress = z.email("Invalid email address").max(LONGEST_ADDRESS, "Invalid email address");

/** Text for a single header line: no line breaks or other control characters. */
const headerText = z
  .string()
  .min(1)
  .max(LONGEST_SUBJECT)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, "Must be a single line without control characters");

/** The values that become email headers. */
export const mailHeaders = z.object({
  to: mailAddress,
  subject: headerText,
  /** Who gets replies, if not the sender. */
  replyTo: mailAddress.optional(),
});

/** An email with its words, to be set as text and HTML. */
export interface WordedEmail {
  to: string;
  subject: string;
  wording: Wording;
  replyTo?: string;
  /** Address for one-click unsubscribe requests. */
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
