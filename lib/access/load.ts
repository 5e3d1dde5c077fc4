import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import {
  accessToken,
  accountExtras,
  endSession,
  eraseLeavers,
  extendSession,
  findEmailLink,
  followEmailLink,
  hasAccounts as canReadAccounts,
  storedAccount,
  openSessions,
  pendingStep,
  session,
} from "#identity/server";
import type { Claims } from "@/lib/access/claims";
import { renewalHref, withoutMark } from "@/lib/access/claims-renewal";
import { CLAIMS_COOKIE, openClaims, sealClaims } from "@/lib/access/edge-claims";
import { admitCaller, findAccess, type Access } from "@/lib/access/queries";
import { recallClaims, rememberClaims } from "@/lib/access/known-claims";
import { redirectFor } from "@/lib/access/routes";
import { anonymousViewer, toViewer, type Viewer } from "@/lib/access/viewer";
import type {
  AccountExtras,
  EmailAct,
  OpenSession,
  PendingStep,
  Profile,
  SignUpDetails,
} from "@/lib/access/identity-port";
import { DataError } from "@/lib/platform/database/data-error";
import { isWaitlistMode } from "@/lib/platform/site/environment";
import { hasActiveSubscription, type Subscription } from "@/lib/access/subscription";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { setting } from "@/lib/platform/environment/env.server";

/** A signed-in person, with everything that pages show about them. */
export interface Member {
  viewer: Viewer;
  claims: Claims;
  profile: Profile;
  details: SignUpDetails;
  memberSince: string;
  changedAt: string;
  /** Active or not; null without a subscription. */
  subscription: Subscription | null;
  isInitialised: boolean;
}

/**
 * The signed-in person, from the session and the server's own tables, once per request; null for visitors. Counts as
 * one of their requests.
 * @throws {DataError} if the tables do not respond: rights are never guessed
 * @throws {TooManyRequests} if they are over the limit
 */
export const loadMember = cache(async (): Promise<Member | null> => readMember(admitCaller));

/** The same without counting, for signing in and out: people over the limit can still do that. */
export const loadMemberUncounted = cache(async (): Promise<Member | null> => readMember(findAccess));

async function readMember(ask: (caller: typeof accessToken) => Promise<Access | null>): Promise<Member | null> {
  const found = await session();
  if (!found) return null;
  const access = await ask(accessToken);
  if (!access) return null;
  const { userId, sessionId, profile, details, memberSince, changedAt } = found;
  const { role, subscription, isInitialised } = access;
  const tier = hasActiveSubscription(subscription) ? (subscription?.tier ?? null) : null;
  const claims: Claims = { userId, sessionId, role, tier };
  rememberClaims(claims);
  return {
    viewer: toViewer(claims, isWaitlistMode()),
    claims,
    profile,
    details,
    memberSince,
    changedAt,
    subscription,
    isInitialised,
  };
}

/**
 * The member a guarded page is rendered for. People without access are redirected as the route table says; for others,
 * activity is recorded.
 * @param path the page's own address
 * @param search its search parameters, "" or beginning with "?"
 */
export async function loadGuarded(path: string, search = ""): Promise<Member> {
  const member = await loadMember();
  // A production build inlines NODE_ENV and drops the rest, so there is no preview outside development.
  const isPreview = process.env.NODE_ENV === "development" && new URLSearchParams(search).get("preview") === "1";
  const refusal = redirectFor({
    path,
    search: withoutMark(search),
    claims: member?.claims ?? null,
    waitlistMode: isWaitlistMode(),
    isPreview,
  });
  if (refusal && member)
    logSecurityEvent({ event: "guard", outcome: "refused", reason: path, userId: member.claims.userId });
  if (refusal) redirect(member ? refusal.to : await withoutClaims(refusal.to));
  if (!member) return isPreview ? NOBODY : redirect("/auth?mode=signin");
  if (!(await isPrefetch())) await extendSession();
  return member;
}

/**
 * Redirects someone without a session. Outdated claims would make the edge send them back here, so they are deleted on
 * the way.
 */
async function withoutClaims(to: string): Promise<string> {
  const token = (await cookies()).get(CLAIMS_COOKIE)?.value;
  return (await openClaims(token, setting("AUTH_SECRET") ?? "")) ? renewalHref(to) : to;
}

