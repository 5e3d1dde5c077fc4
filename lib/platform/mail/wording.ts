import { SITE } from "@/lib/platform/site/site";

/** What an email says, before it is set as text or as HTML. */
export interface Wording {
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  code: string | null;
  paragraphs: readonly string[];
  action: { label: string; href: string } | null;
  /** Name and value, one line each. */
  facts: readonly (readonly [string, string])[];
  /** Page where emails of this kind are switched off; absent for those that always come. */
  leaveHref?: string;
}

/** What an email's words need to know, by name. */
export type EmailValues = Readonly<Record<string, string>>;

/** Words one kind of email. `at` makes a path of the site an address. */
export type EmailWriter = (values: EmailValues, at: (path: string) => string) => Wording;

/** An email lacks what its words need. The values themselves are not repeated: a code is a secret. */
export class EmailError extends Error {
  override readonly name = "EmailError";
}

/** An email of paragraphs alone. */
export const PLAIN = { code: null, action: null, facts: [] } as const;

/** The email as plain text. The first line is what its reader needs. */
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
