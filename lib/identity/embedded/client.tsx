"use client";

import type { ClientAdapter, Outcome } from "@/lib/identity/port";

async function refuse(): Promise<Outcome> {
  return Promise.resolve({ ok: false, message: "This site keeps no accounts." });
}

const anonymous: ReturnType<ClientAdapter["useIdentity"]> = {
  ready: true,
  user: null,
  signIn: refuse,
  signUp: refuse,
  verifyEmail: refuse,
  verifyTotp: refuse,
  requestReset: refuse,
  resetPassword: refuse,
  signOut: async () => Promise.resolve(),
};

export const Provider: ClientAdapter["Provider"] = ({ children }) => children;

export const useIdentity: ClientAdapter["useIdentity"] = () => anonymous;

export const AccountPanel: ClientAdapter["AccountPanel"] = () => <p>This site keeps no accounts.</p>;
