"use client";

import Link from "next/link";
import { useAuthActions } from "#identity/client";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";

export function SignInForm({ from, forgotHref }: { from: string; forgotHref: string }) {
  const { signIn } = useAuthActions();
  return (
    <AuthForm action={signIn} hiddenFields={{ from }}>
      {({ errors, values }) => (
        <>
          <Field id="email" label="Email" error={errors.email}>
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
          <Field id="password" label="Password" error={errors.password}>
            {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
          </Field>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <SubmitButton className="min-h-12 min-w-40 max-md:w-full">Sign In</SubmitButton>
            <Link href={forgotHref} prefetch={false} className="link inline-flex min-h-6 items-center text-s-1">
              Forgot your password?
            </Link>
          </div>
        </>
      )}
    </AuthForm>
  );
}
