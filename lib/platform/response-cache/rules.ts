import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/** Encodings of a cached response: identity or compressed. */
export type Packing = "br" | "gzip" | "identity";

/**
 * Request headers that make a response personal or another form of the page: Next's router, actions, drafts, byte
 * ranges.
 */
const OTHER_FORMS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
  "next-action",
  "authorization",
  "range",
  "purpose",
  "sec-purpose",
] as const;
/** Paths below these are build files or personal. */
const NEVER_BELOW = /^\/(?:_next|api)(?:\/|$)/;
/** Next's draft mode. */
const DRAFT = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/;
/** The home page differs for members: the edge reads this cookie. */
const SIGNED_IN = /(?:^|;\s*)signed_in=/;
/** Headers that belong to one response, its connection or its encoding. */
const OF_ONE_ANSWER = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "x-request-id",
]);

interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * The cache key of a request; null if its response cannot be shared. Shared pages differ by path, and by HTTPS or HTTP,
 * which one of their headers depends on.
 */
export function keyOf({ method, url = "", headers }: Asked): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (!url.startsWith("/") || url.includes("?") || NEVER_BELOW.test(url)) return null;
  if (OTHER_FORMS.some((name) => headers[name] !== undefined)) return null;
  const cookies = headers.cookie ?? "";
  if (DRAFT.test(cookies) || (url === "/" && SIGNED_IN.test(cookies))) return null;
  return `${headers["x-forwarded-proto"] === "https" ? "https" : "http"} ${url}`;
}

/** Content types worth compressing. */
const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml|atom\+xml|manifest\+json|javascript)\b|image\/svg)/i;

/** Whether a response with these headers may be shared. Only text from Next's cache of shared pages. */
export function mayCache(status: number, headers: OutgoingHttpHeaders): boolean {
  if (status !== 200 || headers["set-cookie"] !== undefined || headers["x-nextjs-cache"] !== "HIT") return false;
  if (!TEXT.test(String(headers["content-type"] ?? ""))) return false;
  const control = String(headers["cache-control"] ?? "");
  if (!/\bs-maxage=[1-9]/.test(control) || /\b(?:private|no-store|no-cache)\b/.test(control)) return false;
  // A nonce is valid for one response.
  return !/'nonce-/.test(String(headers["content-security-policy"] ?? ""));
}

/** The headers common to all copies. */
export function cachedHeaders(headers: OutgoingHttpHeaders): [string, string | string[]][] {
  const shared = Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined || OF_ONE_ANSWER.has(name) || name === "vary"
      ? []
      : [[name, typeof value === "number" ? String(value) : value]],
  );
  const vary = [headers.vary ?? []].flat().map(String).join(", ");
  return [
    ...shared,
    ["vary", /\baccept-encoding\b/i.test(vary) ? vary : [vary, "Accept-Encoding"].filter(Boolean).join(", ")],
  ];
}

/** The encodings a browser accepts, best first, among those available. `q=0` refuses an encoding (RFC 9110, 12.5.3). */
export function packingFor(accepted: string | undefined, there: ReadonlySet<Packing>): Packing {
  const taken = new Map(
    (accepted ?? "").split(",").map((each) => {
      const [name = "", ...parameters] = each.split(";").map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((word) => word.startsWith("q=") && Number(word.slice(2)) === 0)];
    }),
  );
  const takes = (packing: Packing) => there.has(packing) && (taken.get(packing) ?? taken.get("*") ?? false);
  return (["br", "gzip"] as const).find(takes) ?? "identity";
}

/** Whether the browser already has this copy, by `If-None-Match`. Weak comparison, as in RFC 9110, 13.1.2. */
export function isUnchanged(noneMatch: string | undefined, etag: string): boolean {
  if (noneMatch === undefined) return false;
  return noneMatch.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//, "")));
}
