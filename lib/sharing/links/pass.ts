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
 * What a browser keeps once the password of a link was right: until when (seconds since 1970), and a signature over it, the
 * link and the password as it is kept. It opens no other link, and none after the password has changed.
 */
export function toPass(id: string, passwordHash: string, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + PASS_LASTS;
  return `${until}.${sign(id, passwordHash, until, secret).toString("base64url")}`;
}

/** Does what the browser sent open this link now? Never without a secret. */
export function isPass(pass: string | undefined, id: string, passwordHash: string, secret: string, now: Date): boolean {
  const [, until = "", signature = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass ?? "") ?? [];
  if (signature === "" || secret === "" || Number(until) * 1000 <= now.getTime()) return false;
  return timingSafeEqual(Buffer.from(signature, "base64url"), sign(id, passwordHash, Number(until), secret));
}

/** Seconds for which a browser is known that has entered the right password once. */
export const KNOWN_LASTS = 30 * 24 * 3_600;
/** Of the cookie that says so, sent to where the password is tried alone. */
export const KNOWN_COOKIE = "link_known";

const signKnown = (id: string, kept: string, mark: string, secret: string) =>
  createHmac("sha256", `known-at-link:${secret}`)
    .update(JSON.stringify([id, kept, mark]))
    .digest();

/**
 * What a browser keeps that has entered the right password, for when its pass is over: a random mark and a signature. It
 * opens nothing. Its attempts are counted by themselves, so that nobody else's guesses can lock it out.
 */
export function toKnown(id: string, kept: string, secret: string): string {
  const mark = randomBytes(16).toString("base64url");
  return `${mark}.${signKnown(id, kept, mark, secret).toString("base64url")}`;
}

/** The mark of a browser that is known at this link, with this password; null for every other. */
export function readKnown(known: string | undefined, id: string, kept: string, secret: string): string | null {
  const [, mark = "", signature = ""] = /^([\w-]{22})\.([\w-]{43})$/.exec(known ?? "") ?? [];
  if (mark === "" || secret === "") return null;
  return timingSafeEqual(Buffer.from(signature, "base64url"), signKnown(id, kept, mark, secret)) ? mark : null;
}
