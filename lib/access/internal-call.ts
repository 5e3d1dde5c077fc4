import { createHash, timingSafeEqual } from "node:crypto";

const SHORTEST = 32;

/**
 * Whether the header carries this installation's own token. Compared in constant time; always false without a token of
 * sufficient length.
 */
export function isInternalCall(authorization: string | null, token: string | null): boolean {
  if (!authorization || !token || token.length < SHORTEST) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
