"use client";

import { accountActions } from "#identity/client";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { SubmitButton } from "@/components/ui/submit-button";

const NO_FIELDS = {};

/** Takes back the deletion of one's account; the page then goes where it was asked to. */
export function KeepAccount() {
  return (
    accountActions && (
      <AuthForm action={accountActions.keepAccount} hiddenFields={NO_FIELDS}>
        {() => <SubmitButton>Keep my account</SubmitButton>}
      </AuthForm>
    )
  );
}
