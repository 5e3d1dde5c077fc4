import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP = 30_000;

/** The six digits an authenticator app shows for a secret at a time (RFC 6238). */
export function totp(secret: string, at = Date.now()): string {
  const bits = Array.from(secret, (email) => ALPHABET.indexOf(email).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}

/** Whether it is valid now, or was 30 seconds ago. */
export const isTotp = (secret: string, code: string): boolean =>
  [0, -STEP].some((drift) => totp(secret, Date.now() + drift) === code);
