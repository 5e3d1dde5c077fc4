import type { PendingStep } from "@/lib/access/identity-port";

/** The fields we read of Clerk's sign-up attempt. */
export interface Attempt {
  readonly status: string | null;
  readonly emailAddress: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly unverifiedFields: readonly string[];
  readonly unsafeMetadata: Readonly<Record<string, unknown>>;
}

/** The fields we read of Clerk's sign-in attempt. */
export interface SignInAttempt {
  readonly status: string | null;
  readonly identifier: string | null;
}

interface Attempts {
  /** The address for a password reset. */
  reset: string | null;
  signIn: SignInAttempt | null;
  signUp: Attempt | null;
}

/**
 * The browser's current step: a password reset while its page is open, an email code for a new browser, or an
 * unfinished sign-up. For authenticator apps, Clerk provides nothing that a form needs.
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
