import "server-only";
import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { digestOf } from "@/lib/identity/embedded/sealing";

const HOW_MANY = 10;
const LENGTH = 10;
/** Without 0, 1, I, L, O and U: to be written down and typed in again. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** However it was typed: lower case, blanks and hyphens count for nothing. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
const digest = (userId: string, code: string) => digestOf("recovery-code", userId, plain(code));

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** New codes in place of those before. They are told here and nowhere again: what is kept are digests. Awaits nothing. */
export function replaceRecoveryCodes(connection: DatabaseSync, userId: string): string[] {
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) codes.add(newCode());
  connection.prepare("delete from recovery_code where user_id = ?").run(userId);
  const add = connection.prepare("insert into recovery_code (user_id, digest) values (?, ?)");
  for (const code of codes) add.run(userId, digest(userId, code));
  return [...codes];
}

/** Uses a code up; false when it is none of theirs, or was used before. */
export function spendRecoveryCode(connection: DatabaseSync, userId: string, code: string): boolean {
  return connection.prepare("delete from recovery_code where user_id = ? and digest = ?").run(userId, digest(userId, code)).changes === 1;
}

/** How many are left. */
export function countRecoveryCodes(connection: DatabaseSync, userId: string): number {
  return Number(connection.prepare("select count(*) as n from recovery_code where user_id = ?").get(userId)?.n ?? 0);
}
