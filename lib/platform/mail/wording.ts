import { SITE } from "@/lib/platform/site/site";

/** The content of an email, before rendering to text or HTML. */
export interface Wording {
  /** Shown beside the subject in a mailbox. */
  preview: string;
  heading: string;
  code: string | null;
  paragraphs: readonly string[];
  action: { label: string; href: string } | null;
  /** Name and value, one line each. */
  facts: readonly (readonly [string, string])[];
  /** Page to turn off emails of this kind; absent for those that cannot be turned off. */
  leaveHref?: string;
}

/** The values that an email's text needs, by name. */
export type EmailValues = Readonly<Record<string, string>>;

/** Writes one kind of email. `at` turns a path of the site into an address. */
export type EmailWriter = (values: EmailValues, at: (path: string) => string) => Wording;

/** A value that the email needs is missing. The message names it without any values: a code is a secret. */
export class EmailError extends Error {
  override readonly name = "EmailError";
}

/** An email of paragraphs only. */
export const PLAIN = { code: null, action: null, facts: [] } as const;

/** The email as plain text. The first line is the one its reader needs most. */
export function toText({ heading, code, paragraphs, action, facts, leaveHref }: Wording): string {
  const parts = [
    code === null ? heading : `Your code: ${code}`,
    ...(code === null ? [] : [heading]),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join("\n")] : []),
    ...(action ? [`${action.label}: ${action.href}`] : []),
    `--\n${SITE.name}, ${SITE.contactAddress}${leaveHref === undefined ? "" : `\nUnsubscribe from these emails: ${leaveHref}`}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
