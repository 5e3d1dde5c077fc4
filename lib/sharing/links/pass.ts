import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Seconds for which a correct password keeps its link open. */
export const PASS_LASTS = 3_600;
/** Name of its cookie, which is only sent to the path of its link. */
export const PASS_COOKIE = "link_pass";

const sign = (id: string, passwordHash: string, until: number, secret: string) =>
  createHmac("sha256", `shared-link:${secret}`)
    .update(JSON.stringify([id, passwordHash, until]))
    .digest();

/**
 * A browser's pass after the right password: its expiry (seconds since 1970), and a signature over it, the link and the
 * stored password hash. It opens no other link, and becomes invalid when the password changes.
 */
export function toPass(id: string, passwordHash: string, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + PASS_LASTS;
  return `${until}.${sign(id, passwordHash, until, secret).toString("base64url")}`;
}

/** Whether the browser's pass opens this link now. Always false without a secret. */
export function isPass(pass: string | undefined, id: string, passwordHash: string, secret: string, now: Date): boolean {
  const [, until = "", signature = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass ?? "") ?? [];
  if (signature === "" || secret === "" || Number(until) * 1000 <= now.getTime()) return false;
  return timingSafeEqual(Buffer.from(signature, "base64url"), sign(id, passwordHash, Number(until), secret));
}

/** Seconds for which a browser that entered the right password is remembered. */
export const KNOWN_LASTS = 30 * 24 * 3_600;
/** Name of its cookie, which is sent only where the password is checked. */
export const KNOWN_COOKIE = "link_known";

const signKnown = (id: string, kept: string, mark: string, secret: string) =>
  createHmac("sha256", `known-at-link:${secret}`)
    .update(JSON.stringify([id, kept, mark]))
    .digest();

/**
 * A remembered browser's mark, for after its pass expires: random, with a signature. It opens nothing, but has its own
 * attempt limit, so that other people's guesses cannot lock it out.
 */
export function toKnown(id: string, kept: string, secret: string): string {
  const mark = randomBytes(16).toString("base64url");
  return `${mark}.${signKnown(id, kept, mark, secret).toString("base64url")}`;
}

/** The mark of a browser remembered for this link and password; null for any other. */
export function readKnown(known: string | undefined, id: string, kept: string, secret: string): string | null {
  const [, mark = "", signature = ""] = /^([\w-]{22})\.([\w-]{43})$/.exec(known ?? "") ?? [];
  if (mark === "" || secret === "") return null;
  return timingSafeEqual(Buffer.from(signature, "base64url"), signKnown(id, kept, mark, secret)) ? mark : null;
}
