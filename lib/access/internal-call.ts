import { createHash, timingSafeEqual } from "node:crypto";

const SHORTEST = 32;

/**
 * Does the header carry the token that this installation's own commands know? Compared in constant time. Without a
 * token of decent length set, no one does.
 */
export function isInternalCall(authorization: string | null, token: string | null): boolean {
  if (!authorization || !token || token.length < SHORTEST) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
