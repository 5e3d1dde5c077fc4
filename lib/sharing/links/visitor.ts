import { createHmac } from "node:crypto";

/** What calls itself a robot or draws previews of links, though it says that it is a browser. */
const ROBOTS =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|embedly|facebookexternalhit|whatsapp|telegram|slack|discord|pinterest|vkshare|lighthouse|headlesschrome|monitor|google-|bing/i;

/** Is it a person who opens a page, as far as its headers tell? Prefetches, previews and robots are none. */
export function isPerson(headers: Pick<Headers, "get">): boolean {
  const agent = headers.get("user-agent") ?? "";
  if (!/mozilla|opera/i.test(agent) || ROBOTS.test(agent)) return false;
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""} ${headers.get("x-moz") ?? ""}`;
  return !/prefetch|prerender|preview/i.test(purpose) && headers.get("next-router-prefetch") === null;
}

/** A network address as attempts are counted by it: no one can tell it from this, nor compare it between links. */
export function toVisitorMark(address: string, id: string, secret: string): string {
  return createHmac("sha256", `link-attempts:${secret}`)
    .update(JSON.stringify([id, address]))
    .digest("base64url")
    .slice(0, 22);
}
