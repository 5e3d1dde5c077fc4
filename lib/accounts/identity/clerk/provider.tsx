"use client";

import { ClerkFailed, ClerkLoaded, ClerkLoading, ClerkProvider } from "@clerk/nextjs";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { InsideProvider } from "@/lib/accounts/identity/clerk/inside-provider";

/** Steps whose state only Clerk's library knows. */
const HELD_BACK: ReadonlySet<string | null> = new Set(["verify", "reset", "second-factor"]);

/**
 * Signing in or out ends in a full page load. Clerk would first render this page again, which interrupts that; the last
 * option prevents it.
 */
const SETTINGS = { telemetry: false, prefetchUI: false, __internal_invokeMiddlewareOnAuthStateChange: false } as const;

/** Clerk's library is 50 to 82 kB, so it is only loaded on sign-in and account pages. */
export function Provider({ children }: { children: ReactNode }) {
  const isHeldBack = HELD_BACK.has(useSearchParams().get("step"));
  return (
    <ClerkProvider {...SETTINGS}>
      <InsideProvider value={true}>
        {isHeldBack ? (
          <>
            <ClerkLoading>
              <p role="status">Loading…</p>
            </ClerkLoading>
            <ClerkLoaded>{children}</ClerkLoaded>
          </>
        ) : (
          children
        )}
        <ClerkFailed>
          <p role="alert">We couldn’t load sign-in. Please refresh the page.</p>
        </ClerkFailed>
        {/* Container for Clerk's bot check. */}
        <div id="clerk-captcha" />
      </InsideProvider>
    </ClerkProvider>
  );
}
