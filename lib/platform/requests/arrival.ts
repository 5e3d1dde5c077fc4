import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { BlockList } from "node:net";
import { clientAddress, isLoopback } from "@/lib/platform/requests/client-network";
import { isOwnOrigin } from "@/lib/platform/requests/own-origin";
import { REACHED, REACHED_DIRECTLY } from "@/lib/platform/requests/reached";

/** A request as received, before anything reads it. */
export interface Arrival {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  /** The peer's address. */
  peer: string | undefined;
}

export interface Surroundings {
  /** The site's public address. */
  siteOrigin: string | null;
  trusted: BlockList;
  /** In development, Next's own tools also use internal headers. */
  isDevelopment: boolean;
  /** A secret of this process, set on each request that it has checked. */
  mark: string;
}

/** A response instead of the site's. */
export interface Refusal {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
  /** Its name in the security log; null if it is not a security event. */
  reason: string | null;
}

const METHODS = "GET, HEAD, POST, PUT, DELETE, OPTIONS";
/**
 * The header with the secret. Next sends requests to itself over the network: after an action that redirects, for an
 * action of another page, and for a rewrite to another spelling of its host. It passes on all headers it received, and
 * adds some.
 */
const SETTLED = "x-granskog-settled";
/**
 * The policy from which Next takes the nonce of a page that it renders, even one that is then cached for everyone. The
 * edge adds it after this check. A request that Next sends to itself has the policy of the page before.
 */
const POLICY = /^content-security-policy/;
/** Prefixes of internal headers of Next and Clerk. The reverse proxy removes them too. */
export const INTERNAL_HEADERS = [
  "x-middleware-",
  "x-nextjs-",
  "x-next-",
  "x-invoke-",
  "x-invocation-",
  "x-now-",
  "x-matched-path",
  "x-prerender-",
  "x-vercel-",
  "x-clerk-",
  "x-action-forwarded",
] as const;
/** Next's other headers, except those of its router and of actions. */
const OF_NEXT = /^next-(?!action$|url$|router-)/;
/** From outside, these are always an attack. */
const isInternal = (name: string) =>
  OF_NEXT.test(name) || INTERNAL_HEADERS.some((beginning) => name.startsWith(beginning));
const OF_TOOLS = /^(?:x-nextjs-(?:html-)?request-id|next-hmr-refresh)$/;
/** Headers that proxies add. */
const OF_PROXIES = /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/;

const refusal = (status: number, text: string, reason: string | null, headers = {}): Refusal => ({
  status,
  text,
  reason,
  headers: {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    ...headers,
  },
});

/** The request's target as a path of this site; null if it is not one. */
function toPath(url: string): string | null {
  if (url.startsWith("/")) return url;
  // An absolute address (RFC 9112, 3.2.2): the request does not decide which host it is for.
  const whole = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  return whole && whole.pathname + whole.search;
}

/** Whether it may call a server action. Handlers apply the same rule, to forms as well. */
function mayCallAction({ method, url = "", headers }: Arrival): boolean {
  if (method !== "POST") return false;
  if (headers["next-action"] !== undefined) return true;
  return /^multipart\/form-data\b/i.test(headers["content-type"] ?? "") && !/^\/api\//.test(url);
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function remove(headers: IncomingHttpHeaders, may: (name: string) => boolean): void {
  for (const name of Object.keys(headers)) if (!may(name)) delete headers[name];
}

/** Whether this process sent it to itself, for a request that was already checked. */
function isOwn(headers: IncomingHttpHeaders, mark: string): boolean {
  const sent = Buffer.from(first(headers[SETTLED]) ?? "");
  const own = Buffer.from(mark);
  return sent.length === own.length && timingSafeEqual(sent, own);
}

/** Removes forged headers and notes the client's address. */
function settleHeaders({ headers, peer }: Arrival, { trusted, isDevelopment, mark }: Surroundings): void {
  const passedOn = Object.keys(headers).some((name) => OF_PROXIES.test(name));
  remove(headers, (name) => !isInternal(name) || (isDevelopment && OF_TOOLS.test(name)));
  headers["x-forwarded-for"] = clientAddress(peer, first(headers["x-forwarded-for"]), trusted);
  headers[REACHED] = isLoopback(peer) && !passedOn ? REACHED_DIRECTLY : "otherwise";
  headers[SETTLED] = mark;
}

/**
 * Checks a request before anything reads it: its target is a path of this site, it has none of Next's internal headers,
 * `X-Forwarded-For` holds the one address it is counted by, and only a page of this site calls a server action. Checked
 * once, on arrival: the requests that Next then sends to itself carry the result.
 * @returns a response instead of the site's; null if the request continues
 */
export function settleArrival(request: Arrival, around: Surroundings): Refusal | null {
  // A request about the server as a whole (RFC 9110, 9.3.7).
  if (request.url === "*" && request.method === "OPTIONS") return refusal(204, "", null, { Allow: METHODS });
  const path = toPath(request.url ?? "");
  if (path === null) return refusal(400, "This address is not valid.", null);
  request.url = path;
  remove(request.headers, (name) => !POLICY.test(name));
  if (isOwn(request.headers, around.mark)) return null;
  settleHeaders(request, around);
  const reader = { get: (name: string) => first(request.headers[name]) ?? null };
  if (!mayCallAction(request) || isOwnOrigin(reader, around.siteOrigin)) return null;
  const from = URL.parse(reader.get("origin") ?? "")?.host ?? "no origin";
  return refusal(403, "This form was not sent by a page of this site. Please reload the page and try again.", from);
}
