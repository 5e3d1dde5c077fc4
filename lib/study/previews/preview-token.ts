import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN = /^([\w-]{32})\.([\w-]{22})$/;
/** Characters of base64url that hold 128 bits. */
const SIGNATURE = 22;

/** A new token: 192 random bits and their signature, which spares the database tokens that were made up. */
export function makeToken(secret: string): string {
  const random = randomBytes(24).toString("base64url");
  return `${random}.${sign(random, secret)}`;
}

/** The digest by which the database knows a token; null if it was not signed here. */
export function digestOfToken(token: string, secret: string): string | null {
  const [, random, signature] = TOKEN.exec(token) ?? [];
  if (random === undefined || signature === undefined) return null;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(random, secret)))) return null;
  return createHash("sha256").update(random).digest("hex");
}

function sign(random: string, secret: string): string {
  // A key for this purpose alone.
  const key = createHmac("sha256", secret).update("preview link").digest();
  return createHmac("sha256", key).update(random).digest("base64url").slice(0, SIGNATURE);
}
