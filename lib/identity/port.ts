import type { NextRequest, NextResponse } from "next/server";
import type { ComponentType, ReactNode } from "react";
import type { Claims } from "@/lib/access/claims";

/**
 * The one door to whoever keeps the accounts. Each adapter gives three parts, imported as `#identity/server`,
 * `#identity/edge` and `#identity/client`; the build chooses whose. Screens are ours and the same with each of them.
 */
export interface ServerAdapter {
  /** Who asks, read again from the session and the server's own tables; null when nobody is signed in. */
  claims(): Promise<Claims | null>;
  /** Short-lived token for the data API in the name of whoever asks; null makes an anonymous call. */
  accessToken(): Promise<string | null>;
}

/** Decides on claims that are a minute old at most; nothing returned lets the request pass. */
export type Guard = (claims: Claims | null, request: NextRequest) => NextResponse | undefined;

export interface EdgeAdapter {
  /** Runs a guard with the claims the request carries. */
  withClaims(guard: Guard): (request: NextRequest) => Promise<NextResponse>;
}

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

export interface SignUpInput extends Profile {
  password: string;
  company: string;
  country: string;
  title: string;
  industry: string;
  marketingConsent: boolean;
}

/** `message` is the provider's own, to be shown; without one the screen has its own words. */
export type Outcome = { ok: true } | { ok: false; message?: string; needs?: "email-code" | "totp" };

export interface IdentityClient {
  /** False until it is known whether someone is signed in. */
  ready: boolean;
  user: Profile | null;
  signIn(email: string, password: string): Promise<Outcome>;
  signUp(input: SignUpInput): Promise<Outcome>;
  verifyEmail(code: string): Promise<Outcome>;
  verifyTotp(code: string): Promise<Outcome>;
  requestReset(email: string): Promise<Outcome>;
  resetPassword(code: string, password: string): Promise<Outcome>;
  /** Never fails: what could not be ended at the provider is forgotten here. The screen then goes to `/`. */
  signOut(): Promise<void>;
}

export interface ClientAdapter {
  Provider: ComponentType<{ children: ReactNode }>;
  useIdentity(): IdentityClient;
  AccountPanel: ComponentType;
}
