import "server-only";
import { verifyToken } from "@clerk/backend";
import { TokenVerificationError, TokenVerificationErrorReason } from "@clerk/backend/errors";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { authorizedParties, jwtKey } from "@/lib/accounts/identity/clerk/settings";
import { setting } from "@/lib/platform/environment/env.server";

/**
 * Milliseconds for which an expired token still identifies the session to ask Clerk about. Clerk's library renews
 * tokens each minute where it is loaded, which most of our pages do without. As long as the inactivity limit.
 */
const IDLE = 30 * 60_000;

/** Errors in loading the keys, not in the token. */
const OUTAGES: ReadonlySet<string> = new Set([
  TokenVerificationErrorReason.RemoteJWKFailedToLoad,
  TokenVerificationErrorReason.RemoteJWKInvalid,
]);

/** Longer text cannot be one of Clerk's tokens. */
const LONGEST = 8_192;

function isToken(text: string): boolean {
  if (text.length > LONGEST) return false;
  try {
    decodeProtectedHeader(text);
    decodeJwt(text);
    return true;
  } catch {
    return false;
  }
}

export interface SessionToken {
  userId: string;
  sessionId: string;
  /** The token while it is valid; null once it has expired. */
  token: string | null;
}

/**
 * The content of a session cookie if Clerk signed it for this site and it did not expire long ago; null for anything
 * else.
 * @throws if Clerk's keys cannot be loaded
 */
export async function readSessionToken(token: string): Promise<SessionToken | null> {
  if (!isToken(token)) return null;
  try {
    const options = {
      secretKey: setting("CLERK_SECRET_KEY") ?? undefined,
      apiUrl: setting("CLERK_API_URL") ?? undefined,
      jwtKey: jwtKey(),
      authorizedParties: authorizedParties(),
    };
    const { sub, sid, sts, exp } = await verifyToken(token, { ...options, clockSkewInMs: IDLE });
    // Pending: signed in at Clerk, with a step left to do there.
    if (!sub || !sid || sts === "pending") return null;
    return { userId: sub, sessionId: sid, token: exp * 1000 > Date.now() ? token : null };
  } catch (error) {
    if (error instanceof TokenVerificationError && !OUTAGES.has(error.reason)) return null;
    throw error;
  }
}
