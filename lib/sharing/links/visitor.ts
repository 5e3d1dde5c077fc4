import { createHmac } from "node:crypto";

/** Robots and link previewers, even if they claim to be a browser. */
const ROBOTS =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|embedly|facebookexternalhit|whatsapp|telegram|slack|discord|pinterest|vkshare|lighthouse|headlesschrome|monitor|google-|bing/i;

/** Whether the headers suggest that a person opens the page. Prefetches, previews and robots do not count. */
export function isPerson(headers: Pick<Headers, "get">): boolean {
  const agent = headers.get("user-agent") ?? "";
  if (!/mozilla|opera/i.test(agent) || ROBOTS.test(agent)) return false;
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""} ${headers.get("x-moz") ?? ""}`;
  return !/prefetch|prerender|preview/i.test(purpose) && headers.get("next-router-prefetch") === null;
}

/** A hashed network address for counting attempts: it cannot be traced back, or compared between links. */
export function toVisitorMark(address: string, id: string, secret: string): string {
  return createHmac("sha256", `link-attempts:${secret}`)
    .update(JSON.stringify([id, address]))
    .digest("base64url")
    .slice(0, 22);
}
