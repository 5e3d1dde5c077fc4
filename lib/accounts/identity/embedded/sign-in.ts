import "server-only";
import { findAccount, isPassword } from "@/lib/accounts/identity/embedded/accounts";
import { reserve } from "@/lib/accounts/identity/embedded/attempts";
import { attemptSubject } from "@/lib/accounts/identity/embedded/known-device";
import { sendCode } from "@/lib/accounts/identity/embedded/emails";
import { beginStep } from "@/lib/accounts/identity/embedded/pending-step";
import { hasSecondFactor } from "@/lib/accounts/identity/embedded/second-factor";
import { beginSecondStep } from "@/lib/accounts/identity/embedded/second-step";
import { isUsable, startSession } from "@/lib/accounts/identity/embedded/sessions";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Session } from "@/lib/access/identity-port";

export type SignInAnswer =
  | { is: "signed in"; session: Session }
  | { is: "second factor" | "unverified" | "wrong" | "too many" };

/**
 * Signs in with a password. For an address without an account, the response and its timing are the same as for a wrong
 * password. With the right password, an unverified account gets an email code; one with a second factor is asked for a
 * code.
 */
export async function signInWithPassword(
  visit: Visit,
  { email, password, from = "" }: { email: string; password: string; from?: string },
): Promise<SignInAnswer> {
  const attempt = await reserve("password", await attemptSubject(visit, email));
  if (!attempt) return { is: "too many" };
  const account = await findAccount(email);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight || !(await isUsable(visit, account.email))) return { is: "wrong" };
  attempt.giveBack();
  if (account.isVerified) {
    if (!(await hasSecondFactor(account.id))) return { is: "signed in", session: await startSession(visit, account) };
    await beginSecondStep(visit, account);
    return { is: "second factor" };
  }
  const step = await beginStep(visit, {
    purpose: "verify-email",
    email: account.email,
    userId: account.id,
    values: { email: account.email, from },
  });
  await sendCode(visit, step);
  return { is: "unverified" };
}
