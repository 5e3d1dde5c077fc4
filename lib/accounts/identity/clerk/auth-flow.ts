import type { useSignIn, useSignUp } from "@clerk/nextjs";
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
import type { AuthAction, AuthActions, AuthState } from "@/lib/access/identity-port";
import { parseSignIn, signInHref, type SignInAddress } from "@/lib/accounts/sign-in/search-params";

type SignIn = ReturnType<typeof useSignIn>["signIn"];
type SignUp = ReturnType<typeof useSignUp>["signUp"];

/** What Clerk's library provides, and what the browser knows in addition. */
export interface Flow {
  signIn: Pick<SignIn, "create" | "password" | "resetPasswordEmailCode" | "mfa" | "finalize"> & {
    readonly status: SignIn["status"];
  };
  signUp: Pick<SignUp, "password" | "finalize"> & {
    readonly status: SignUp["status"];
    verifications: Pick<SignUp["verifications"], "sendEmailCode" | "verifyEmailCode">;
  };
  /** The parameters of the page's address. */
  search(): string;
  /** Navigates to another page. */
  go(to: string): void;
  /** Remembers the address for a password reset. */
  keepReset(email: string | null): void;
}

type Answer = Awaited<ReturnType<SignIn["password"]>>;
type ClerkFailure = NonNullable<Answer["error"]>;

const HOME = "/rankings/full";
const WRONG_PASSWORD = "Invalid email or password. Please try again.";
const WRONG_CODE = "Invalid verification code. Please try again.";
const NO_SIGN_UP = "An error occurred during sign up. Please try again.";
const NO_RESET = "An error occurred. Please try again.";
/** An authenticator app's label. */
const APP_CODE = /^\d{6}$/;
/** The form navigates itself, with a full page load, so that the page has the new session. */
const STAY = { navigate: () => undefined };

/** The provider's first message, otherwise ours. */
function messageOf(error: ClerkFailure | null, otherwise: string): string {
  if (!error) return otherwise;
  const [first] =
    "errors" in error && Array.isArray(error.errors)
      ? (error.errors as { longMessage?: string; message?: string }[])
      : [];
  return first?.longMessage || first?.message || error.longMessage || error.message || otherwise;
}

const done = (to: string): AuthState => ({ status: "done", to });
const home = (from: string) => done(safeReturnPath(from) ?? HOME);

function failed(data: FormData, error: ClerkFailure | null, otherwise: string, field?: "code" | "password"): AuthState {
  const message = messageOf(error, otherwise);
  const fields: Record<string, string> = field ? { [field]: message } : {};
  return { status: "failed", message: field ? null : message, fields, values: typedValues(data) };
}

/** Details from sign-up. Their owner can change them at Clerk, so they never grant anything. */
const toMetadata = (details: {
  company: string;
  country: string;
  title: string;
  industry: string;
  marketingConsent: boolean;
}) => ({
  company: details.company,
  country: details.country,
  title: details.title,
  industry: details.industry,
  marketingConsent: details.marketingConsent,
  leadData: null,
});

