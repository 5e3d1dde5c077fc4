import { AccountSection, Done } from "@/components/accounts/identity/account-section";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { PASSWORD_LENGTH } from "@/lib/accounts/identity/lengths";
import type { AccountActions } from "@/lib/access/identity-port";

interface PasswordSectionProps {
  id: string;
  email: string;
  action: AccountActions["changePassword"];
  onChange?: () => void;
}

const NO_FIELDS = {};

/** A new password, for people who know the current one. */
export function PasswordSection({ id, email, action, onChange }: PasswordSectionProps) {
  return (
    <AccountSection id={id} title="Password">
      <AuthForm action={action} hiddenFields={NO_FIELDS} onAccepted={onChange}>
        {({ errors, isAccepted }) => (
          <>
            {isAccepted && <Done>Password changed. You’ve been signed out on other devices.</Done>}
            {/* Tells password managers whose password this is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <Field id={`${id}currentPassword`} label="Current password" error={errors.currentPassword}>
              {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
            </Field>
            <Field
              id={`${id}newPassword`}
              label="New password"
              hint={`At least ${PASSWORD_LENGTH} characters. Changing it signs you out on other devices.`}
              error={errors.newPassword}
            >
              {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" />}
            </Field>
            <SubmitButton variant="outline">Change password</SubmitButton>
          </>
        )}
      </AuthForm>
    </AccountSection>
  );
}
