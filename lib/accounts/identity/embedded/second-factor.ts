import "server-only";
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { reserve } from "@/lib/accounts/identity/embedded/attempts";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { attemptSubject } from "@/lib/accounts/identity/embedded/known-device";
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from "@/lib/accounts/identity/embedded/recovery-codes";
import { seal, unseal } from "@/lib/accounts/identity/embedded/sealing";
import { inTransaction } from "@/lib/accounts/identity/embedded/store";
import { findStep, toBase32 } from "@/lib/accounts/identity/embedded/totp";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";

const PURPOSE = "second-factor";
/** Bytes; the standard's recommendation for SHA-1. */
const SECRET_LENGTH = 20;
/** Milliseconds between the QR code and the first code. */
const BEGUN_LIFE = 15 * 60_000;

export type SecondFactorState = { is: "off" } | { is: "begun"; secret: string } | { is: "on"; codesLeft: number };

interface Row {
  secret: string;
  isOn: boolean;
  at: number;
}

function readRow(connection: DatabaseSync, userId: string): Row | null {
  const row = connection.prepare("select sealed_secret, is_on, at from second_factor where user_id = ?").get(userId);
  return row ? { secret: unseal(PURPOSE, String(row.sealed_secret)), isOn: row.is_on === 1, at: Number(row.at) } : null;
}

/** Whether this account needs a code to sign in. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const { connection } = await identity();
  return connection.prepare("select 1 from second_factor where user_id = ? and is_on = 1").get(userId) !== undefined;
}

/** The account's second-factor state. The secret is shown until the first code was entered, and never after. */
export async function findSecondFactor(userId: string, now = Date.now()): Promise<SecondFactorState> {
  const { connection } = await identity();
  const row = readRow(connection, userId);
  if (row?.isOn) return { is: "on", codesLeft: countRecoveryCodes(connection, userId) };
  return row && row.at + BEGUN_LIFE > now ? { is: "begun", secret: row.secret } : { is: "off" };
}

/** A new secret, to be confirmed by a first code. One that is in use is not changed. */
export async function beginSecondFactor(userId: string, now = Date.now()): Promise<void> {
  const { connection } = await identity();
  connection
    .prepare(
      `insert into second_factor (user_id, sealed_secret, is_on, last_step, at) values (?, ?, 0, 0, ?)
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, at = excluded.at where is_on = 0`,
    )
    .run(userId, seal(PURPOSE, toBase32(randomBytes(SECRET_LENGTH))), now);
}

/** Deletes a secret that was never confirmed. */
export async function abandonSecondFactor(userId: string): Promise<void> {
  const { connection } = await identity();
  connection.prepare("delete from second_factor where user_id = ? and is_on = 0").run(userId);
}

/**
 * Turns it on with the app's first code.
 * @returns the recovery codes, or null if the code is wrong
 */
export async function confirmSecondFactor(userId: string, code: string, now = Date.now()): Promise<string[] | null> {
  const { connection } = await identity();
  const stepOf = (row: Row | null) =>
    !row || row.isOn || row.at + BEGUN_LIFE <= now ? null : findStep(row.secret, code, now);
  if (stepOf(readRow(connection, userId)) === null) return null;
  const { codes, digests } = await makeRecoveryCodes(userId);
  return inTransaction(connection, () => {
    const step = stepOf(readRow(connection, userId));
    if (step === null) return null;
    connection
      .prepare("update second_factor set is_on = 1, last_step = ?, at = ? where user_id = ?")
      .run(step, now, userId);
    replaceRecoveryCodes(connection, userId, digests);
    return codes;
  });
}

/** New recovery codes; the previous ones stop working. None without a second factor. */
export async function renewRecoveryCodes(userId: string): Promise<string[] | null> {
  if (!(await hasSecondFactor(userId))) return null;
  const { connection } = await identity();
  const { codes, digests } = await makeRecoveryCodes(userId);
  inTransaction(connection, () => replaceRecoveryCodes(connection, userId, digests));
  return codes;
}

/** Turns it off and deletes its data. */
export async function removeSecondFactor(userId: string): Promise<void> {
  const { connection } = await identity();
  inTransaction(connection, () => {
    connection.prepare("delete from second_factor where user_id = ?").run(userId);
    connection.prepare("delete from recovery_code where user_id = ?").run(userId);
  });
}

export type SecondFactorAnswer =
  | { is: "right"; by: "app" | "recovery code"; codesLeft: number }
  | { is: "wrong" | "too many" };

/**
 * Whether this is a valid app code or recovery code of the account. Each works once: an app code advances the last step
 * in the same statement that compares it.
 */
export async function spendSecondFactor(
  visit: Visit,
  { id, email }: { id: string; email: string },
  code: string,
  now = Date.now(),
): Promise<SecondFactorAnswer> {
  const { connection } = await identity();
  const attempt = await reserve("second", await attemptSubject(visit, email), now);
  const ofAccount = attempt && (await reserve("seconds", id, now));
  if (!ofAccount) return { is: "too many" };
  const row = readRow(connection, id);
  if (!row?.isOn) return { is: "wrong" };
  const isApp = /^\d{6}$/.test(code);
  const isSpent = isApp
    ? spendStep(connection, id, findStep(row.secret, code, now))
    : await spendRecoveryCode(connection, id, code);
  if (!isSpent) return { is: "wrong" };
  attempt.giveBack();
  ofAccount.giveBack();
  return { is: "right", by: isApp ? "app" : "recovery code", codesLeft: countRecoveryCodes(connection, id) };
}

function spendStep(connection: DatabaseSync, userId: string, step: number | null): boolean {
  if (step === null) return false;
  const { changes } = connection
    .prepare("update second_factor set last_step = ? where user_id = ? and is_on = 1 and last_step < ?")
    .run(step, userId, step);
  return changes === 1;
}
