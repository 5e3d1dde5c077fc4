"use client";

import { accountActions } from "#identity/account";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { SubmitButton } from "@/components/ui/submit-button";

const NO_FIELDS = {};

/** Cancels the deletion of the reader's account, then opens the requested page. */
export function KeepAccount() {
  return (
    accountActions && (
      <AuthForm action={accountActions.keepAccount} hiddenFields={NO_FIELDS}>
        {() => <SubmitButton>Keep my account</SubmitButton>}
      </AuthForm>
    )
  );
}
