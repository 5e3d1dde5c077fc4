"use server";

import { redirect } from "next/navigation";
import { safeReturnPath } from "@/lib/access/return-path";
import {
  checkForm,
  codeForm,
  resetForm,
  resetRequestForm,
  signInForm,
  signUpForm,
  typedValues,
} from "@/lib/accounts/identity/credentials";
import { TOO_MANY_ATTEMPTS } from "@/lib/accounts/identity/embedded/attempts";
import { noteStoreFault } from "@/lib/accounts/identity/embedded/auth";
import { currentVisit } from "@/lib/accounts/identity/embedded/current-visit";
import { leaveEdgeHint } from "@/lib/accounts/identity/embedded/edge-hint";
import { tellNewcomer } from "@/lib/accounts/identity/embedded/stored-person";
import { findLeaving } from "@/lib/accounts/identity/embedded/leaving";
import { askForReset, resetWithCode } from "@/lib/accounts/identity/embedded/password-reset";
import { noteStep } from "@/lib/accounts/identity/embedded/security-notes";
import { passSecondStep } from "@/lib/accounts/identity/embedded/second-step";
import { finishSession } from "@/lib/accounts/identity/embedded/sessions";
import { signInWithPassword } from "@/lib/accounts/identity/embedded/sign-in";
import { sendAnotherCode, signUpWithPassword, verifyEmailWithCode } from "@/lib/accounts/identity/embedded/sign-up";
import type { AuthState, Session } from "@/lib/access/identity-port";
import { parseSignIn, signInHref } from "@/lib/accounts/sign-in/search-params";
import { isOn } from "@/lib/accounts/flags/load";
import { loadLook } from "@/lib/accounts/invitations/load";
import { logError } from "@/lib/platform/telemetry/log-error";

interface Brought {
  invitation: string;
  general_invitation: string;
}

/** Whether new people can create an account. While sign-up is turned off, only people with a valid invitation can. */
async function maySignUp({ invitation, general_invitation }: Brought): Promise<boolean> {
  if (await isOn("sign_up")) return true;
  for (const code of [invitation, general_invitation]) {
    if ((await loadLook(code)).status === "open") return true;
  }
  return false;
}

// Next only accepts these posts from pages of this site. Redirecting throws, so it is outside every try.

const HOME = "/rankings/full";
const WRONG_PASSWORD = "Invalid email or password. Please try again.";
const SIGN_UP_FAILED = "An error occurred during sign up. Please try again.";
const SIGN_UP_CLOSED = "Sign-up is closed for now. Join the waitlist and we’ll email you when it opens.";
const WRONG_CODE = "Invalid verification code. Please try again.";
/** Shown if the accounts store is unavailable: never reported as a wrong password or code. */
const NO_ACCOUNTS = "We can’t reach your account right now. Nothing has changed; please try again in a moment.";
const NO_STEP = "This step has expired. Please start again.";

const refuse = (data: FormData, message: string | null, fields: Record<string, string> = {}): AuthState => ({
  status: "failed",
  message,
  fields,
  values: typedValues(data),
});

export async function signIn(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(signInForm, data);
  if (!checked.ok) return checked.state;
  const [visit, from] = [await currentVisit(), safeReturnPath(checked.data.from)];
  const answer = await orRefuse(
    () => signInWithPassword(visit, { ...checked.data, from: from ?? "" }),
    "Sign-in failed.",
  );
  noteStep("sign-in", answer, checked.data.email);
  if (!answer) return refuse(data, NO_ACCOUNTS);
  if (answer.is === "too many") return refuse(data, TOO_MANY_ATTEMPTS);
  if (answer.is === "second factor") redirect(signInHref({ mode: "signin", step: "second-factor", from }));
  if (answer.is === "unverified") redirect(signInHref({ mode: "signup", step: "verify", from }));
  if (answer.is !== "signed in") return refuse(data, WRONG_PASSWORD);
  await leaveEdgeHint(visit, answer.session);
  redirect(await pathFor(answer.session, from));
}

/** The app's code or a recovery code, after the password. */
export async function verifySecondFactor(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(codeForm, data);
  if (!checked.ok) return checked.state;
  const visit = await currentVisit();
  const answer = await orRefuse(() => passSecondStep(visit, checked.data.code), "Second sign-in step failed.");
  noteStep("second-factor", answer);
  if (answer?.is !== "signed in") return refuseCode(data, answer?.is);
  await leaveEdgeHint(visit, answer.session);
  redirect(await pathFor(answer.session, safeReturnPath(checked.data.from)));
}

