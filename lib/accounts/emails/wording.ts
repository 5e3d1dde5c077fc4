import { accountLetters } from "@/lib/accounts/emails/account";
import { alertLetters } from "@/lib/accounts/emails/alerts";
import { billingLetters } from "@/lib/accounts/emails/billing";
import { contactLetters } from "@/lib/accounts/emails/contact";
import { signInLetters } from "@/lib/accounts/emails/sign-in";
import { teamLetters } from "@/lib/accounts/emails/team";
import { waitlistLetters } from "@/lib/accounts/emails/waitlist";
import type { LetterValues, LetterWriter, Wording } from "@/lib/accounts/emails/words";
import { SITE } from "@/lib/platform/site/site";

const LETTERS = {
  ...signInLetters,
  ...accountLetters,
  ...billingLetters,
  ...teamLetters,
  ...alertLetters,
  ...waitlistLetters,
  ...contactLetters,
} satisfies Record<string, LetterWriter>;

/** What a letter is about: chooses its words. */
export type LetterKind = keyof typeof LETTERS;

export const LETTER_KINDS = Object.keys(LETTERS) as LetterKind[];

/**
 * The words of a letter. Nothing that somebody typed into a form is repeated to an address that is not known to be
 * theirs: anyone can enter another person's address, and the letter must not carry their message.
 * @param origin the site's configured address
 * @throws {LetterError} when a value is missing or malformed
 */
export function wordLetter(kind: LetterKind, values: LetterValues, origin: string): Wording {
  const write: LetterWriter = LETTERS[kind];
  return write(values, (path) => new URL(path, origin).href);
}

/** The letter as plain text. The first line is what one came for. */
export function toText({ heading, code, paragraphs, action, facts, leaveHref }: Wording): string {
  const parts = [
    code === null ? heading : `Your code: ${code}`,
    ...(code === null ? [] : [heading]),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join("\n")] : []),
    ...(action ? [`${action.label}: ${action.href}`] : []),
    `--\n${SITE.name}, ${SITE.contactAddress}${leaveHref === undefined ? "" : `\nNo more letters of this kind: ${leaveHref}`}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
