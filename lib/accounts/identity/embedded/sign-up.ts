import "server-only";
import { generateId } from "better-auth";
import { findAccount, hashPassword, markVerified, openAccount } from "@/lib/accounts/identity/embedded/accounts";
import { spendCode } from "@/lib/accounts/identity/embedded/codes";
import { sendCode } from "@/lib/accounts/identity/embedded/emails";
import { findPasswordFault } from "@/lib/accounts/identity/embedded/password-rules";
import { beginStep, endStep, readStep, type OwnedStep } from "@/lib/accounts/identity/embedded/pending-step";
import { startSession } from "@/lib/accounts/identity/embedded/sessions";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { PendingStep, Session, SignUpDetails } from "@/lib/access/identity-port";

export interface SignUp extends SignUpDetails {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export type SignUpAnswer = { is: "code sent" } | { is: "weak password"; fault: string };

/**
 * Creates an unverified account, replacing an earlier unverified one: entering another person's address first gains
 * nothing. The response is the same for a taken address; its owner is informed by email.
 * @param values the values to fill the form with if the person goes back
 */
export async function signUpWithPassword(
  visit: Visit,
  form: SignUp,
  values: PendingStep["values"],
): Promise<SignUpAnswer> {
  const { email, password, firstName, lastName, company, country, title, industry, marketingConsent } = form;
  const fault = findPasswordFault(password, form);
  if (fault !== null) return { is: "weak password", fault };
  const passwordHash = await hashPassword(password);
  const details = { company, country, title, industry, marketingConsent };
  const id = await openAccount({ email, passwordHash, name: { firstName, lastName }, details, isVerified: false });
  const step = await beginStep(visit, { purpose: "verify-email", email, userId: id ?? generateId(), values });
  await sendCode(visit, step);
  return { is: "code sent" };
}

export type CodeStepAnswer =
  | { is: "signed in"; session: Session; step: OwnedStep }
  | { is: "no step" | "wrong" | "too many" };

/** Verifies the address of the account created in this browser, and signs in. */
export async function verifyEmailWithCode(visit: Visit, code: string): Promise<CodeStepAnswer> {
  const step = await readStep(visit);
  if (step?.purpose !== "verify-email") return { is: "no step" };
  const answer = await spendCode(visit, step, code);
  if (answer !== "right") return { is: answer };
  // By its id: an account that has replaced it is a different one.
  if (!(await markVerified(step.userId))) return { is: "wrong" };
  const account = await findAccount(step.email);
  if (account?.id !== step.userId) return { is: "wrong" };
  endStep(visit);
  return { is: "signed in", session: await startSession(visit, account), step };
}

/** A new code for the browser's current step; false without one. */
export async function sendAnotherCode(visit: Visit): Promise<boolean> {
  const step = await readStep(visit);
  if (!step) return false;
  await sendCode(visit, step);
  return true;
}
