import { SITE } from "@/lib/platform/site/site";

/** The content of an email, before rendering to text or HTML. */
export interface Wording extends EmailBody, EmailReason {}

/** What kind of email it is, and why its reader gets it. */
export interface EmailReason {
  /** A word or two beside the site's name, such as "Receipt". */
  about: string;
  /** A sentence or two at the end: why it was sent, and how to get none. */
  why: string;
}

/** What one email says. */
export interface EmailBody {
  /** Shown beside the subject in a mailbox. */
  preview: string;
  heading: string;
  code: string | null;
  paragraphs: readonly string[];
  /** `isOnly`: the address is in this email and nowhere else, so it is also written out. */
  action: { label: string; href: string; isOnly?: boolean } | null;
  /** Name and value, one line each. */
  facts: readonly (readonly [string, string])[];
  /** Amounts below each other, the last one their total. */
  sums?: readonly (readonly [string, string])[];
  /** Whether figures or brands in it are invented. */
  isSample?: boolean;
  /** Page to turn off emails of this kind; absent for those that cannot be turned off. */
  leaveHref?: string;
}

/** The values that an email's text needs, by name. */
export type EmailValues = Readonly<Record<string, string>>;

/** Writes one kind of email. `at` turns a path of the site into an address. */
export type EmailWriter = (values: EmailValues, at: (path: string) => string) => EmailBody;

/** A value that the email needs is missing. The message names it without any values: a code is a secret. */
export class EmailError extends Error {
  override readonly name = "EmailError";
}

/** An email of paragraphs only. */
export const PLAIN = { code: null, action: null, facts: [] } as const;

export const SAMPLE_NOTE = "Sample data: all brands and figures are invented.";
export const LEAVE = "Unsubscribe from these emails";
/** Who writes, below every email. */
export const SENDER = `${SITE.name}, ${SITE.postalAddress}`;

const toLine = ([name, value]: readonly [string, string]) => `${name}: ${value}`;

/**
 * The email as plain text, in the order of the HTML; the first line is the one its reader needs most. Each address has a
 * line of its own, so that no program takes a sign beside it for a part of it.
 */
export function toText({ heading, code, paragraphs, action, facts, sums, isSample, why, leaveHref }: Wording): string {
  const parts = [
    code === null ? heading : `Your code: ${code}`,
    ...(code === null ? [] : [heading]),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(toLine).join("\n")] : []),
    ...(sums === undefined ? [] : [sums.map(toLine).join("\n")]),
    ...(isSample ? [SAMPLE_NOTE] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    `--\n${why}\n${SENDER}\n${SITE.contactAddress}${leaveHref === undefined ? "" : `\n${LEAVE}:\n${leaveHref}`}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
