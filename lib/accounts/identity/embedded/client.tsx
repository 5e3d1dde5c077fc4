"use client";

import {
  requestReset,
  resendCode,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
  verifySecondFactor,
} from "@/lib/accounts/identity/embedded/actions";
import type { AuthActions, ClientAdapter } from "@/lib/access/identity-port";

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
