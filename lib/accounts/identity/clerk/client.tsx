"use client";

import { useSignIn, useSignUp } from "@clerk/nextjs";
import { useSearchParams } from "next/navigation";
import { createAuthActions } from "@/lib/accounts/identity/clerk/auth-flow";
import { toPendingStep } from "@/lib/accounts/identity/clerk/pending-step";
import type { ClientAdapter } from "@/lib/access/identity-port";

export { Provider } from "@/lib/accounts/identity/clerk/provider";

/** In this tab only: the address for a password reset, known to Clerk or not. */
const RESET = "granskog.reset";

function keepReset(email: string | null): void {
  if (email === null) sessionStorage.removeItem(RESET);
  else sessionStorage.setItem(RESET, email);
}

const keptReset = () => (typeof sessionStorage === "undefined" ? null : sessionStorage.getItem(RESET));

export const useAuthActions: ClientAdapter["useAuthActions"] = () => {
  const { signIn } = useSignIn();
  const { signUp } = useSignUp();
  return createAuthActions({
    signIn,
    signUp,
    keepReset,
    search: () => window.location.search,
    go: (to) => window.location.assign(to),
  });
};

export const usePendingStep: ClientAdapter["usePendingStep"] = () => {
  const { signIn } = useSignIn();
  const { signUp } = useSignUp();
  return toPendingStep(useSearchParams().get("step"), { reset: keptReset(), signIn, signUp });
};
