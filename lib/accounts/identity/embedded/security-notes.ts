import "server-only";
import { digestOf } from "@/lib/accounts/identity/embedded/sealing";
import { logSecurityEvent, type SecurityEvent } from "@/lib/platform/telemetry/security-log";

/** The result of a sign-in step: its name, and the session if it created one. Null if the store was unavailable. */
type Answer = { is: string; session?: { userId: string } } | null;

/** Successful steps after which no one is signed in yet. */
const ON_THE_WAY = new Set(["signed in", "second factor", "unverified", "code sent"]);

/** Logs the result of a sign-in step with the account, if known, and never the address itself. */
export function noteStep(event: SecurityEvent, answer: Answer, email?: string): void {
  const is = answer?.is ?? "no answer";
  logSecurityEvent({
    event,
    outcome: is === "too many" ? "limited" : ON_THE_WAY.has(is) ? "done" : "refused",
    reason: is,
    userId: answer?.session?.userId,
    subject: email && digestOf("security-log", email.toLowerCase()).slice(0, 16),
  });
}
