import "server-only";
import { randomBytes, randomInt, scrypt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { digestOf } from "@/lib/accounts/identity/embedded/sealing";

const HOW_MANY = 10;
const LENGTH = 10;
/** Without 0, 1, I, L, O and U, because people write it down and type it. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/**
 * Cost of one hash: 16 MiB, about 40 ms. A code has 49 bits, too few for a plain digest if the store and its secret are
 * stolen.
 */
const COST = { N: 16_384, r: 8, p: 1 };

/** Ignores case, spaces and hyphens. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/**
 * `salt.digest`: salted, slow to guess, and keyed with the site's secret. An account's codes share a salt, so one hash
 * finds the code.
 */
async function digest(userId: string, code: string, salt: string): Promise<string> {
  const key = await new Promise<Buffer>((resolve, reject) => {
    scrypt(plain(code), salt, 32, COST, (error, derived) => (error ? reject(error) : resolve(derived)));
  });
  return `${salt}.${digestOf("recovery-code", userId, key.toString("base64url"))}`;
}

/** New codes, and their stored form. They are shown once only. */
export async function makeRecoveryCodes(userId: string): Promise<{ codes: string[]; digests: string[] }> {
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) codes.add(newCode());
  const salt = randomBytes(16).toString("base64url");
  return { codes: [...codes], digests: await Promise.all(Array.from(codes, (code) => digest(userId, code, salt))) };
}

/** Replaces the stored codes. Does not await anything. */
export function replaceRecoveryCodes(connection: DatabaseSync, userId: string, digests: readonly string[]): void {
  connection.prepare("delete from recovery_code where user_id = ?").run(userId);
  const add = connection.prepare("insert into recovery_code (user_id, digest) values (?, ?)");
  for (const each of digests) add.run(userId, each);
}

/** Uses up a code; false if it is invalid or already used. */
export async function spendRecoveryCode(connection: DatabaseSync, userId: string, code: string): Promise<boolean> {
  const stored = connection.prepare("select digest from recovery_code where user_id = ? limit 1").get(userId);
  const [salt = "", hash] = String(stored?.digest ?? "").split(".", 2);
  // Stored before salts were introduced: valid until new ones are created.
  const typed = hash === undefined ? digestOf("recovery-code", userId, plain(code)) : await digest(userId, code, salt);
  return (
    connection.prepare("delete from recovery_code where user_id = ? and digest = ?").run(userId, typed).changes === 1
  );
}

/** The number left. */
export function countRecoveryCodes(connection: DatabaseSync, userId: string): number {
  return Number(connection.prepare("select count(*) as n from recovery_code where user_id = ?").get(userId)?.n ?? 0);
}
