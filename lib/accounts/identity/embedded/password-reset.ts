import "server-only";
import { generateId } from "better-auth";
import { findAccount, isPassword, markVerified, setPassword } from "@/lib/accounts/identity/embedded/accounts";
import { reserve } from "@/lib/accounts/identity/embedded/attempts";
import { spendCode } from "@/lib/accounts/identity/embedded/codes";
import { attemptSubject } from "@/lib/accounts/identity/embedded/known-device";
import { sendCode, sendNotice } from "@/lib/accounts/identity/embedded/emails";
import { findPasswordFault } from "@/lib/accounts/identity/embedded/password-rules";
import { beginStep, endStep, readStep } from "@/lib/accounts/identity/embedded/pending-step";
import { hasSecondFactor } from "@/lib/accounts/identity/embedded/second-factor";
import { beginSecondStep } from "@/lib/accounts/identity/embedded/second-step";
import { endSessionsOf, startSession } from "@/lib/accounts/identity/embedded/sessions";
import type { CodeStepAnswer } from "@/lib/accounts/identity/embedded/sign-up";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Session } from "@/lib/access/identity-port";

/** Sends a code to the address if it has an account. The response does not reveal whether it has. */
export async function askForReset(visit: Visit, { email, from = "" }: { email: string; from?: string }): Promise<void> {
  const account = await findAccount(email);
  const step = await beginStep(visit, {
    purpose: "reset-password",
    email,
    userId: account?.id ?? generateId(),
    values: { email, from },
  });
  await sendCode(visit, step);
}

export type ResetAnswer = CodeStepAnswer | { is: "second factor" } | { is: "weak password"; fault: string };

/**
 * Sets a new password with the code from the email, ends every session of the account and signs in here; if the account
 * has a second factor, after its code.
 */
export async function resetWithCode(
  visit: Visit,
  { code, password }: { code: string; password: string },
): Promise<ResetAnswer> {
  const step = await readStep(visit);
  if (step?.purpose !== "reset-password") return { is: "no step" };
  const fault = findPasswordFault(password, { email: step.email });
  if (fault !== null) return { is: "weak password", fault };
  const answer = await spendCode(visit, step, code);
  if (answer !== "right") return { is: answer };
  const account = await findAccount(step.email);
  if (account?.id !== step.userId) return { is: "wrong" };
  await setPassword(account.id, password);
  await endSessionsOf(account.id, null);
  // The email verified the address too.
  await markVerified(account.id);
  endStep(visit);
  sendNotice(visit, account.email, "password-changed", {});
  if (await hasSecondFactor(account.id)) {
    const renewed = await findAccount(account.email);
    if (renewed) await beginSecondStep(visit, renewed);
    return { is: "second factor" };
  }
  return { is: "signed in", session: await startSession(visit, account), step };
}

export type PasswordChangeAnswer = { is: "changed" | "wrong" | "too many" } | { is: "weak password"; fault: string };

/** Changes the password of a signed-in person who knows the current one. Every other session ends. */
export async function changePassword(
  visit: Visit,
  session: Session,
  { current, next }: { current: string; next: string },
): Promise<PasswordChangeAnswer> {
  const { userId, sessionId, profile, details } = session;
  const fault = findPasswordFault(next, { ...profile, company: details.company });
  if (fault !== null) return { is: "weak password", fault };
  const attempt = await reserve("password", await attemptSubject(visit, profile.email));
  if (!attempt) return { is: "too many" };
  const account = await findAccount(profile.email);
  if (account?.id !== userId || !(await isPassword(current, account.passwordHash))) return { is: "wrong" };
  attempt.giveBack();
  await setPassword(userId, next);
  await endSessionsOf(userId, sessionId);
  sendNotice(visit, profile.email, "password-changed", {});
  return { is: "changed" };
}
