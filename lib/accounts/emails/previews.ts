import "server-only";
import { toHtml } from "@/lib/accounts/emails/email-html";
import { samplesFor } from "@/lib/accounts/emails/email-samples";
import { LETTER_KINDS, type LetterKind, toText, wordLetter } from "@/lib/accounts/emails/wording";

/** A letter written with sample values, to be looked at. */
export interface LetterPreview {
  kind: LetterKind;
  text: string;
  html: string;
}

/** The kind of that name; the first where there is none. */
export function previewKind(name: string | undefined): LetterKind {
  return LETTER_KINDS.find((kind) => kind === name) ?? LETTER_KINDS[0] ?? "verify-email";
}

/** One kind of letter, written with sample values. */
export async function writePreview(kind: LetterKind): Promise<LetterPreview> {
  const wording = wordLetter(kind, samplesFor(kind), process.env.APP_ORIGIN ?? "http://localhost:3000");
  return { kind, text: toText(wording), html: await toHtml(wording) };
}
