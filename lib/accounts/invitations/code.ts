import { createHash, createHmac, randomUUID } from "node:crypto";

/** Characters of a code: 128 bits in base64url. */
const LENGTH = 22;
const SHORTEST_SECRET = 32;

/** The database's form of a code: enough to recognise it, not enough to create it. */
export interface StoredCode {
  nonce: string;
  digest: string;
}

/** A new code, and its stored form. */
export function newCode(secret: string): StoredCode & { code: string } {
  const nonce = randomUUID();
  const code = codeOf(nonce, secret);
  return { nonce, code, digest: digestOf(code) };
}

/**
 * The code of an invitation, shown again to those who can invite. Null if it was made with another secret and no longer
 * works.
 */
export function codeAgain({ nonce, digest }: StoredCode, secret: string): string | null {
  const code = codeOf(nonce, secret);
  return digestOf(code) === digest ? code : null;
}

function codeOf(nonce: string, secret: string): string {
  if (secret.length < SHORTEST_SECRET) throw new Error(`AUTH_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  return createHmac("sha256", secret).update(`team-invitation:${nonce}`).digest("base64url").slice(0, LENGTH);
}

function digestOf(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
