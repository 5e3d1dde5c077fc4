import { createHmac, timingSafeEqual } from "node:crypto";

// Codes of authenticator apps: RFC 6238 over RFC 4226, with every app's defaults: SHA-1, 30 seconds, 6 digits.

const STEP = 30_000;
const DIGITS = 6;
/** Valid steps before and after the current one: clocks differ, and typing takes time. */
const TOLERANCE = 1;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as base32 without padding, the format for typing a secret into an app. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** The bytes of base32 without padding; other characters are ignored. */
export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(5, "0"))
    .join("");
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The code of one step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The current step of a clock. */
export const stepAt = (now: number): number => Math.floor(now / STEP);

/** The step a code belongs to, among the valid ones; null if the code is wrong. */
export function findStep(secret: string, code: string, now: number): number | null {
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (let step = stepAt(now) - TOLERANCE; step <= stepAt(now) + TOLERANCE; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    if (typed.length === expected.length && timingSafeEqual(typed, expected)) found = step;
  }
  return found;
}

/** The address in the QR code: account and secret. */
export function totpAddress(issuer: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer, algorithm: "SHA1", digits: String(DIGITS), period: String(STEP / 1_000) }).toString()}`;
}
