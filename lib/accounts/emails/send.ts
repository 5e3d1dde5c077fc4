import "server-only";
import { type Email, emailSchema, type WrittenEmail } from "@/lib/accounts/emails/email";
import { toHtml } from "@/lib/accounts/emails/email-html";
import { outboxFolder, storeEmail } from "@/lib/accounts/emails/outbox";
import { deliverBySmtp } from "@/lib/accounts/emails/smtp";
import { toText, wordEmail } from "@/lib/accounts/emails/wording";

/**
 * Sends a letter: through the mail server of `SMTP_URL` where one is set, else into the outbox below `DATA_DIR`.
 * `values.code` is what the letters with a code need; the other kinds need none.
 * @throws {z.ZodError} when the address or subject is no such thing (line breaks, several addresses)
 * @throws {LetterError} when a value is missing
 * @throws {Error} when the letter could not be handed over
 */
export async function sendEmail(email: Email): Promise<void> {
  const { to, subject, kind, values, replyTo, leave } = emailSchema.parse(email);
  const origin = setting("APP_ORIGIN");
  const worded = wordEmail(kind, values, origin);
  const wording =
    leave === undefined
      ? worded
      : { ...worded, leaveHref: new URL(`/letters/unsubscribe?token=${leave}`, origin).href };
  const written: WrittenEmail = {
    to,
    subject,
    text: toText(wording),
    html: await toHtml(wording),
    ...(replyTo ? { replyTo } : {}),
    ...(leave === undefined ? {} : { leaveAt: new URL(`/api/account/unsubscribe?token=${leave}`, origin).href }),
  };
  const smtpUrl = process.env.SMTP_URL;
  if (smtpUrl) await deliverBySmtp(smtpUrl, process.env.MAIL_FROM, written);
  else await storeEmail(outboxFolder(setting("DATA_DIR")), written);
}

function setting(name: "APP_ORIGIN" | "DATA_DIR"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. The start command sets it: see content/handbook/configuration.md.`);
  return value;
}
