import { AccountSection, Done } from "@/components/accounts/identity/account-section";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import type { AccountActions, Profile } from "@/lib/access/identity-port";

interface NameSectionProps {
  id: string;
  profile: Profile;
  action: AccountActions["changeName"];
  onChange?: () => void;
}

const NO_FIELDS = {};

/** First and last name. */
export function NameSection({ id, profile, action, onChange }: NameSectionProps) {
  return (
    <AccountSection id={id} title="Name">
      <AuthForm action={action} hiddenFields={NO_FIELDS} onAccepted={onChange}>
        {({ errors, values, isAccepted }) => (
          <>
            {isAccepted && <Done>Name saved.</Done>}
            {/* A new name from the server replaces the field: a field's text is never changed from outside. */}
            <Field id={`${id}firstName`} label="First name" error={errors.firstName}>
              {(control) => (
                <Input
                  key={profile.firstName}
                  {...control}
                  name="firstName"
                  autoComplete="given-name"
                  maxLength={120}
                  defaultValue={values?.firstName ?? profile.firstName}
                />
              )}
            </Field>
            <Field id={`${id}lastName`} label="Last name" error={errors.lastName}>
              {(control) => (
                <Input
                  key={profile.lastName}
                  {...control}
                  name="lastName"
                  autoComplete="family-name"
                  maxLength={120}
                  defaultValue={values?.lastName ?? profile.lastName}
                />
              )}
            </Field>
            <SubmitButton variant="outline">Save name</SubmitButton>
          </>
        )}
      </AuthForm>
    </AccountSection>
  );
}
