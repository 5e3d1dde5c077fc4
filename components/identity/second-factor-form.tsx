"use client";

import { useAuthActions } from "#identity/client";
import { AuthForm } from "@/components/identity/auth-form";
import { CodeField } from "@/components/identity/code-field";
import { NoStep } from "@/components/identity/no-step";
import { SubmitButton } from "@/components/ui/submit-button";

interface SecondFactorFormProps {
  from: string;
  signInHref: string;
  digits: number;
}

/** The code of an authenticator app, where the adapter asks for one. */
export function SecondFactorForm({ from, signInHref, digits }: SecondFactorFormProps) {
  const { verifySecondFactor } = useAuthActions();
  if (!verifySecondFactor) return <NoStep href={signInHref}>Sign In</NoStep>;
  return (
    <AuthForm action={verifySecondFactor} carried={{ from }}>
      {({ errors }) => (
        <>
          <CodeField label="Code from your authenticator app" digits={digits} error={errors.code} />
          <SubmitButton size="lg" className="max-md:w-full">
            Sign In
          </SubmitButton>
        </>
      )}
    </AuthForm>
  );
}
