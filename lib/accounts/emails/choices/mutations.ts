import "server-only";
import type { Letter } from "@/lib/accounts/emails/email";
import { sendLetter } from "@/lib/accounts/emails/send";
import type { ChosenLetters } from "@/lib/accounts/emails/choices/email-names";
import { toLeaveToken } from "@/lib/accounts/emails/choices/leave-token";
import { wantsLetters } from "@/lib/accounts/own-data/queries";

/**
 * Sends a letter of a kind that can be switched off, with a link that does that, unless it is switched off.
 * @returns was it sent?
 * @throws as `sendLetter` does, and {DataError} when the choices do not answer
 */
export async function sendIfWanted(userId: string, letters: ChosenLetters, letter: Letter): Promise<boolean> {
  if (!(await wantsLetters(userId, letters))) return false;
  await sendLetter({ ...letter, leave: toLeaveToken({ userId, letters }, process.env.AUTH_SECRET ?? "") });
  return true;
}
