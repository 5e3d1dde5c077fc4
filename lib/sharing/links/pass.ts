import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds for which a password that was typed opens its link. */
export const PASS_LASTS = 3_600;
/** Of the cookie that holds it, sent to the path of its link alone. */
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
