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
/** Below these, answers are made for one reader. */
const NEVER_BELOW = /^\/(?:_next|api)(?:\/|$)/;
const FILE = /^\/_next\/static\/[\w~./-]+$/;
const HIDDEN_OR_EMPTY = /\/(?:[./]|$)/;
/** Is it a file of the build, by the one way to write its address? Its name changes with what is in it. */
const isFile = (url: string) => FILE.test(url) && !HIDDEN_OR_EMPTY.test(url);
/** Next's preview of drafts. */
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
 * By what an answer to this request may be found again; null where it is to be made for it alone. Pages that are cached
 * for everyone, and files of the build, differ by their path, and by whether the browser came over HTTPS, which a header
 * of theirs tells.
 */
export function keyOf({ method, url = "", headers }: Asked): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (!url.startsWith("/") || url.includes("?") || (NEVER_BELOW.test(url) && !isFile(url))) return null;
  if (OTHER_FORMS.some((name) => headers[name] !== undefined)) return null;
  const cookies = headers.cookie ?? "";
  if (DRAFT.test(cookies) || (url === "/" && SIGNED_IN.test(cookies))) return null;
  return `${headers["x-forwarded-proto"] === "https" ? "https" : "http"} ${url}`;
}

/** Content types worth compressing. */
const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml|atom\+xml|manifest\+json|javascript)\b|image\/svg)/i;

const controlOf = (headers: OutgoingHttpHeaders) => String(headers["cache-control"] ?? "");

/** Does an answer hold for as long as this process? Files of the build do: another build has other addresses. */
export const isLasting = (headers: OutgoingHttpHeaders): boolean => /\bimmutable\b/.test(controlOf(headers));

/**
 * May an answer with these headers be given to everyone? Only text: files of the build, and what Next took from its cache
 * of pages for all.
 */
export function mayCache(status: number, headers: OutgoingHttpHeaders): boolean {
  if (status !== 200 || headers["set-cookie"] !== undefined) return false;
  if (!TEXT.test(String(headers["content-type"] ?? ""))) return false;
  if (isLasting(headers)) return true;
  if (headers["x-nextjs-cache"] !== "HIT") return false;
  const control = controlOf(headers);
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
