import "server-only";
import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/accounts/identity/embedded/accounts";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { spendCode } from "@/lib/accounts/identity/embedded/codes";
import { rememberDevice } from "@/lib/accounts/identity/embedded/known-device";
import { sendCode, sendNotice } from "@/lib/accounts/identity/embedded/emails";
import { beginStep, endStep, readStep } from "@/lib/accounts/identity/embedded/pending-step";
import { proveOwner, type Proof, type ProofAnswer } from "@/lib/accounts/identity/embedded/proof";
import { digestOf, newLinkToken } from "@/lib/accounts/identity/embedded/sealing";
import { endSessionsOf, isUsable } from "@/lib/accounts/identity/embedded/sessions";
import { inTransaction } from "@/lib/accounts/identity/embedded/store";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Session } from "@/lib/access/identity-port";

const PURPOSE = "address-change";
/** Milliseconds in which the previous address can be restored; until then it is reserved. */
const WAY_BACK = 7 * 86_400_000;

/** Sends a code to the new address, whether or not it has an account: the response does not reveal that. */
export async function askForAddress(
  visit: Visit,
  session: Session,
  { email, ...proof }: Proof & { email: string },
): Promise<ProofAnswer | "same" | "unusable"> {
  if (email === session.profile.email) return "same";
  const answer = await proveOwner(visit, session, proof);
  if (answer !== "right") return answer;
  if (!(await isUsable(visit, email))) return "unusable";
  await sendCode(visit, await beginStep(visit, { purpose: "change-email", email, userId: session.userId, values: {} }));
  return "right";
}

/** The new address waiting for a code, for this browser and this person; null without one. */
export async function findAskedAddress(visit: Visit, userId: string): Promise<string | null> {
  const step = await readStep(visit);
  return step?.purpose === "change-email" && step.userId === userId ? step.email : null;
}

export type AddressAnswer = { is: "changed"; email: string } | { is: "no step" | "wrong" | "too many" };

/**
 * Changes the address with the code sent to it. Every other session ends, and the previous address gets an email on how
 * to undo it.
 */
export async function confirmAddress(
  visit: Visit,
  { userId, sessionId, profile }: Session,
  code: string,
  now = Date.now(),
): Promise<AddressAnswer> {
  const step = await readStep(visit);
  if (step?.purpose !== "change-email" || step.userId !== userId) return { is: "no step" };
  const answer = await spendCode(visit, step, code, now);
  if (answer !== "right") return { is: answer };
  const wayBack = await moveAddress(userId, profile.email, step.email, now);
  if (wayBack === null) return { is: "wrong" };
  endStep(visit);
  await endSessionsOf(userId, sessionId);
  await rememberDevice(visit, step.email);
  sendNotice(visit, profile.email, "address-changed", { token: wayBack });
  sendNotice(visit, step.email, "address-confirmed", {});
  return { is: "changed", email: step.email };
}

/** Null if someone else has verified the address since, or can still restore it. */
async function moveAddress(userId: string, was: string, newAddress: string, now: number): Promise<string | null> {
  const { connection } = await identity();
  const { token, digest } = newLinkToken(PURPOSE);
  return inTransaction(connection, () => {
    const isKept = connection
      .prepare("select 1 from address_change where was = ? and user_id <> ? and until > ?")
      .get(newAddress, userId, now);
    if (isKept) return null;
    connection.prepare(`delete from "user" where "email" = ? and "emailVerified" = 0`).run(newAddress);
    const { changes } = connection
      .prepare(
        `update "user" set "email" = ?, "updatedAt" = ? where "id" = ? and "email" = ?
           and not exists (select 1 from "user" o where o."email" = ?)`,
      )
      .run(newAddress, new Date(now).toISOString(), userId, was, newAddress);
    if (changes === 0) return null;
    connection
      .prepare("insert into address_change (digest, user_id, was, at, until) values (?, ?, ?, ?, ?)")
      .run(digest, userId, was, now, now + WAY_BACK);
    return token;
  });
}

/** Whether the link in the email to the previous address is still valid. */
export async function canTakeAddressBack(token: string, now = Date.now()): Promise<boolean> {
  const { connection } = await identity();
  return (
    connection
      .prepare("select 1 from address_change where digest = ? and until > ?")
      .get(digestOf(PURPOSE, token), now) !== undefined
  );
}

/**
 * Restores an account's previous address. Whoever changed it knew the password, so the password becomes invalid, every
 * session ends, and a second factor or a deletion requested since is undone.
 * @returns the account, or null for an expired link
 */
export async function takeAddressBack(
  visit: Visit,
  token: string,
  now = Date.now(),
): Promise<{ userId: string } | null> {
  const { connection } = await identity();
  const nobodysPassword = await hashPassword(randomBytes(32).toString("base64url"));
  const row = inTransaction(connection, () => {
    const found = connection
      .prepare("select user_id, was, at from address_change where digest = ? and until > ?")
      .get(digestOf(PURPOSE, token), now);
    if (!found) return null;
    const [userId, was, at] = [String(found.user_id), String(found.was), Number(found.at)];
    const time = new Date(now).toISOString();
    connection.prepare(`delete from "user" where "email" = ? and "emailVerified" = 0`).run(was);
    connection.prepare(`update "user" set "email" = ?, "updatedAt" = ? where "id" = ?`).run(was, time, userId);
    connection
      .prepare(`update "account" set "password" = ?, "updatedAt" = ? where "userId" = ?`)
      .run(nobodysPassword, time, userId);
    connection.prepare(`delete from "session" where "userId" = ?`).run(userId);
    connection.prepare("delete from address_change where user_id = ? and at >= ?").run(userId, at);
    connection.prepare("delete from leaving where user_id = ? and asked_at >= ?").run(userId, at);
    if (connection.prepare("delete from second_factor where user_id = ? and at >= ?").run(userId, at).changes > 0) {
      connection.prepare("delete from recovery_code where user_id = ?").run(userId);
    }
    return { userId, was };
  });
  if (!row) return null;
  sendNotice(visit, row.was, "address-restored", {});
  return { userId: row.userId };
}
