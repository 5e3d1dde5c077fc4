"use client";

import { lazy, Suspense, useContext } from "react";
import { InsideProvider } from "@/lib/accounts/identity/clerk/inside-provider";
import { SIGN_OUT_ASKED } from "@/lib/accounts/identity/clerk/sign-out-asked";
import type { SignOutButton } from "@/lib/access/identity-port";

// Every member's page has this in its menu; Clerk's library is loaded from the page that has it.
const SignOutHere = lazy(() => import("@/lib/accounts/identity/clerk/sign-out-here"));

export const SignOut: SignOutButton = ({ className, children }) => {
  const isInside = useContext(InsideProvider);
  if (!isInside) {
    return (
      <a
        href="/auth?mode=signin&step=sign-out"
        className={className}
        onClick={() => sessionStorage.setItem(SIGN_OUT_ASKED, "1")}
      >
        {children}
      </a>
    );
  }
  return (
    <Suspense fallback={null}>
      <SignOutHere to="/" className={className}>
        {children}
      </SignOutHere>
    </Suspense>
  );
};