/** The port's actions on Clerk's sign-in and sign-up attempts, which Clerk keeps between pages. */
export function createAuthActions({ signIn, signUp, search, go, keepReset }: Flow): AuthActions {
  const address = () => parseSignIn(Object.fromEntries(new URLSearchParams(search())));
  const stepOf = (over: Partial<SignInAddress>) => signInHref({ ...address(), ...over });

  /** Continues after a correct password or code: signed in, or one more code is needed. */
  async function proceed(data: FormData, from: string, otherwise: string): Promise<AuthState> {
    const secondFactor = done(signInHref({ mode: "signin", step: "second-factor", from: safeReturnPath(from) }));
    switch (signIn.status) {
      case "complete": {
        const { error } = await signIn.finalize(STAY);
        return error ? failed(data, error, otherwise) : home(from);
      }
      case "needs_second_factor":
        return secondFactor;
      case "needs_client_trust": {
        const { error } = await signIn.mfa.sendEmailCode();
        return error ? failed(data, error, otherwise) : secondFactor;
      }
      default:
        return failed(data, null, otherwise);
    }
  }

  /** An email code for a browser that is new to Clerk, otherwise the app's code, otherwise a recovery code. */
  const checkSecondFactor = async (code: string) => {
    if (signIn.status === "needs_client_trust") return signIn.mfa.verifyEmailCode({ code });
    return APP_CODE.test(code) ? signIn.mfa.verifyTOTP({ code }) : signIn.mfa.verifyBackupCode({ code });
  };

  const submitSignIn: AuthAction = async (_, data) => {
    const form = checkForm(signInForm, data);
    if (!form.ok) return form.state;
    const { email, password, from } = form.data;
    const { error } = await signIn.password({ emailAddress: email, password });
    if (error?.code === "session_exists") return home(from);
    return error ? failed(data, error, WRONG_PASSWORD) : proceed(data, from, WRONG_PASSWORD);
  };

  const submitSignUp: AuthAction = async (_, data) => {
    const form = checkForm(signUpForm, data);
    if (!form.ok) return form.state;
    const { firstName, lastName, email, password, type, invitation, general_invitation, from } = form.data;
    const account = { firstName, lastName, emailAddress: email, password, unsafeMetadata: toMetadata(form.data) };
    const { error } = await signUp.password(account);
    if (error) return failed(data, error, NO_SIGN_UP);
    const sent = await signUp.verifications.sendEmailCode();
    if (sent.error) return failed(data, sent.error, NO_SIGN_UP);
    return done(
      signInHref({ ...parseSignIn({ type, invitation, general_invitation, from }), mode: "signup", step: "verify" }),
    );
  };

  const verifyEmail: AuthAction = async (_, data) => {
    const form = checkForm(codeForm, data);
    if (!form.ok) return form.state;
    const { error } = await signUp.verifications.verifyEmailCode({ code: form.data.code });
    if (error || signUp.status !== "complete") return failed(data, error, WRONG_CODE, "code");
    const finished = await signUp.finalize(STAY);
    return finished.error ? failed(data, finished.error, WRONG_CODE) : done(stepOf({ mode: "signup", step: "setup" }));
  };

  const resendCode: AuthAction = async (_, data) => {
    const { step } = address();
    if (step === "second-factor") {
      // An app creates its codes itself.
      const { error } = signIn.status === "needs_client_trust" ? await signIn.mfa.sendEmailCode() : { error: null };
      return error ? failed(data, error, WRONG_CODE) : { status: "idle" };
    }
    const isReset = step === "reset";
    const { error } = await (isReset ? signIn.resetPasswordEmailCode.sendCode() : signUp.verifications.sendEmailCode());
    // The response must not reveal by a sent code whether an address has an account.
    return error && !isReset ? failed(data, error, NO_SIGN_UP) : { status: "idle" };
  };

  const requestReset: AuthAction = async (_, data) => {
    const form = checkForm(resetRequestForm, data);
    if (!form.ok) return form.state;
    const { email, from } = form.data;
    const { error } = await signIn.create({ identifier: email });
    const sent = error ?? (await signIn.resetPasswordEmailCode.sendCode()).error;
    if (sent && sent.code !== "form_identifier_not_found") return failed(data, sent, NO_RESET);
    keepReset(email);
    return done(signInHref({ mode: "signin", step: "reset", from: safeReturnPath(from) }));
  };

  const resetPassword: AuthAction = async (_, data) => {
    const form = checkForm(resetForm, data);
    if (!form.ok) return form.state;
    const { code, password, from } = form.data;
    // A correct code need not be entered again if only the new password was rejected.
    if (signIn.status !== "needs_new_password") {
      const { error } = await signIn.resetPasswordEmailCode.verifyCode({ code });
      if (error) return failed(data, error, WRONG_CODE, "code");
    }
    const { error } = await signIn.resetPasswordEmailCode.submitPassword({ password, signOutOfOtherSessions: true });
    if (error) return failed(data, error, NO_RESET, "password");
    keepReset(null);
    return proceed(data, from, NO_RESET);
  };

  const verifySecondFactor: AuthAction = async (_, data) => {
    const form = checkForm(codeForm, data);
    if (!form.ok) return form.state;
    const { code, from } = form.data;
    const { error } = await checkSecondFactor(code);
    return error ? failed(data, error, WRONG_CODE, "code") : proceed(data, from, WRONG_CODE);
  };

  /** Clerk discards a finished step, and its form with it, so the next page is opened from here. */
  const goingOn =
    (action: AuthAction): AuthAction =>
    async (previous, data) => {
      const state = await action(previous, data);
      if (state.status === "done") go(state.to);
      return state;
    };

  return {
    signIn: goingOn(submitSignIn),
    signUp: goingOn(submitSignUp),
    verifyEmail: goingOn(verifyEmail),
    resendCode,
    requestReset: goingOn(requestReset),
    resetPassword: goingOn(resetPassword),
    verifySecondFactor: goingOn(verifySecondFactor),
  };
}
