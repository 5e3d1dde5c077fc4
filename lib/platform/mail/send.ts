import "server-only";
import { mailHeaders, type WordedEmail, type WrittenEmail } from "@/lib/platform/mail/email";
import { toHtml } from "@/lib/platform/mail/email-html";
import { outboxFolder, storeEmail } from "@/lib/platform/mail/outbox";
import { deliverBySmtp } from "@/lib/platform/mail/smtp";
import { toText } from "@/lib/platform/mail/wording";

/**
 * Sends an email: through the mail server of `SMTP_URL` where one is set, else into the outbox below `DATA_DIR`.
 * @throws {z.ZodError} when the address or subject is invalid (line breaks, several addresses)
 * @throws {Error} when the email could not be delivered
 */
export async function sendWorded({ wording, leaveAt, ...headers }: WordedEmail): Promise<void> {
  const written: WrittenEmail = {
    ...mailHeaders.parse(headers),
    text: toText(wording),
    html: await toHtml(wording),
    ...(leaveAt === undefined ? {} : { leaveAt }),
  };
  const smtpUrl = process.env.SMTP_URL;
  if (smtpUrl) await deliverBySmtp(smtpUrl, process.env.MAIL_FROM, written);
  else await storeEmail(outboxFolder(mailSetting("DATA_DIR")), written);
}

/** A setting without which no email can be sent. */
export function mailSetting(name: "APP_ORIGIN" | "DATA_DIR"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. The start command sets it: see content/handbook/configuration.md.`);
  return value;
}
