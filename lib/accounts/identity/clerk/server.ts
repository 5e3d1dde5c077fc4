import "server-only";
import { createClerkClient } from "@clerk/backend";
import { cookies } from "next/headers";
import { cache } from "react";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { SIGNED_IN_COOKIE } from "@/lib/access/claims";
import { endLater, isEnding } from "@/lib/accounts/identity/end-later";
import { loadPerson } from "@/lib/accounts/identity/clerk/person";
import { readSessionToken } from "@/lib/accounts/identity/clerk/session-token";
import type { ServerAdapter } from "@/lib/access/identity-port";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

/** The name of Clerk's cookie; there are several, with suffixes, if several applications share a host. */
const SESSION_COOKIE = "__session";
const MOST_COOKIES = 4;
/** Milliseconds a sign-out waits for Clerk. */
const PATIENCE = 3_000;

const clerk = () =>
  createClerkClient({
    secretKey: setting("CLERK_SECRET_KEY") ?? undefined,
    apiUrl: setting("CLERK_API_URL") ?? undefined,
    telemetry: { disabled: true },
  });

async function sessionCookies() {
  const isOne = (name: string) => name === SESSION_COOKIE || name.startsWith(`${SESSION_COOKIE}_`);
  return (await cookies()).getAll().filter(({ name }) => isOne(name));
}

/**
 * The request's session, once per request. Pages without the edge's check call this too, so the cookie is verified
 * here. An expired token is only trusted after Clerk has confirmed its session.
 */
const findSession = cache(async () => {
  for (const { value } of (await sessionCookies()).slice(0, MOST_COOKIES)) {
    const found = await readSessionToken(value);
    if (found && isEnding(found.sessionId)) return null;
    if (found?.token) return found;
    if (found) {
      const { status, userId } = await clerk().sessions.getSession(found.sessionId);
      if (status === "active" && userId === found.userId) return found;
    }
  }
  return null;
});

export const session: ServerAdapter["session"] = async () => {
  const found = await findSession();
  if (!found) return null;
  const { userId, sessionId } = found;
  return { userId, sessionId, ...(await loadPerson(userId, async (id) => clerk().users.getUser(id))) };
};

/** Clerk's own token: the data API checks it against Clerk's keys. */
export const accessToken: ServerAdapter["accessToken"] = cache(async () => {
  const found = await findSession();
  if (!found) return null;
  return found.token ?? (await clerk().sessions.getToken(found.sessionId)).jwt;
});

/** Nothing to do: the inactivity limit is a setting at Clerk, whose library reports activity. */
export const extendSession: ServerAdapter["extendSession"] = async () => Promise.resolve();

export const endSession: ServerAdapter["endSession"] = async () => {
  const isEnded = await revoke();
  try {
    const cookieStore = await cookies();
    const names = (await sessionCookies()).map(({ name }) => name);
    for (const name of [...names, SIGNED_IN_COOKIE, CLAIMS_COOKIE]) cookieStore.delete(name);
  } catch {
    // A page being rendered cannot change cookies; the edge's next request does.
  }
  return isEnded;
};

/** Ends the request's session at Clerk, with retries while Clerk does not respond. */
async function revoke(): Promise<boolean> {
  try {
    const found = await findSession();
    if (!found) return true;
    const end = async () => void (await clerk().sessions.revokeSession(found.sessionId));
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error("Clerk did not respond in time.")), PATIENCE),
    );
    try {
      await Promise.race([end(), late]);
    } catch (error) {
      endLater(found.sessionId, end);
      throw error;
    }
    return true;
  } catch (error) {
    logError(error, "Could not end a session at Clerk.");
    return false;
  }
}

/** Known to Clerk's library in the browser. */
export const pendingStep: ServerAdapter["pendingStep"] = async () => Promise.resolve(null);

/** Listed in Clerk's own panel. */
export const openSessions: ServerAdapter["openSessions"] = async () => Promise.resolve([]);

/** In Clerk's own panel: second factor, addresses, deletion. */
export const hasAccounts: ServerAdapter["hasAccounts"] = async () => Promise.resolve(true);

export const accountExtras: ServerAdapter["accountExtras"] = async () => Promise.resolve(null);

export const storedAccount: ServerAdapter["storedAccount"] = async () => {
  const found = await session();
  return found && { ...found };
};

/** Clerk sends its own emails about accounts. */
export const findEmailLink: ServerAdapter["findEmailLink"] = async () => Promise.resolve(null);

export const followEmailLink: ServerAdapter["followEmailLink"] = async () => Promise.resolve(false);

/** Clerk deletes accounts at once and reports it by webhook. */
export const eraseLeavers: ServerAdapter["eraseLeavers"] = async () => Promise.resolve(0);
