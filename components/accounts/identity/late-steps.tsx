"use client";

import { lateDrawn } from "@/components/ui/late-drawn";
import "@/components/ui/code-input.module.css";

// One step of many is shown, and most who open the page come to sign in.

/** The first step of signing up. */
export const LateSignUpForm = lateDrawn(
  async () => (await import("@/components/accounts/identity/sign-up-form")).SignUpForm,
);

/** The second step of signing up. */
export const LateVerifyForm = lateDrawn(
  async () => (await import("@/components/accounts/identity/verify-form")).VerifyForm,
);

/** The code after the password. */
export const LateSecondFactorForm = lateDrawn(
  async () => (await import("@/components/accounts/identity/second-factor-form")).SecondFactorForm,
);

/** Asks for the code with which a new password can be set. */
export const LateResetRequestForm = lateDrawn(
  async () => (await import("@/components/accounts/identity/reset-forms")).ResetRequestForm,
);

/** Sets a new password. */
export const LateResetForm = lateDrawn(
  async () => (await import("@/components/accounts/identity/reset-forms")).ResetForm,
);

/** Sets the new account up. */
export const LateAccountSetup = lateDrawn(
  async () => (await import("@/components/accounts/identity/account-setup")).AccountSetup,
);

/** Signs out, where one has asked for it by an address. */
export const LateSignOut = lateDrawn(async () => (await import("#identity/sign-out")).SignOut);
