import type { NextFetchEvent, NextRequest, NextResponse } from "next/server";
import type { ComponentType, ReactNode } from "react";

/**
 * The only interface to the account provider. Each adapter has these parts, imported as `#identity/server`,
 * `#identity/edge`, `#identity/client` (signing in), `#identity/account` and `#identity/sign-out`; the build chooses the
 * adapter. Screens are ours and the same for all. An adapter says who someone is; what they may see comes from the
 * server's own tables (`lib/access`).
 */
export interface ServerAdapter {
  /** The signed-in person, read from the session store on each request; null for visitors. */
  session(): Promise<Session | null>;
  /** Short-lived token for the data API with the caller's rights; null for an anonymous call. */
  accessToken(): Promise<string | null>;
  /** Records activity; called only for page navigations and by the beacon after real input. */
  extendSession(): Promise<void>;
  /**
   * Ends the session and deletes its cookies. Never throws: false if the session could not be ended yet and is being
   * retried.
   */
  endSession(): Promise<boolean>;
  /** The pending email step of this browser, if the server knows it; null otherwise. */
  pendingStep(): Promise<PendingStep | null>;
  /** Sessions of the signed-in user, most recently used first; empty if the adapter's own panel lists them. */
  openSessions(): Promise<readonly OpenSession[]>;
  /** What the account forms need besides name and sessions; null if the adapter has its own panel. */
  accountExtras(): Promise<AccountExtras | null>;
  /** Whether the accounts can be read; true for a hosted provider, which is called on each visit anyway. */
  hasAccounts(): Promise<boolean>;
  /** Stored data of the signed-in user, for their data download; without secrets. */
  storedAccount(): Promise<Record<string, unknown> | null>;
  /** Whether a link in an account email is valid. `until` is when the announced change takes effect, ISO time. */
  findEmailLink(act: EmailAct, token: string): Promise<{ until: string | null } | null>;
  /** Performs the link's action; false if it is no longer valid. */
  followEmailLink(act: EmailAct, token: string): Promise<boolean>;
  /**
   * Deletes accounts whose grace period has ended.
   * @returns the number deleted
   */
  eraseLeavers(now: Date): Promise<number>;
}

/** What an email about an account can undo: another email address, a deletion. */
export type EmailAct = "address-back" | "keep-account";

export interface AccountExtras {
  secondFactor: SecondFactor;
  /** The new address whose code is expected in this browser. */
  askedAddress: string | null;
  /** When the account is erased, ISO time; null if no deletion was requested. */
  leavesAt: string | null;
}

export type SecondFactor =
  | { is: "off" }
  /** The first code is expected. `square` is the QR code's path in a field of `size` by `size`. */
  | { is: "begun"; secret: string; address: string; square: { size: number; path: string } }
  | { is: "on"; codesLeft: number };

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

/** Details from sign-up. Kept for the record; they grant nothing. */
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
  /** Whether it is the caller's session. */
  isThis: boolean;
}

/**
 * A code was sent to `email`, or is in the app of the account with that address. `values` is the form input without
 * passwords.
 */
export interface PendingStep {
  purpose: "verify-email" | "reset-password" | "second-factor" | "change-email" | "confirm-browser";
  email: string;
  values: Readonly<Record<string, string>>;
}

/** What the edge can tell cheaply: whether there is a session. `userId` is null if only the server can read it. */
export interface EdgeSession {
  userId: string | null;
}

/** Decides on a request; no return value lets it pass. */
export type EdgeGuard = (session: EdgeSession | null, request: NextRequest) => Promise<NextResponse | undefined>;

export interface EdgeAdapter {
  /** The event is the platform object that a hosted provider may need; others ignore it. */
  withSession(guard: EdgeGuard): (request: NextRequest, event?: NextFetchEvent) => Promise<NextResponse>;
}

/** State of a form between two submissions. `message` is for the whole form, `fields` for single fields. */
export type AuthState =
  /** `shown` is displayed once: recovery codes. */
  | { status: "idle"; shown?: readonly string[] }
  | {
      status: "failed";
      message: string | null;
      fields: Readonly<Record<string, string>>;
      values: Readonly<Record<string, string>>;
    }
  /** Where the screen navigates if the adapter cannot redirect by itself. */
  | { status: "done"; to: string };

/**
 * For `useActionState`. Takes the fields in `lib/accounts/identity/credentials.ts`; works as a plain form post if the
 * adapter supports it.
 */
export type AuthAction = (previous: AuthState, data: FormData) => Promise<AuthState>;

export interface AuthActions {
  signIn: AuthAction;
  signUp: AuthAction;
  /** The code of the sign-up's email. */
  verifyEmail: AuthAction;
  /** Resends the code for the current step. */
  resendCode: AuthAction;
  requestReset: AuthAction;
  resetPassword: AuthAction;
  /** A code of the second factor or a recovery code; null if the adapter has none. */
  verifySecondFactor: AuthAction | null;
}

/**
 * For the account forms, whose fields are in `lib/accounts/identity/credentials.ts`. `idle` after a submission means
 * success.
 */
export interface AccountActions {
  changeName: AuthAction;
  changePassword: AuthAction;
  /** Signs out one of the user's other sessions. */
  endOneSession: AuthAction;
  endOtherSessions: AuthAction;
  /** Sends a code to a new address after checking the password. */
  requestAddress: AuthAction;
  confirmAddress: AuthAction;
  abandonAddress: AuthAction;
  beginSecondFactor: AuthAction;
  /** Confirms the app's first code and returns the recovery codes. */
  confirmSecondFactor: AuthAction;
  abandonSecondFactor: AuthAction;
  renewRecoveryCodes: AuthAction;
  endSecondFactor: AuthAction;
  /** Requests the deletion of the account and signs out. */
  leave: AuthAction;
  keepAccount: AuthAction;
}

export interface ClientAdapter {
  /** Wraps only screens that sign in or show the account. */
  Provider: ComponentType<{ children: ReactNode }>;
  useAuthActions(): AuthActions;
  /** The step as known to the browser library; `fromServer` if there is nothing else. */
  usePendingStep(fromServer: PendingStep | null): PendingStep | null;
}

/** A button that signs out and then goes to `/`, even if signing out failed. */
export type SignOutButton = ComponentType<{ className?: string; children: ReactNode }>;

/** What the account forms do. Apart from signing in, whose page would bring it along. */
export interface AccountAdapter {
  /** The adapter's own panel for name, email, password and sessions; null where our forms are the panel. */
  OwnAccountPanel: ComponentType | null;
  /** Actions of our forms; null if the adapter has its own panel. */
  accountActions: AccountActions | null;
}
