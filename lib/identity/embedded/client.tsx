"use client";

import type { AuthAction, AuthActions, ClientAdapter } from "@/lib/identity/port";

const refuse: AuthAction = async () => Promise.resolve({ status: "failed", message: "This site keeps no accounts.", fields: {}, values: {} });

const actions: AuthActions = {
  signIn: refuse,
  signUp: refuse,
  verifyEmail: refuse,
  resendCode: refuse,
  requestReset: refuse,
  resetPassword: refuse,
  verifySecondFactor: null,
};

export const Provider: ClientAdapter["Provider"] = ({ children }) => children;

export const useAuthActions: ClientAdapter["useAuthActions"] = () => actions;

export const usePendingStep: ClientAdapter["usePendingStep"] = (fromServer) => fromServer;

export const SignOut: ClientAdapter["SignOut"] = ({ className, children }) => (
  <form action="/" method="get">
    <button className={className}>{children}</button>
  </form>
);

export const AccountPanel: ClientAdapter["AccountPanel"] = () => <p>This site keeps no accounts.</p>;
