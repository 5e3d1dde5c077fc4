"use client";

import Link from "next/link";
import { useState } from "react";
import { useAuthActions, usePendingStep } from "#identity/client";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { CodeField } from "@/components/accounts/identity/code-field";
import { NoStep } from "@/components/accounts/identity/no-step";
import { Resend } from "@/components/accounts/identity/resend";
import { buttonVariants } from "@/components/ui/button-look";
import { SubmitButton } from "@/components/ui/submit-button";
import { useScripted } from "@/components/ui/use-scripted";
import type { PendingStep } from "@/lib/access/identity-port";

interface VerifyFormProps {
  pending: PendingStep | null;
  from: string;
  /** The form that this step belongs to. */
  formHref: string;
  digits: number;
}

/** The second step of signing up: the code of the email. */
export function VerifyForm({ pending, from, formHref, digits }: VerifyFormProps) {
  const { verifyEmail } = useAuthActions();
  const step = usePendingStep(pending);
  const isScripted = useScripted();
  const [count, setCount] = useState(0);
  if (step?.purpose !== "verify-email") return <NoStep href={formHref}>Back to form</NoStep>;
  return (
    <>
      <p className="standfirst mb-8 measure-50 [overflow-wrap:anywhere]">
        We sent a code to <b className="font-head text-ink">{step.email}</b>
      </p>
      <AuthForm action={verifyEmail} hiddenFields={{ from }}>
        {({ errors }) => (
          <>
            <CodeField label="Verification code" digits={digits} error={errors.code} onDigits={setCount} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <SubmitButton size="lg" className="max-md:w-full" disabled={isScripted && count === 0}>
                Verify email
              </SubmitButton>
              <Link
                href={formHref}
                prefetch={false}
                className={buttonVariants({ variant: "outline", size: "lg", className: "max-md:w-full" })}
              >
                Back to form
              </Link>
            </div>
          </>
        )}
      </AuthForm>
      <Resend from={from} email={step.email} />
    </>
  );
}
