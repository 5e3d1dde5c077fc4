import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;
/** The part of a key shown later to its owner, to tell it from others. */
const SHOWN = 10;
const KEY = /^gsk_[\w-]{43}$/;

/** A key that is shown once, and the part that is stored. */
export interface NewSecret {
  key: string;
  /** SHA-256 in hexadecimal. */
  digest: string;
  prefix: string;
}

/** A new key of 256 random bits. */
export function newSecret(): NewSecret {
  const key = `gsk_${randomBytes(BYTES).toString("base64url")}`;
  return { key, digest: digestOf(key), prefix: key.slice(0, SHOWN) };
}

function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** The digest of the key in an `Authorization` header; null if there is no key of our form. */
export function readBearer(authorization: string | null): string | null {
  const [scheme = "", key = "", ...rest] = (authorization ?? "").trim().split(/ +/);
  return scheme.toLowerCase() === "bearer" && rest.length === 0 && KEY.test(key) ? digestOf(key) : null;
}