/** A developer's stand-in for a member on guarded pages, with a visitor's rights. */
const NOBODY: Member = {
  viewer: anonymousViewer,
  claims: { userId: "", sessionId: "", role: "user", tier: null },
  profile: { firstName: "", lastName: "", email: "" },
  details: { company: "", country: "", title: "", industry: "", marketingConsent: false },
  memberSince: "",
  changedAt: "",
  subscription: null,
  isInitialised: true,
};

/**
 * Prefetches by the browser do not show that someone is active. (Next's own prefetches stop at the portal's loading
 * screen and render no page.)
 */
async function isPrefetch(): Promise<boolean> {
  const sent = await headers();
  return /prefetch/i.test(sent.get("sec-purpose") ?? sent.get("purpose") ?? "");
}

/**
 * The claims of someone whom the database confirmed as admin within the last hour, in a session that the accounts still
 * know. Opens the status page during a database outage, and nothing else.
 * @throws the error again for anyone else, and any error that is not the database's
 */
async function recallAdmin(error: unknown): Promise<Claims> {
  const found = error instanceof DataError ? await session() : null;
  const claims = found && recallClaims(found.sessionId, found.userId);
  if (claims?.role !== "admin") throw error;
  return claims;
}

/** Guards the status page, which must open during a database outage and shows no one's data. */
export async function loadGuardedStatus(path: string, search: string): Promise<void> {
  try {
    await loadGuarded(path, search);
  } catch (error) {
    await recallAdmin(error);
  }
}

/**
 * A fresh token of the member's claims for the edge, or null for visitors. Counts as one of their requests.
 * @throws {DataError} if the database does not respond
 * @throws {TooManyRequests} if they are over the limit
 */
export async function sealMemberClaims(): Promise<string | null> {
  const claims = await loadMember().then((member) => member?.claims ?? null, recallAdmin);
  return claims && sealClaims(claims, setting("AUTH_SECRET") ?? "");
}

/**
 * An absent person as the reader of what they shared, with their current rights. Null if the account no longer exists.
 * The site checks first who may see what they share.
 * @throws {DataError} if the tables do not respond: rights are never guessed
 */
export async function loadAbsentReader(userId: string): Promise<{ viewer: Viewer; caller: { userId: string } } | null> {
  const access = await findAccess({ userId });
  if (!access) return null;
  const { role, subscription } = access;
  const tier = hasActiveSubscription(subscription) ? (subscription?.tier ?? null) : null;
  return { viewer: toViewer({ userId, sessionId: "", role, tier }, isWaitlistMode()), caller: { userId } };
}

/** For the data API: the token of the signed-in user. */
export const asMember = accessToken;

/** Ends the session and deletes the edge claims. Never throws: false while ending the session is being retried. */
export async function endMemberSession(): Promise<boolean> {
  return endSession();
}

/** Records activity. */
export async function keepMemberSession(): Promise<void> {
  await extendSession();
}

/** The pending sign-in or sign-up email step of this browser; null otherwise. */
export async function loadPendingStep(): Promise<PendingStep | null> {
  return pendingStep();
}

/** Sessions of the signed-in user, most recently used first; empty if the provider's own panel lists them. */
export async function loadOpenSessions(): Promise<readonly OpenSession[]> {
  return openSessions();
}

/** What the account forms need besides name and sessions; null if the provider has its own panel. */
export async function loadAccountExtras(): Promise<AccountExtras | null> {
  return accountExtras();
}

/** Data that the identity store has about the signed-in user, without secrets; null for visitors. */
export async function loadStoredAccount(): Promise<Record<string, unknown> | null> {
  return storedAccount();
}

/** Whether a link in an account email is valid. */
export async function loadEmailLink(act: EmailAct, token: string): Promise<{ until: string | null } | null> {
  return findEmailLink(act, token);
}

/** Performs an email link's action; false if it is no longer valid. */
export async function followLink(act: EmailAct, token: string): Promise<boolean> {
  return followEmailLink(act, token);
}

/**
 * Deletes accounts whose grace period has ended.
 * @returns the number deleted
 */
export async function eraseDepartedAccounts(now: Date): Promise<number> {
  return eraseLeavers(now);
}

/** Whether the accounts can be read. */
export async function hasAccounts(): Promise<boolean> {
  return canReadAccounts();
}
