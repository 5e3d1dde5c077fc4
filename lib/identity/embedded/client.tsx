"use client";

import { changeName, changePassword, endOneSession, endOtherSessions } from "@/lib/identity/embedded/account-actions";
import { requestReset, resendCode, resetPassword, signIn, signUp, verifyEmail } from "@/lib/identity/embedded/actions";
import type { AuthActions, ClientAdapter } from "@/lib/identity/port";

export { SignOut } from "@/lib/identity/embedded/sign-out";

const actions: AuthActions = { signIn, signUp, verifyEmail, resendCode, requestReset, resetPassword, verifySecondFactor: null };

export const Provider: ClientAdapter["Provider"] = ({ children }) => children;

export const useAuthActions: ClientAdapter["useAuthActions"] = () => actions;

export const usePendingStep: ClientAdapter["usePendingStep"] = (fromServer) => fromServer;

export const OwnAccountPanel: ClientAdapter["OwnAccountPanel"] = null;

export const accountActions: ClientAdapter["accountActions"] = { changeName, changePassword, endOneSession, endOtherSessions };
