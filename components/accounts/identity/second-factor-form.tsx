"use client";

import Link from "next/link";
import { useAuthActions, usePendingStep } from "#identity/client";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { CodeField } from "@/components/accounts/identity/code-field";
import { NoStep } from "@/components/accounts/identity/no-step";
import { buttonVariants } from "@/components/ui/button-look";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import type { PendingStep } from "@/lib/access/identity-port";

interface SecondFactorFormProps {
  pending: PendingStep | null;
  from: string;
  signInHref: string;
  digits: number;
}

/**
 * The code of an authenticator app, after the password, or a recovery code. A browser that is new to the adapter may
 * need an email code instead.
 */
export function SecondFactorForm({ pending, from, signInHref, digits }: SecondFactorFormProps) {
  const { verifySecondFactor } = useAuthActions();
  const step = usePendingStep(pending);
  // An adapter whose library handles the step itself reports at the first code whether there is a second factor.
  const isByEmail = step?.purpose === "confirm-browser";
  if (!verifySecondFactor || (step && step.purpose !== "second-factor" && !isByEmail))
    return <NoStep href={signInHref}>Sign In</NoStep>;
  return (
    <>
      <AuthForm action={verifySecondFactor} hiddenFields={{ from }}>
        {({ errors }) => (
          <>
            {isByEmail && (
              <p className="mb-5 text-ink-2">
                You haven’t signed in with this browser before. We’ve sent a code to {step.email}.
              </p>
            )}
            <CodeField
              label={isByEmail ? "Code from the email" : "Code from your authenticator app"}
              digits={digits}
              error={errors.code}
            />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <SubmitButton size="lg" className="max-md:w-full">
                Sign In
              </SubmitButton>
              <Link
                href={signInHref}
                prefetch={false}
                className={buttonVariants({ variant: "outline", size: "lg", className: "max-md:w-full" })}
              >
                Back to sign in
              </Link>
            </div>
          </>
        )}
      </AuthForm>
      {!isByEmail && (
        <details className="mt-8 border-t border-rule pt-2">
          <summary className="cursor-pointer py-3 text-s-1 leading-5 font-semibold">
            I don’t have my authenticator app
          </summary>
          <p className="mb-5 text-s-1 leading-5 text-ink-2">
            Use one of the recovery codes you saved when you turned on two-step sign-in. Each works once.
          </p>
          <AuthForm action={verifySecondFactor} hiddenFields={{ from }}>
            {({ errors }) => (
              <>
                <Field id="recovery" label="Recovery code" error={errors.code}>
                  {(control) => (
                    <Input
                      {...control}
                      name="code"
                      autoComplete="off"
                      autoCapitalize="characters"
                      spellCheck={false}
                      maxLength={16}
                      placeholder="K7M2Q-9RTWX"
                    />
                  )}
                </Field>
                <SubmitButton variant="outline" className="max-md:w-full">
                  Sign in with recovery code
                </SubmitButton>
              </>
            )}
          </AuthForm>
        </details>
      )}
    </>
  );
}