export async function signUp(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(signUpForm, data);
  if (!checked.ok) return checked.state;
  if (!(await maySignUp(checked.data))) return refuse(data, SIGN_UP_CLOSED);
  const visit = await currentVisit();
  const answer = await orRefuse(() => signUpWithPassword(visit, checked.data, typedValues(data)), "Sign-up failed.");
  noteStep("sign-up", answer, checked.data.email);
  if (answer?.is === "weak password") return refuse(data, null, { password: answer.fault });
  if (!answer) return refuse(data, SIGN_UP_FAILED);
  redirect(signInHref({ ...parseSignIn(typedValues(data)), mode: "signup", step: "verify" }));
}

export async function verifyEmail(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(codeForm, data);
  if (!checked.ok) return checked.state;
  const visit = await currentVisit();
  const answer = await orRefuse(() => verifyEmailWithCode(visit, checked.data.code), "Email verification failed.");
  noteStep("address-proof", answer);
  if (answer?.is !== "signed in") return refuseCode(data, answer?.is);
  tellNewcomer(visit, answer.session);
  await leaveEdgeHint(visit, answer.session);
  const from = safeReturnPath(checked.data.from);
  redirect(signInHref({ ...parseSignIn(answer.step.values), mode: "signup", step: "setup", from }));
}

export async function resendCode(_: AuthState, data: FormData): Promise<AuthState> {
  const visit = await currentVisit();
  const isSent = await orRefuse(() => sendAnotherCode(visit), "Could not resend a code.");
  if (isSent === null) return refuse(data, NO_ACCOUNTS);
  return isSent ? { status: "idle" } : refuse(data, NO_STEP);
}

export async function requestReset(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(resetRequestForm, data);
  if (!checked.ok) return checked.state;
  const [visit, from] = [await currentVisit(), safeReturnPath(checked.data.from)];
  const isAsked = await orRefuse(async () => {
    await askForReset(visit, { email: checked.data.email, from: from ?? "" });
    return true;
  }, "Password reset request failed.");
  noteStep("reset-asked", isAsked ? { is: "code sent" } : null, checked.data.email);
  if (!isAsked) return refuse(data, "We couldn’t send a code. Please try again.");
  redirect(signInHref({ mode: "signin", step: "reset", from }));
}

export async function resetPassword(_: AuthState, data: FormData): Promise<AuthState> {
  const checked = checkForm(resetForm, data);
  if (!checked.ok) return checked.state;
  const visit = await currentVisit();
  const answer = await orRefuse(() => resetWithCode(visit, checked.data), "Password reset failed.");
  noteStep("reset", answer);
  if (answer?.is === "weak password") return refuse(data, null, { password: answer.fault });
  const from = safeReturnPath(checked.data.from);
  if (answer?.is === "second factor") redirect(signInHref({ mode: "signin", step: "second-factor", from }));
  if (answer?.is !== "signed in") return refuseCode(data, answer?.is);
  await leaveEdgeHint(visit, answer.session);
  redirect(await pathFor(answer.session, from));
}

/**
 * Ends the session here, for pages that then navigate to `/` themselves.
 * @returns whether it has ended; if not, its end is still being tried
 */
export async function endSessionHere(): Promise<boolean> {
  const visit = await currentVisit();
  const isEnded = await orRefuse(async () => {
    await finishSession(visit);
    return true;
  }, "Could not end a session.");
  return isEnded === true;
}

/** The same for a plain form post. */
export async function signOut(): Promise<void> {
  await endSessionHere();
  redirect("/");
}

/** People who requested the deletion of their account are first asked whether they want to keep it. */
async function pathFor({ userId }: Session, from: string | null): Promise<string> {
  const leavesAt = await orRefuse(
    () => findLeaving(userId),
    "Could not read whether an account is scheduled for deletion.",
  );
  const to = from ?? HOME;
  return leavesAt === null ? to : `/account/leaving?${new URLSearchParams({ from: to }).toString()}`;
}

function refuseCode(data: FormData, is: "no step" | "wrong" | "too many" | undefined): AuthState {
  if (is === undefined) return refuse(data, NO_ACCOUNTS);
  if (is === "too many") return refuse(data, TOO_MANY_ATTEMPTS);
  return is === "no step" ? refuse(data, NO_STEP) : refuse(data, null, { code: WRONG_CODE });
}

/** An error of ours is logged; the person gets the form's usual error message. */
async function orRefuse<Answer>(work: () => Promise<Answer>, complaint: string): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    logError(error, complaint);
    noteStoreFault(error);
    return null;
  }
}
