import { accountEmails } from "@/lib/accounts/emails/account";
import { billingEmails } from "@/lib/accounts/emails/billing";
import { contactEmails } from "@/lib/accounts/emails/contact";
import { signInEmails } from "@/lib/accounts/emails/sign-in";
import { teamEmails } from "@/lib/accounts/emails/team";
import { waitlistEmails } from "@/lib/accounts/emails/waitlist";
import { REASONS } from "@/lib/accounts/emails/reasons";
import type { EmailReason, EmailValues, EmailWriter, Wording } from "@/lib/platform/mail/wording";

const EMAILS = {
  ...signInEmails,
  ...accountEmails,
  ...billingEmails,
  ...teamEmails,
  ...waitlistEmails,
  ...contactEmails,
} satisfies Record<string, EmailWriter>;

/** The kind of an email: chooses its text. */
export type EmailKind = keyof typeof EMAILS;

export const EMAIL_KINDS = Object.keys(EMAILS) as EmailKind[];

/** Each kind has a reason. */
const REASON_OF: Readonly<Record<EmailKind, EmailReason>> = REASONS;

/**
 * The text of an email. User input is never repeated to an unverified address: anyone can enter another person's
 * address, and the email must not carry their message.
 * @param origin the site's configured address
 * @throws {EmailError} if a value is missing or malformed
 */
export function wordEmail(kind: EmailKind, values: EmailValues, origin: string): Wording {
  const write: EmailWriter = EMAILS[kind];
  return { ...write(values, (path) => new URL(path, origin).href), ...REASON_OF[kind] };
}
