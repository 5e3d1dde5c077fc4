import type { NextFetchEvent, NextRequest, NextResponse } from "next/server";
import type { ComponentType, ReactNode } from "react";

/**
 * The one door to anyone who keeps the accounts. Each adapter gives three parts, imported as `#identity/server`,
 * `#identity/edge` and `#identity/client` (and of the last one `#identity/sign-out` alone, for menus that need no
 * more); the build chooses whose. Screens are ours and the same with each of them. An adapter says who someone is; what
 * they may see comes from the server's own tables (`lib/access`).
 */
export interface ServerAdapter {
  /** Who is signed in, read again from the session store on each request; null when no one is. */
  session(): Promise<Session | null>;
  /** Short-lived token for the data API in the name of the caller; null makes an anonymous call. */
  accessToken(): Promise<string | null>;
  /** Notes that the person is there: called for page navigations and for the beacon after real input, nothing else. */
  extendSession(): Promise<void>;
  /** Ends the session here and forgets its cookies. Never fails. */
  endSession(): Promise<void>;
  /** The email step this browser is in the middle of, where the server knows; null otherwise. */
  pendingStep(): Promise<PendingStep | null>;
  /** Sessions of the signed-in user, the latest used first; none where the adapter's own panel lists them. */
  openSessions(): Promise<readonly OpenSession[]>;
  /** What the account's forms must know beyond name and sessions; null where the adapter has a panel of its own. */
  accountExtras(): Promise<AccountExtras | null>;
  /** Whether the accounts can be read; true where a provider keeps them, who is asked with each visit anyway. */
  hasAccounts(): Promise<boolean>;
  /** What is kept of the signed-in user, for a copy of their data; secrets excepted. */
  storedAccount(): Promise<Record<string, unknown> | null>;
  /** Is a link of one of the account's emails still good? `until` is when what it undoes comes about, ISO time. */
  findEmailLink(act: EmailAct, token: string): Promise<{ until: string | null } | null>;
  /** Does what the link is for; false where it is no longer good. */
  followEmailLink(act: EmailAct, token: string): Promise<boolean>;
  /** Erases accounts whose time to be kept is over. @returns how many */
  eraseLeavers(now: Date): Promise<number>;
}

/** What an email about an account can undo: another email address, a deletion. */
export type EmailAct = "address-back" | "keep-account";

export interface AccountExtras {
  secondFactor: SecondFactor;
  /** The new address whose code is expected in this browser. */
  askedAddress: string | null;
  /** When the account is erased, ISO time; null where no one asked for it. */
  leavesAt: string | null;
}

export type SecondFactor =
  | { is: "off" }
  /** The first code is expected. `square` is drawn in a field of `size` by `size`. */
  | { is: "begun"; secret: string; address: string; square: { size: number; path: string } }
  | { is: "on"; codesLeft: number };

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

/** What was told at sign-up. Kept for the record; none of it grants anything. */
export interface SignUpDetails {
  company: string;
  country: string;
  title: string;
  industry: string;
  marketingConsent: boolean;
}

export interface Session {
  userId: string;
  sessionId: string;
  profile: Profile;
  details: SignUpDetails;
  /** ISO time. */
  memberSince: string;
  /** ISO time of the last change to name or address. */
  changedAt: string;
}

export interface OpenSession {
  sessionId: string;
  /** Browser and system in words: "Firefox on Linux". */
  device: string;
  /** ISO time. */
  lastActiveAt: string;
  /** Is it the one that asks? */
  isThis: boolean;
}

/** A code is on its way to `email`, or in the app of the account with that address. `values` are what was typed into the form, passwords excepted. */
export interface PendingStep {
  purpose: "verify-email" | "reset-password" | "second-factor" | "change-email" | "confirm-browser";
  email: string;
  values: Readonly<Record<string, string>>;
}

/** What the edge can tell cheaply: someone claims a session. `userId` is null where only the server can read it. */
export interface EdgeSession {
  userId: string | null;
}

/** Decides on a request; nothing returned lets it pass. */
export type EdgeGuard = (session: EdgeSession | null, request: NextRequest) => Promise<NextResponse | undefined>;

export interface EdgeAdapter {
  /** The event is what a hosted provider may want of the platform; others leave it. */
  withSession(guard: EdgeGuard): (request: NextRequest, event?: NextFetchEvent) => Promise<NextResponse>;
}

/** State of a form between two submissions. `message` is for the form as a whole, `fields` for single ones. */
export type AuthState =
  /** `shown` is told this once: recovery codes. */
  | { status: "idle"; shown?: readonly string[] }
  | {
      status: "failed";
      message: string | null;
      fields: Readonly<Record<string, string>>;
      values: Readonly<Record<string, string>>;
    }
  /** Where an adapter cannot redirect by itself, the screen goes there. */
  | { status: "done"; to: string };

/** For `useActionState`. Takes the fields named in `lib/accounts/identity/credentials.ts`; works as a plain form post where the adapter can. */
export type AuthAction = (previous: AuthState, data: FormData) => Promise<AuthState>;

export interface AuthActions {
  signIn: AuthAction;
  signUp: AuthAction;
  /** The code of the sign-up's email. */
  verifyEmail: AuthAction;
  /** Another code, for the step this browser is in. */
  resendCode: AuthAction;
  requestReset: AuthAction;
  resetPassword: AuthAction;
  /** A code of the second factor, or one for recovery; null where the adapter has none. */
  verifySecondFactor: AuthAction | null;
}

/** For the account's own forms, whose fields are in `lib/accounts/identity/credentials.ts`. `idle` after a submission: done. */
export interface AccountActions {
  changeName: AuthAction;
  changePassword: AuthAction;
  /** Signs out one of the person's other sessions. */
  endOneSession: AuthAction;
  endOtherSessions: AuthAction;
  /** Sends a code to a new address, once the password is right. */
  requestAddress: AuthAction;
  confirmAddress: AuthAction;
  abandonAddress: AuthAction;
  beginSecondFactor: AuthAction;
  /** With the app's first code; tells the recovery codes. */
  confirmSecondFactor: AuthAction;
  abandonSecondFactor: AuthAction;
  renewRecoveryCodes: AuthAction;
  endSecondFactor: AuthAction;
  /** Asks for the deletion of the account, and signs out. */
  leave: AuthAction;
  keepAccount: AuthAction;
}

export interface ClientAdapter {
  /** Around screens that sign in or show the account, and only there. */
  Provider: ComponentType<{ children: ReactNode }>;
  useAuthActions(): AuthActions;
  /** The step as the browser's own library knows it; `fromServer` where that is all there is. */
  usePendingStep(fromServer: PendingStep | null): PendingStep | null;
  /** A button that signs out and then goes to `/`, whether or not signing out worked. */
  SignOut: ComponentType<{ className?: string; children: ReactNode }>;
  /** The adapter's own panel for name, email, password and sessions; null where our forms are the panel. */
  OwnAccountPanel: ComponentType | null;
  /** What our forms do; null where the adapter has a panel of its own. */
  accountActions: AccountActions | null;
}
