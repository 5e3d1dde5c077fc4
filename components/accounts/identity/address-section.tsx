import { AccountSection, Done, Unfold } from "@/components/accounts/identity/account-section";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { CodeField } from "@/components/accounts/identity/code-field";
import { ProofFields } from "@/components/accounts/identity/proof-fields";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { CODE_LENGTH } from "@/lib/accounts/identity/lengths";
import type { AccountActions } from "@/lib/access/identity-port";

interface AddressSectionProps {
  id: string;
  email: string;
  /** The new address, waiting for its code. */
  asked: string | null;
  needsCode: boolean;
  actions: Pick<AccountActions, "requestAddress" | "confirmAddress" | "abandonAddress">;
  onChange?: () => void;
}

const NO_FIELDS = {};

/** The sign-in address: a new one is confirmed by a code sent to it. */
export function AddressSection({ id, email, asked, needsCode, actions, onChange }: AddressSectionProps) {
  return (
    <AccountSection
      id={id}
      title="Email"
      says={
        <>
          You sign in with <b className="font-name break-all text-ink">{email}</b>.
        </>
      }
    >
      <AuthForm action={actions.confirmAddress} hiddenFields={NO_FIELDS} onAccepted={onChange}>
        {({ errors, isAccepted }) => (
          <>
            {isAccepted && !asked && (
              <Done>
                Your email address has been changed and you have been signed out on other devices. We emailed your old
                address with a link to undo the change.
              </Done>
            )}
            {asked && (
              <>
                <p className="mb-5 leading-6">
                  We’ve sent a code to <b className="font-name break-all">{asked}</b>. Nothing changes until you enter
                  it.
                </p>
                <CodeField id={`${id}code`} label="Code from the email" digits={CODE_LENGTH} error={errors.code} />
                <SubmitButton variant="outline">Confirm new address</SubmitButton>
              </>
            )}
          </>
        )}
      </AuthForm>
      {asked ? (
        <div className="mt-4">
          <AuthForm action={actions.abandonAddress} hiddenFields={NO_FIELDS} onAccepted={onChange}>
            {() => (
              <SubmitButton variant="outline" size="sm">
                Keep current address
              </SubmitButton>
            )}
          </AuthForm>
        </div>
      ) : (
        <Unfold label="Change email address">
          <AuthForm action={actions.requestAddress} hiddenFields={NO_FIELDS} onAccepted={onChange}>
            {({ errors, values }) => (
              <>
                <Field
                  id={`${id}email`}
                  label="New email"
                  hint="We’ll send a code to the new address. We’ll also tell your current address, which can undo the change for 7 days."
                  error={errors.email}
                >
                  {(control) => (
                    <Input
                      {...control}
                      name="email"
                      type="email"
                      autoComplete="email"
                      autoCapitalize="none"
                      spellCheck={false}
                      defaultValue={values?.email}
                    />
                  )}
                </Field>
                <ProofFields id={id} email={email} needsCode={needsCode} errors={errors} />
                <SubmitButton variant="outline">Send a code</SubmitButton>
              </>
            )}
          </AuthForm>
        </Unfold>
      )}
    </AccountSection>
  );
}
