import Link from "next/link";
import { Provider } from "#identity/client";
import { KeepInvitation } from "@/components/accounts/identity/keep-invitation";
import {
  LateAccountSetup,
  LateResetForm,
  LateResetRequestForm,
  LateSecondFactorForm,
  LateSignOut,
  LateSignUpForm,
  LateVerifyForm,
} from "@/components/accounts/identity/late-steps";
import { SignInForm } from "@/components/accounts/identity/sign-in-form";
import { StepHead } from "@/components/accounts/identity/step-head";
import { buttonVariants } from "@/components/ui/button-look";
import type { CountryGroups } from "@/lib/catalogue/countries/country";
import { CODE_LENGTH, PASSWORD_LENGTH } from "@/lib/accounts/identity/lengths";
import type { PendingStep } from "@/lib/access/identity-port";
import { hiddenFieldsOf, signInHref, type SignInAddress } from "@/lib/accounts/sign-in/search-params";

interface AuthStepProps {
  address: SignInAddress;
  pending: PendingStep | null;
  countries: CountryGroups;
  /** Null if they could not be read. */
  industries: readonly string[] | null;
  continueSetup: (data: FormData) => Promise<void>;
  /** Where creating an account begins. */
  home: string;
}

/** The sign-in or sign-up step that an address names. */
export function AuthStep(props: AuthStepProps) {
  const { invitation, generalInvitation } = props.address;
  return (
    <Provider>
      {(invitation !== null || generalInvitation !== null) && (
        <KeepInvitation invitation={invitation} generalInvitation={generalInvitation} />
      )}
      <Step {...props} />
    </Provider>
  );
}

function Step({ address, pending, countries, industries, continueSetup, home }: AuthStepProps) {
  const from = address.from ?? "";
  const at = (mode: SignInAddress["mode"], step: SignInAddress["step"]) => signInHref({ ...address, mode, step });
  switch (address.step ?? address.mode) {
    case "signin":
      return (
        <>
          <StepHead title="Sign in" />
          <SignInForm from={from} forgotHref={at("signin", "forgot")} />
          <p className="mt-7 border-t border-rule pt-4 text-s-1 text-ink-2">
            No account yet? <SwitchLink href={at("signup", null)}>Sign Up Free</SwitchLink> and see every ranking
            position.
          </p>
        </>
      );
    case "signup":
      return (
        <>
          <StepHead title="Create your account" step="Step 1 of 2">
            Already have an account? <SwitchLink href={at("signin", null)}>Sign In</SwitchLink>
          </StepHead>
          <LateSignUpForm
            pending={pending}
            hiddenFields={hiddenFieldsOf(address)}
            shortestPassword={PASSWORD_LENGTH}
            countries={countries}
            industries={industries}
          />
        </>
      );
    case "verify":
      return (
        <>
          <StepHead title="Enter your verification code" step="Step 2 of 2" />
          <LateVerifyForm pending={pending} from={from} formHref={at("signup", null)} digits={CODE_LENGTH} />
        </>
      );
    case "forgot":
      return (
        <>
          <StepHead title="Reset your password" />
          <LateResetRequestForm from={from} signInHref={at("signin", null)} />
        </>
      );
    case "reset":
      return (
        <>
          <StepHead title="Set a new password" />
          <LateResetForm
            pending={pending}
            from={from}
            forgotHref={at("signin", "forgot")}
            digits={CODE_LENGTH}
            shortestPassword={PASSWORD_LENGTH}
          />
        </>
      );
    case "second-factor":
      return (
        <>
          <StepHead title="Confirm it’s you" />
          <LateSecondFactorForm pending={pending} from={from} signInHref={at("signin", null)} digits={CODE_LENGTH} />
        </>
      );
    case "setup":
      return (
        <LateAccountSetup
          userType={address.type}
          invitationCode={address.invitation ?? address.generalInvitation}
          to={home}
          continueAction={continueSetup}
        />
      );
    case "sign-out":
      return (
        <>
          <StepHead title="Sign out" />
          <p className="standfirst mb-8 measure-40">
            You will be signed out in this browser and taken to the home page.
          </p>
          <LateSignOut className={buttonVariants({ size: "lg", className: "max-md:w-full" })}>Sign Out</LateSignOut>
        </>
      );
  }
}

function SwitchLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} prefetch={false} className="link">
      {children}
    </Link>
  );
}
