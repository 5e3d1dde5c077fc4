import "server-only";
import { createTransport } from "nodemailer";
import { mailAddress, type WrittenEmail } from "@/lib/platform/mail/email";
import { SITE } from "@/lib/platform/site/site";

const CONNECT_WITHIN = 8_000;
/** Milliseconds for the whole delivery. */
const DEADLINE = 20_000;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Invalid mail settings; the message names the variable. */
class MailSettingError extends Error {
  override readonly name = "MailSettingError";
}

interface SmtpServer {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  auth: { user: string; pass: string } | undefined;
}

/**
 * Reads `SMTP_URL`, `smtp://` or `smtps://`, with user and password if the server requires them. Emails contain codes,
 * so the connection is encrypted unless the server is this machine.
 * @throws {MailSettingError}
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    throw new MailSettingError("SMTP_URL must look like smtps://user:password@host:465 or smtp://host:587.");
  }
  const secure = url.protocol === "smtps:";
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ""),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !LOOPBACK.has(url.hostname),
    auth,
  };
}

/**
 * Reads `MAIL_FROM`, an address or `Name <address>`; without it the site's contact address is the sender.
 * @throws {MailSettingError}
 */
export function parseSender(text: string | undefined): { name: string; address: string } {
  if (!text) return { name: SITE.name, address: SITE.contactAddress };
  const [, name = "", bracketed] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const address = mailAddress.safeParse(bracketed ?? text.trim());
  if (!address.success) throw new MailSettingError("MAIL_FROM must be an address or Name <address>.");
  return { name: name.trim().replaceAll('"', "") || SITE.name, address: address.data };
}

/** Sends the email to the mail server, once, within one deadline. */
export async function deliverBySmtp(smtpUrl: string, from: string | undefined, email: WrittenEmail): Promise<void> {
  const sender = parseSender(from);
  const transport = createTransport({
    ...parseSmtpUrl(smtpUrl),
    connectionTimeout: CONNECT_WITHIN,
    greetingTimeout: CONNECT_WITHIN,
    socketTimeout: CONNECT_WITHIN,
    dnsTimeout: CONNECT_WITHIN,
    tls: { minVersion: "TLSv1.2" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server timed out.")), DEADLINE);
  });
  const { to, replyTo, subject, text, html, leaveAt } = email;
  // RFC 8058: email programs show an unsubscribe button for it.
  const leave =
    leaveAt === undefined
      ? {}
      : { "List-Unsubscribe": `<${leaveAt}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  try {
    await Promise.race([
      transport.sendMail({
        from: sender,
        to: { name: "", address: to },
        replyTo,
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated", ...leave },
      }),
      late,
    ]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
