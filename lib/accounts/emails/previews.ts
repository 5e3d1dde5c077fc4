import "server-only";
import { toHtml } from "@/lib/accounts/emails/email-html";
import { samplesFor } from "@/lib/accounts/emails/email-samples";
import { EMAIL_KINDS, type EmailKind, toText, wordEmail } from "@/lib/accounts/emails/wording";

/** A letter written with sample values, to be looked at. */
export interface EmailPreview {
  kind: EmailKind;
  text: string;
  html: string;
}

/** The kind of that name; the first where there is none. */
export function previewKind(name: string | undefined): EmailKind {
  return EMAIL_KINDS.find((kind) => kind === name) ?? EMAIL_KINDS[0] ?? "verify-email";
}

/** One kind of letter, written with sample values. */
export async function writePreview(kind: EmailKind): Promise<EmailPreview> {
  const wording = wordEmail(kind, samplesFor(kind), process.env.APP_ORIGIN ?? "http://localhost:3000");
  return { kind, text: toText(wording), html: await toHtml(wording) };
}
