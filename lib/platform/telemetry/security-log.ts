import "server-only";
import { log } from "@/lib/platform/telemetry/logger";

/** What is written down of the security of accounts, keys and rights. */
export type SecurityEvent =
  | "sign-in"
  | "second-factor"
  | "sign-up"
  | "address-proof"
  | "reset-asked"
  | "reset"
  | "owner-proof"
  | "api-key"
  | "internal-call"
  /** A page that someone signed in may not see. */
  | "guard"
  /** A handler's 401, 403 or 429. */
  | "handler"
  /** A call of the data API with a key or token that does not hold, or beyond its caller's rights. */
  | "data-api"
  /** A page of another site asked for a change. */
  | "other-site";

export interface SecurityNote {
  event: SecurityEvent;
  outcome: "done" | "refused" | "limited";
  /** In a word: "wrong", "second factor". */
  reason?: string;
  /** Whose account it was, where that is known. */
  userId?: string;
  /**
   * Stands for an address that was typed: the same for the same address, and the address for no one without the site's
   * secret.
   */
  subject?: string;
}

/**
 * Writes one line of JSON: when (UTC), in which request, what, with what outcome, whose. Never an address, a password,
 * a code or a token, and no line break that someone typed. Never fails.
 */
export function logSecurityEvent(note: SecurityNote): void {
  const { event, outcome, reason, userId, subject } = note;
  log().warn({ kind: "security", event, outcome, reason, userId, subject }, "security");
}
