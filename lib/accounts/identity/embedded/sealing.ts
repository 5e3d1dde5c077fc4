import "server-only";
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { authSecret } from "@/lib/accounts/identity/embedded/auth";

/** A separate key for each purpose, so a value sealed for one is invalid for another. */
export function keyFor(purpose: string): Uint8Array {
  return createHash("sha256").update(`${purpose}:${authSecret()}`).digest();
}

/** A digest that cannot be reversed without the secret. */
export function digestOf(purpose: string, ...texts: string[]): string {
  return createHmac("sha256", keyFor(purpose)).update(JSON.stringify(texts)).digest("base64url");
}

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** An encrypted text that only this site can read. */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/**
 * The text that was encrypted for that purpose.
 * @throws {Error} if it was encrypted with another secret, or changed since
 */
export function unseal(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
}

/** A random token for a link in an email, and the digest that is stored. */
export function newLinkToken(purpose: string): { token: string; digest: string } {
  const token = randomBytes(24).toString("base64url");
  return { token, digest: digestOf(purpose, token) };
}
