import type { PendingStep } from "@/lib/access/identity-port";

/** What is read of Clerk's sign-up attempt. */
export interface Attempt {
  readonly status: string | null;
  readonly emailAddress: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly unverifiedFields: readonly string[];
  readonly unsafeMetadata: Readonly<Record<string, unknown>>;
}

/** What is read of Clerk's sign-in attempt. */
export interface SignInAttempt {
  readonly status: string | null;
  readonly identifier: string | null;
}

interface Attempts {
  /** The address a new password was asked for. */
  reset: string | null;
  signIn: SignInAttempt | null;
  signUp: Attempt | null;
}

/**
 * The step a browser is in the middle of: the reset it asked for while it shows that one, the email by which Clerk gets
 * to know it, else its unfinished sign-up. Of an authenticator app Clerk tells nothing that a form needs.
 */
export function toPendingStep(step: string | null, { reset, signIn, signUp }: Attempts): PendingStep | null {
  if (step === "second-factor") {
    return signIn?.status === "needs_client_trust"
      ? { purpose: "confirm-browser", email: signIn.identifier ?? "", values: {} }
      : null;
  }
  if (step === "reset")
    return reset === null ? null : { purpose: "reset-password", email: reset, values: { email: reset } };
  if (
    signUp?.status !== "missing_requirements" ||
    !signUp.emailAddress ||
    !signUp.unverifiedFields.includes("email_address")
  )
    return null;
  const { firstName, lastName, emailAddress: email, unsafeMetadata } = signUp;
  const metadata = Object.entries(unsafeMetadata).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const values = { ...Object.fromEntries(metadata), firstName: firstName ?? "", lastName: lastName ?? "", email };
  return {
    purpose: "verify-email",
    email,
    values: unsafeMetadata.marketingConsent === true ? { ...values, marketingConsent: "on" } : values,
  };
}
