import "server-only";
import { mailHeaders, type WordedEmail, type WrittenEmail } from "@/lib/platform/mail/email";
import { toHtml } from "@/lib/platform/mail/email-html";
import { outboxFolder, storeEmail } from "@/lib/platform/mail/outbox";
import { deliverBySmtp } from "@/lib/platform/mail/smtp";
import { toText } from "@/lib/platform/mail/wording";
import { requiredSetting, setting } from "@/lib/platform/environment/env.server";

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
  const smtpUrl = setting("SMTP_URL");
  if (smtpUrl) await deliverBySmtp(smtpUrl, setting("MAIL_FROM") ?? undefined, written);
  else await storeEmail(outboxFolder(requiredSetting("DATA_DIR")), written);
}
