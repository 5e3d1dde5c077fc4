"use client";

import {
  changeName,
  changePassword,
  endOneSession,
  endOtherSessions,
} from "@/lib/accounts/identity/embedded/account-actions";
import { abandonAddress, confirmAddress, requestAddress } from "@/lib/accounts/identity/embedded/address-actions";
import {
  requestReset,
  resendCode,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
  verifySecondFactor,
} from "@/lib/accounts/identity/embedded/actions";
import { keepAccount, leave } from "@/lib/accounts/identity/embedded/leaving-actions";
import {
  abandonSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from "@/lib/accounts/identity/embedded/second-factor-actions";
import type { AuthActions, ClientAdapter } from "@/lib/access/identity-port";

export { SignOut } from "@/lib/accounts/identity/embedded/sign-out";

const actions: AuthActions = {
  signIn,
  signUp,
  verifyEmail,
  resendCode,
  requestReset,
  resetPassword,
  verifySecondFactor,
};

export const Provider: ClientAdapter["Provider"] = ({ children }) => children;

export const useAuthActions: ClientAdapter["useAuthActions"] = () => actions;

export const usePendingStep: ClientAdapter["usePendingStep"] = (fromServer) => fromServer;

export const OwnAccountPanel: ClientAdapter["OwnAccountPanel"] = null;

export const accountActions: ClientAdapter["accountActions"] = {
  changeName,
  changePassword,
  endOneSession,
  endOtherSessions,
  requestAddress,
  confirmAddress,
  abandonAddress,
  beginSecondFactor,
  confirmSecondFactor,
  abandonSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  leave,
  keepAccount,
};
