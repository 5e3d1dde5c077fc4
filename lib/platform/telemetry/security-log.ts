import "server-only";
import { log } from "@/lib/platform/telemetry/logger";

/** Logged security events of accounts, keys and rights. */
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
  /** A page that the signed-in person may not see, or not so often. */
  | "guard"
  /** A handler's 401, 403 or 429. */
  | "handler"
  /** A call of the data API with an invalid key or token, or beyond its caller's rights. */
  | "data-api"
  /** Another site's page requested a change. */
  | "other-site";

export interface SecurityNote {
  event: SecurityEvent;
  outcome: "done" | "refused" | "limited";
  /** In one or two words: "wrong", "second factor". */
  reason?: string;
  /** The account, if known. */
  userId?: string;
  /** A pseudonym of an address that was entered: always the same, and useless without the site's secret. */
  subject?: string;
}

/**
 * Writes one line of JSON: time (UTC), request, event, outcome, account. Never an address, a password, a code or a
 * token, and no line break from user input. Never throws.
 */
export function logSecurityEvent(note: SecurityNote): void {
  const { event, outcome, reason, userId, subject } = note;
  log().warn({ kind: "security", event, outcome, reason, userId, subject }, "security");
}
