import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds for which a correct password keeps its link open. */
export const PASS_LASTS = 3_600;
/** Name of its cookie, which is only sent to the path of its link. */
export const PASS_COOKIE = "link_pass";

const sign = (id: string, kept: string, until: number, secret: string) =>
  createHmac("sha256", `shared-link:${secret}`)
    .update(JSON.stringify([id, kept, until]))
    .digest();

/**
 * What a browser keeps once the password of a link was right: until when (seconds since 1970), and a signature over it, the
 * link and the password as it is kept. It opens no other link, and none after the password has changed.
 */
export function toPass(id: string, kept: string, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + PASS_LASTS;
  return `${until}.${sign(id, kept, until, secret).toString("base64url")}`;
}

/** Does what the browser sent open this link now? Never without a secret. */
export function isPass(pass: string | undefined, id: string, kept: string, secret: string, now: Date): boolean {
  const [, until = "", signature = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass ?? "") ?? [];
  if (signature === "" || secret === "" || Number(until) * 1000 <= now.getTime()) return false;
  return timingSafeEqual(Buffer.from(signature, "base64url"), sign(id, kept, Number(until), secret));
}
