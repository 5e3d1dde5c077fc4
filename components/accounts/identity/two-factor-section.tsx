import { AccountSection, Done, Unfold } from "@/components/accounts/identity/account-section";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { ProofFields } from "@/components/accounts/identity/proof-fields";
import { RecoveryCodes } from "@/components/accounts/identity/recovery-codes";
import { TwoFactorSetup } from "@/components/accounts/identity/two-factor-setup";
import { SubmitButton } from "@/components/ui/submit-button";
import type { AccountActions, SecondFactor } from "@/lib/access/identity-port";
import { SITE } from "@/lib/platform/site/site";

interface TwoFactorSectionProps {
  id: string;
  email: string;
  factor: SecondFactor;
  actions: Pick<
    AccountActions,
    "beginSecondFactor" | "confirmSecondFactor" | "abandonSecondFactor" | "renewRecoveryCodes" | "endSecondFactor"
  >;
  onChange?: () => void;
}

const NO_FIELDS = {};
const SAYS = {
  off: "Off. Turn it on to ask for a code from an app on your phone, as well as your password, when you sign in.",
  begun: "One more step: link your authenticator app.",
  on: "On. When you sign in, we ask for a code from your app as well as your password.",
} as const;

/** Two-step sign-in: its status, and how to switch it on or off. */
export function TwoFactorSection({ id, email, factor, actions, onChange }: TwoFactorSectionProps) {
  return (
    <AccountSection id={id} title="Two-step sign-in" says={SAYS[factor.is]}>
      {/* Stands here whatever the state: the codes it is answered with are shown this once. */}
      <AuthForm action={actions.confirmSecondFactor} hiddenFields={NO_FIELDS} onAccepted={onChange}>
        {({ errors, shown }) => (
          <>
            {factor.is === "begun" && <TwoFactorSetup id={id} factor={factor} error={errors.code} />}
            {factor.is === "on" && shown && <RecoveryCodes codes={shown} site={SITE.name} />}
          </>
        )}
      </AuthForm>
      {factor.is === "begun" && (
        <div className="mt-3">
          <AuthForm action={actions.abandonSecondFactor} hiddenFields={NO_FIELDS} onAccepted={onChange}>
            {() => (
              <SubmitButton variant="outline" size="sm">
                Not now
              </SubmitButton>
            )}
          </AuthForm>
        </div>
      )}
      {factor.is === "off" && (
        <Unfold label="Turn on two-step sign-in">
          <AuthForm action={actions.beginSecondFactor} hiddenFields={NO_FIELDS} onAccepted={onChange}>
            {({ errors }) => (
              <>
                <ProofFields id={`${id}begin`} email={email} needsCode={false} errors={errors} />
                <SubmitButton variant="outline">Continue</SubmitButton>
              </>
            )}
          </AuthForm>
        </Unfold>
      )}
      {factor.is === "on" && (
        <WhenOn id={id} email={email} codesLeft={factor.codesLeft} actions={actions} onChange={onChange} />
      )}
    </AccountSection>
  );
}

function WhenOn({
  id,
  email,
  codesLeft,
  actions,
  onChange,
}: Omit<TwoFactorSectionProps, "factor"> & { codesLeft: number }) {
  return (
    <>
      <p
        className={
          codesLeft < 3
            ? "mb-4 border-l-4 border-cloudberry bg-cloudberry-tint px-3 py-1 leading-6 font-semibold text-cloudberry-ink"
            : "mb-4 leading-6"
        }
      >
        {codesLeft === 1 ? "1 recovery code left." : `${codesLeft} recovery codes left.`}
      </p>
      <Unfold label="Get new recovery codes">
        <AuthForm action={actions.renewRecoveryCodes} hiddenFields={NO_FIELDS} onAccepted={onChange}>
          {({ errors, shown }) => (
            <>
              {shown && <RecoveryCodes codes={shown} site={SITE.name} />}
              <p className="mb-5 text-s-1 leading-5 text-ink-2">Your current codes will stop working.</p>
              <ProofFields id={`${id}renew`} email={email} needsCode errors={errors} />
              <SubmitButton variant="outline">Get new codes</SubmitButton>
            </>
          )}
        </AuthForm>
      </Unfold>
      <Unfold label="Turn off two-step sign-in">
        <AuthForm action={actions.endSecondFactor} hiddenFields={NO_FIELDS} onAccepted={onChange}>
          {({ errors, isAccepted }) => (
            <>
              {isAccepted && <Done>Two-step sign-in is off.</Done>}
              <ProofFields id={`${id}end`} email={email} needsCode errors={errors} />
              <SubmitButton variant="destructive">Turn off</SubmitButton>
            </>
          )}
        </AuthForm>
      </Unfold>
    </>
  );
}
