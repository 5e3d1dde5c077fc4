"use client";

import { type ComponentProps, lazy } from "react";
// The server cannot name the sheets of what is loaded late.
import "@/components/ui/code-input.module.css";

// One step of many is shown, and most who open the page come to sign in. Without a separate Suspense boundary, so that
// a server draws them where they stand for readers without JavaScript.
const SignUp = lazy(async () => ({
  default: (await import("@/components/accounts/identity/sign-up-form")).SignUpForm,
}));
const Verify = lazy(async () => ({
  default: (await import("@/components/accounts/identity/verify-form")).VerifyForm,
}));
const SecondFactor = lazy(async () => ({
  default: (await import("@/components/accounts/identity/second-factor-form")).SecondFactorForm,
}));
const ResetRequest = lazy(async () => ({
  default: (await import("@/components/accounts/identity/reset-forms")).ResetRequestForm,
}));
const Reset = lazy(async () => ({
  default: (await import("@/components/accounts/identity/reset-forms")).ResetForm,
}));
const Setup = lazy(async () => ({
  default: (await import("@/components/accounts/identity/account-setup")).AccountSetup,
}));
const SignOut = lazy(async () => ({ default: (await import("#identity/sign-out")).SignOut }));

/** The first step of signing up. */
export function LateSignUpForm(props: ComponentProps<typeof SignUp>) {
  return <SignUp {...props} />;
}

/** The second step of signing up. */
export function LateVerifyForm(props: ComponentProps<typeof Verify>) {
  return <Verify {...props} />;
}

/** The code after the password. */
export function LateSecondFactorForm(props: ComponentProps<typeof SecondFactor>) {
  return <SecondFactor {...props} />;
}

/** Asks for the code with which a new password can be set. */
export function LateResetRequestForm(props: ComponentProps<typeof ResetRequest>) {
  return <ResetRequest {...props} />;
}

/** Sets a new password. */
export function LateResetForm(props: ComponentProps<typeof Reset>) {
  return <Reset {...props} />;
}

/** Sets the new account up. */
export function LateAccountSetup(props: ComponentProps<typeof Setup>) {
  return <Setup {...props} />;
}

/** Signs out, where one has asked for it by an address. */
export function LateSignOut(props: ComponentProps<typeof SignOut>) {
  return <SignOut {...props} />;
}
