import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";

interface ProofFieldsProps {
  id: string;
  email: string;
  /** Whether a second-factor code is also needed. */
  needsCode: boolean;
  errors: Readonly<Record<string, string>>;
}

/**
 * The password, and a code if the account has a second factor, required again before something that is hard to undo.
 */
export function ProofFields({ id, email, needsCode, errors }: ProofFieldsProps) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field id={`${id}password`} label="Your password" error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      {needsCode && (
        <Field
          id={`${id}code`}
          label="Code from your authenticator app"
          hint="Or one of your recovery codes."
          error={errors.code}
        >
          {(control) => (
            <Input
              {...control}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={16}
            />
          )}
        </Field>
      )}
    </>
  );
}
