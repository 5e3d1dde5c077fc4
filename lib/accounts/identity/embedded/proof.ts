import "server-only";
import { findAccount, isPassword } from "@/lib/accounts/identity/embedded/accounts";
import { reserve } from "@/lib/accounts/identity/embedded/attempts";
import { attemptSubject } from "@/lib/accounts/identity/embedded/known-device";
import { hasSecondFactor, spendSecondFactor } from "@/lib/accounts/identity/embedded/second-factor";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Session } from "@/lib/access/identity-port";

/** What someone enters again before a change that is hard to undo. */
export interface Proof {
  password: string;
  /** A second-factor code, required if it is on. */
  code: string;
}

export type ProofAnswer = "right" | "wrong password" | "wrong code" | "too many";

/** Whether this is still the owner: requires the password, and a code if the account has a second factor. */
export async function proveOwner(
  visit: Visit,
  { userId, profile: { email } }: Session,
  { password, code }: Proof,
): Promise<ProofAnswer> {
  const attempt = await reserve("password", await attemptSubject(visit, email));
  if (!attempt) return "too many";
  const account = await findAccount(email);
  if (account?.id !== userId || !(await isPassword(password, account.passwordHash))) return "wrong password";
  attempt.giveBack();
  if (!(await hasSecondFactor(userId))) return "right";
  const answer = await spendSecondFactor(visit, account, code);
  return answer.is === "right" ? "right" : answer.is === "wrong" ? "wrong code" : "too many";
}
