import "server-only";
import { findAccount, type Account } from "@/lib/accounts/identity/embedded/accounts";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { sendNotice } from "@/lib/accounts/identity/embedded/emails";
import { beginStep, endStep, readStep } from "@/lib/accounts/identity/embedded/pending-step";
import { digestOf } from "@/lib/accounts/identity/embedded/sealing";
import { spendSecondFactor } from "@/lib/accounts/identity/embedded/second-factor";
import { startSession } from "@/lib/accounts/identity/embedded/sessions";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Session } from "@/lib/access/identity-port";

/** Milliseconds between the password and the code. */
const LIFE = 10 * 60_000;

/** Only valid for this step and this password: after another sign-in, or a new password, it is invalid. */
const digestFor = (stepId: string, { passwordHash }: Account) => digestOf("second-step", stepId, passwordHash ?? "");

/** The password was right, and the account asks for a code as well. No one is signed in yet. */
export async function beginSecondStep(visit: Visit, account: Account, now = Date.now()): Promise<void> {
  const step = await beginStep(visit, {
    purpose: "second-factor",
    email: account.email,
    userId: account.id,
    values: {},
  });
  const { connection } = await identity();
  connection
    .prepare("insert into code (step, digest, expires_at) values (?, ?, ?)")
    .run(step.id, digestFor(step.id, account), now + LIFE);
}

export type SecondStepAnswer = { is: "signed in"; session: Session } | { is: "no step" | "wrong" | "too many" };

/** Signs in with an app code or a recovery code, after the password. */
export async function passSecondStep(visit: Visit, code: string, now = Date.now()): Promise<SecondStepAnswer> {
  const step = await readStep(visit);
  if (step?.purpose !== "second-factor") return { is: "no step" };
  const account = await findAccount(step.email);
  const { connection } = await identity();
  const isOpen = (digest: string) =>
    connection
      .prepare("select 1 from code where step = ? and digest = ? and expires_at > ?")
      .get(step.id, digest, now) !== undefined;
  if (account?.id !== step.userId || !account.isVerified || !isOpen(digestFor(step.id, account)))
    return { is: "no step" };
  const answer = await spendSecondFactor(visit, account, code, now);
  if (answer.is !== "right") return answer;
  // If two correct codes arrive at once, one signs in.
  if (connection.prepare("delete from code where step = ?").run(step.id).changes === 0) return { is: "no step" };
  endStep(visit);
  if (answer.by === "recovery code")
    sendNotice(visit, account.email, "recovery-code-used", { left: String(answer.codesLeft) });
  return { is: "signed in", session: await startSession(visit, account) };
}
