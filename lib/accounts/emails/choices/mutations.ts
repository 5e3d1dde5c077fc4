import "server-only";
import type { Email } from "@/lib/accounts/emails/email";
import { sendEmail } from "@/lib/accounts/emails/send";
import type { ChosenEmails } from "@/lib/accounts/emails/choices/email-names";
import { toLeaveToken } from "@/lib/accounts/emails/choices/leave-token";
import { wantsEmails } from "@/lib/accounts/own-data/queries";

/**
 * Sends a letter of a kind that can be switched off, with a link that does that, unless it is switched off.
 * @returns was it sent?
 * @throws as `sendLetter` does, and {DataError} when the choices do not answer
 */
export async function sendIfWanted(userId: string, emails: ChosenEmails, email: Email): Promise<boolean> {
  if (!(await wantsEmails(userId, emails))) return false;
  await sendEmail({ ...email, leave: toLeaveToken({ userId, emails }, process.env.AUTH_SECRET ?? "") });
  return true;
}
