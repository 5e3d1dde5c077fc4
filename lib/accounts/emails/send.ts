import "server-only";
import { type Email, emailSchema } from "@/lib/accounts/emails/email";
import { wordEmail } from "@/lib/accounts/emails/kinds";
import type { WordedEmail } from "@/lib/platform/mail/email";
import { requiredSetting } from "@/lib/platform/environment/env.server";
import { sendWorded } from "@/lib/platform/mail/send";

/**
 * Writes an email and sends it.
 * @throws as `toWorded` does
 * @throws {Error} if the email could not be delivered
 */
export async function sendEmail(email: Email): Promise<void> {
  await sendWorded(toWorded(email));
}

/**
 * The email with the text of its kind.
 * @throws {z.ZodError} if the address, the subject or a value is invalid
 * @throws {EmailError} if a value is missing
 */
export function toWorded(email: Email): WordedEmail {
  const { kind, values, ...headers } = emailSchema.parse(email);
  return { ...headers, wording: wordEmail(kind, values, requiredSetting("APP_ORIGIN")) };
}
