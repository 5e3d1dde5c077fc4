"use client";

import { useAuthActions } from "#identity/client";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { Alert } from "@/components/ui/alert";

/** Requests another code. */
export function Resend({ from, email }: { from: string; email: string }) {
  const { resendCode } = useAuthActions();
  return (
    <div className="mt-7">
      <AuthForm action={resendCode} hiddenFields={{ from }}>
        {({ isAccepted }) => (
          <>
            {isAccepted && (
              <Alert variant="default" className="mb-4">
                We’ve sent a new code to {email}. Use the latest one.
              </Alert>
            )}
            <p className="text-s-1 leading-normal text-ink-2">
              No email after a minute? Check your spam folder, or{" "}
              <button type="submit" className="link font-semibold">
                send a new code
              </button>
              .
            </p>
          </>
        )}
      </AuthForm>
    </div>
  );
}
