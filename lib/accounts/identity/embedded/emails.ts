import "server-only";
import { findAccount } from "@/lib/accounts/identity/embedded/accounts";
import { reserve } from "@/lib/accounts/identity/embedded/attempts";
import { CODE_LIFE, issueCode } from "@/lib/accounts/identity/embedded/codes";
import { attemptSubject } from "@/lib/accounts/identity/embedded/known-device";
import type { OwnedStep } from "@/lib/accounts/identity/embedded/pending-step";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Email } from "@/lib/accounts/emails/email";
import { sendOrKeep } from "@/lib/accounts/emails/unsent";
import { formatDate } from "@/lib/platform/words/format";

/**
 * Creates and sends a code for a step, or tells the owner of the address about the attempt. Which email is allowed is
 * decided after the response was sent, so neither its content nor its timing depends on it. Beyond the limit nothing is
 * sent, and the last code stays valid.
 */
export async function sendCode(visit: Visit, step: OwnedStep): Promise<void> {
  if (!(await reserve("mail", await attemptSubject(visit, step.email)))) return;
  const code = await issueCode(step);
  visit.later(async () => {
    const email = await emailFor(step, code);
    if (email) await sendOrKeep(email, CODE_LIFE);
  });
}

async function emailFor({ purpose, email: to, userId }: OwnedStep, code: string): Promise<Email | null> {
  const account = await findAccount(to);
  if (purpose === "change-email") {
    // A request to change to this address; if another account has it, its owner is informed.
    if (account?.isVerified)
      return { to, subject: "Someone tried to use your email address", kind: "address-wanted", values: {} };
    return { to, subject: "Confirm your new email address", kind: "change-email", values: { code } };
  }
  if (!account) return null;
  if (account.id !== userId) {
    // A sign-up with a taken address: only its owner is informed.
    const isTaken = purpose === "verify-email" && account.isVerified;
    return isTaken ? { to, subject: "You already have an account", kind: "account-exists", values: {} } : null;
  }
  return purpose === "verify-email"
    ? { to, subject: "Your verification code", kind: "verify-email", values: { code } }
    : { to, subject: "Reset your password", kind: "reset-password", values: { code } };
}

const NOTICES = {
  "password-changed": "Your password has been changed",
  "second-factor-on": "Two-step sign-in is on",
  "second-factor-off": "Two-step sign-in is off",
  "recovery-codes-renewed": "You have new recovery codes",
  "recovery-code-used": "A recovery code was used",
  "address-changed": "Your email address has been changed",
  "address-confirmed": "Your new email address is confirmed",
  "address-restored": "Your email address has been restored",
  "deletion-asked": ({ until = "" }) => `Your account will be deleted on ${formatDate(until)}`,
  "deletion-cancelled": "We’ve kept your account",
  "account-deleted": "Your account has been deleted",
} as const satisfies Record<string, string | ((values: Email["values"]) => string)>;

/** Informs an account's owner about a change. */
export function sendNotice(
  visit: Pick<Visit, "later">,
  to: string,
  kind: keyof typeof NOTICES,
  values: Email["values"],
): void {
  visit.later(async () => {
    const subject = NOTICES[kind];
    await sendOrKeep({ to, subject: typeof subject === "string" ? subject : subject(values), kind, values });
  });
}
