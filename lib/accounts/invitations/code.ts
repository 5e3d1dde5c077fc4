import { createHash, createHmac, randomUUID } from "node:crypto";

/** Characters of a code: 128 bits in base64url. */
const LENGTH = 22;
const SHORTEST_SECRET = 32;

/** What the database keeps of a code: enough to know it again, not enough to make it. */
export interface StoredCode {
  nonce: string;
  digest: string;
}

/** A new code, and what is kept of it. */
export function newCode(secret: string): StoredCode & { code: string } {
  const nonce = randomUUID();
  const code = codeOf(nonce, secret);
  return { nonce, code, digest: digestOf(code) };
}

/**
 * The code of an invitation, to be shown once more to those who may invite. Null where it was made with another secret,
 * and would be a dead link.
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
