import "server-only";
import { randomInt } from "node:crypto";
import { CODE_LENGTH } from "@/lib/accounts/identity/lengths";
import { reserve } from "@/lib/accounts/identity/embedded/attempts";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { attemptSubject } from "@/lib/accounts/identity/embedded/known-device";
import type { OwnedStep } from "@/lib/accounts/identity/embedded/pending-step";
import { digestOf } from "@/lib/accounts/identity/embedded/sealing";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";

/** Milliseconds for which a code is valid. */
export const CODE_LIFE = 10 * 60_000;

/** A new code for a step, replacing the previous one. Stored as a digest that needs the site's secret. */
export async function issueCode(step: OwnedStep, now = Date.now()): Promise<string> {
  const { connection } = await identity();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  connection
    .prepare(
      `insert into code (step, digest, expires_at) values (?, ?, ?)
       on conflict (step) do update set digest = excluded.digest, expires_at = excluded.expires_at`,
    )
    .run(step.id, digestOf("code", step.id, code), now + CODE_LIFE);
  return code;
}

export type CodeAnswer = "right" | "wrong" | "too many";

/** Whether this is the step's code. A correct one is used up: comparing and deleting are one statement. */
export async function spendCode(visit: Visit, step: OwnedStep, code: string, now = Date.now()): Promise<CodeAnswer> {
  const { connection } = await identity();
  const ofAccount = await reserve("code", await attemptSubject(visit, step.email), now);
  const ofStep = ofAccount && (await reserve("step", step.id, now));
  if (!ofStep) return "too many";
  const { changes } = connection
    .prepare("delete from code where step = ? and digest = ? and expires_at > ?")
    .run(step.id, digestOf("code", step.id, code), now);
  if (changes === 0) return "wrong";
  ofAccount.giveBack();
  return "right";
}
