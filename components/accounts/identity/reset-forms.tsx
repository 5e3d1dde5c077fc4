"use client";

import Link from "next/link";
import { useAuthActions, usePendingStep } from "#identity/client";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { CodeField } from "@/components/accounts/identity/code-field";
import { NoStep } from "@/components/accounts/identity/no-step";
import { Resend } from "@/components/accounts/identity/resend";
import { buttonVariants } from "@/components/ui/button-look";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import type { PendingStep } from "@/lib/access/identity-port";

/** Requests a code for setting a new password. */
export function ResetRequestForm({ from, signInHref }: { from: string; signInHref: string }) {
  const { requestReset } = useAuthActions();
  return (
    <AuthForm action={requestReset} hiddenFields={{ from }}>
      {({ errors, values }) => (
        <>
          <Field
            id="email"
            label="Email"
            hint="If there is an account with this address, we’ll email a code to it."
            error={errors.email}
          >
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={values?.email}
              />
            )}
          </Field>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <SubmitButton size="lg" className="max-md:w-full">
              Send a code
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
  );
}

interface ResetFormProps {
  pending: PendingStep | null;
  from: string;
  forgotHref: string;
  digits: number;
  shortestPassword: number;
}

/** Sets a new password with the code of the email. Says the same whether or not there is such an account. */
export function ResetForm({ pending, from, forgotHref, digits, shortestPassword }: ResetFormProps) {
  const { resetPassword } = useAuthActions();
  const step = usePendingStep(pending);
  if (step?.purpose !== "reset-password") return <NoStep href={forgotHref}>Send me a code</NoStep>;
  return (
    <>
      <p className="standfirst mb-8 max-w-brief [overflow-wrap:anywhere]">
        If there is an account for <b className="font-head text-ink">{step.email}</b>, we’ve emailed it a code.
      </p>
      <AuthForm action={resetPassword} hiddenFields={{ from }}>
        {({ errors }) => (
          <>
            <CodeField label="Code from the email" digits={digits} error={errors.code} />
            {/* Tells password managers whose password this is. */}
            <input type="email" autoComplete="username" value={step.email} readOnly hidden />
            <Field
              id="password"
              label="New password"
              hint={errors.password ? undefined : `At least ${shortestPassword} characters.`}
              error={errors.password}
            >
              {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
            </Field>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              <SubmitButton size="lg" className="max-md:w-full">
                Save and sign in
              </SubmitButton>
              <Link
                href={forgotHref}
                prefetch={false}
                className={buttonVariants({ variant: "outline", size: "lg", className: "max-md:w-full" })}
              >
                Use another address
              </Link>
            </div>
          </>
        )}
      </AuthForm>
      <Resend from={from} email={step.email} />
    </>
  );
}
