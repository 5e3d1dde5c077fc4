import "server-only";
import { refresh } from "next/cache";
import { typedValues } from "@/lib/accounts/identity/credentials";
import { TOO_MANY_ATTEMPTS } from "@/lib/accounts/identity/embedded/attempts";
import { currentVisit } from "@/lib/accounts/identity/embedded/current-visit";
import { mintDataToken } from "@/lib/accounts/identity/embedded/data-token";
import type { ProofAnswer } from "@/lib/accounts/identity/embedded/proof";
import { findSession } from "@/lib/accounts/identity/embedded/sessions";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import { admitCaller } from "@/lib/access/queries";
import type { AuthState, Session } from "@/lib/access/identity-port";
import { noteAccount, type AccountAct } from "@/lib/accounts/own-data/mutations";
import { RATE_LIMIT_WORDS, TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { logError } from "@/lib/platform/telemetry/log-error";

const SIGNED_OUT = "You’ve been signed out. Please sign in again.";

/** A form with errors and its values, except secrets. */
export const refuse = (data: FormData, message: string | null, fields: Record<string, string> = {}): AuthState => ({
  status: "failed",
  message,
  fields,
  values: typedValues(data),
});

/** Counts a request of theirs, as pages do. People can change their account even during a database outage. */
async function isOverLimit(userId: string): Promise<boolean> {
  try {
    await admitCaller(async () => mintDataToken(userId));
  } catch (error) {
    if (error instanceof TooManyRequests) return true;
    logError(error, "A request for an account action was not counted.");
  }
  return false;
}

/** Each action checks the session again, counts as a request, and changes only the caller's own account. */
export async function asMember(
  data: FormData,
  work: (session: Session, visit: Visit) => Promise<AuthState>,
): Promise<AuthState> {
  const visit = await currentVisit();
  const session = await findSession(visit);
  if (!session) return refuse(data, SIGNED_OUT);
  if (await isOverLimit(session.userId)) return refuse(data, RATE_LIMIT_WORDS.description);
  const state = await work(session, visit);
  if (state.status === "idle") refresh();
  return state;
}

/** The message to someone who could not prove that they own the account. */
export function refuseProof(data: FormData, answer: Exclude<ProofAnswer, "right">): AuthState {
  logSecurityEvent({ event: "owner-proof", outcome: answer === "too many" ? "limited" : "refused", reason: answer });
  switch (answer) {
    case "too many":
      return refuse(data, TOO_MANY_ATTEMPTS);
    case "wrong password":
      return refuse(data, null, { password: "That isn’t your password." });
    case "wrong code":
      return refuse(data, null, { code: "That code is wrong or has already been used." });
  }
}

/** Writes a log line after the response. People can change their account even if the log is unavailable. */
export function noteLater(visit: Visit, userId: string, act: AccountAct): void {
  visit.later(async () => {
    try {
      await noteAccount(userId, act);
    } catch (error) {
      logError(error, `Not recorded in the log: ${act} by ${userId}.`);
    }
  });
}
