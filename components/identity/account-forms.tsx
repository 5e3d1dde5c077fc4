"use client";

import { useId } from "react";
import { accountActions, OwnAccountPanel, Provider } from "#identity/client";
import { AuthForm } from "@/components/identity/auth-form";
import { SessionList } from "@/components/identity/session-list";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { PASSWORD_LENGTH } from "@/lib/identity/credentials";
import type { AccountActions, OpenSession, Profile } from "@/lib/identity/port";

interface AccountFormsProps {
  profile: Profile;
  sessions: readonly OpenSession[];
  /** Something of it was changed. */
  onChange?: () => void;
}

const NO_FIELDS = {};

/** What people change of their own account. */
export function AccountForms(props: AccountFormsProps) {
  return (
    <Provider>
      {OwnAccountPanel && <OwnAccountPanel />}
      {accountActions && <OurForms {...props} actions={accountActions} />}
    </Provider>
  );
}

function OurForms({ profile, sessions, actions, onChange }: AccountFormsProps & { actions: AccountActions }) {
  // The panel may be open over the page that has it as well.
  const id = useId();
  return (
    <div className="grid max-w-[34rem] gap-y-12">
      <section aria-labelledby={`${id}name`}>
        <h2 id={`${id}name`} className="mb-5 text-s2">
          Name
        </h2>
        <AuthForm action={actions.changeName} carried={NO_FIELDS} onAccepted={onChange}>
          {({ errors, values, isAccepted }) => (
            <>
              {isAccepted && <Done>Your name is saved.</Done>}
              {/* A name that was read anew makes another field: what stands in one is not changed from outside. */}
              <Field id={`${id}firstName`} label="First name" error={errors.firstName}>
                {(control) => <Input key={profile.firstName} {...control} name="firstName" autoComplete="given-name" maxLength={120} defaultValue={values?.firstName ?? profile.firstName} />}
              </Field>
              <Field id={`${id}lastName`} label="Last name" error={errors.lastName}>
                {(control) => <Input key={profile.lastName} {...control} name="lastName" autoComplete="family-name" maxLength={120} defaultValue={values?.lastName ?? profile.lastName} />}
              </Field>
              <SubmitButton variant="line">Save name</SubmitButton>
            </>
          )}
        </AuthForm>
      </section>
      <section aria-labelledby={`${id}password`}>
        <h2 id={`${id}password`} className="mb-5 text-s2">
          Password
        </h2>
        <AuthForm action={actions.changePassword} carried={NO_FIELDS} onAccepted={onChange}>
          {({ errors, isAccepted }) => (
            <>
              {isAccepted && <Done>Your password is changed, and your other sessions are signed out.</Done>}
              {/* Tells password managers whose password this is. */}
              <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
              <Field id={`${id}currentPassword`} label="Current password" error={errors.currentPassword}>
                {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
              </Field>
              <Field id={`${id}newPassword`} label="New password" hint={`At least ${PASSWORD_LENGTH} characters. Your other sessions are signed out.`} error={errors.newPassword}>
                {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" />}
              </Field>
              <SubmitButton variant="line">Change password</SubmitButton>
            </>
          )}
        </AuthForm>
      </section>
      <SessionList sessions={sessions} actions={actions} onChange={onChange} />
    </div>
  );
}

function Done({ children }: { children: string }) {
  return (
    <Alert tone="calm" className="mb-5">
      {children}
    </Alert>
  );
}
