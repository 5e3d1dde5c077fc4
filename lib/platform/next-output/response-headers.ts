import type { OutgoingHttpHeader, ServerResponse } from "node:http";
import { onRequestStart } from "@/lib/platform/telemetry/request-start";

/** What the `Link` headers of first visits named. */
const named = new WeakMap<ServerResponse, string[]>();

/** Fonts of `Link` headers: build files. */
const FONT_LINK = /<(\/_next\/static\/[^>\s"]+)>;[^<]*\bas="?font\b/g;

/** The fonts that Next named for a first visit, in a header that was not sent; none before `correctHeaders` was called. */
export const namedFonts = (response: ServerResponse): readonly string[] =>
  (named.get(response) ?? []).flatMap((header) => [...header.matchAll(FONT_LINK)].map(([, address = ""]) => address));

const STALE = /,\s*stale-while-revalidate=\d+/;

/**
 * `Cache-Control` as browsers may have it. With Next's, Chromium answers a fetch of a page's data from its own cache for up
 * to a year and asks for the new data afterwards: whoever came back after a publication would be led to the old one. A
 * shared cache in front keeps a page by its `s-maxage`.
 */
const withoutStale = (value: OutgoingHttpHeader) =>
  typeof value === "string" && value.includes("s-maxage") ? value.replace(STALE, "") : value;

/** The header as it is sent; null for one that is not. */
type Correct = (name: string, value: OutgoingHttpHeader) => OutgoingHttpHeader | null;

function correct(response: ServerResponse, each: Correct): void {
  const own = {
    setHeader: response.setHeader.bind(response),
    appendHeader: response.appendHeader.bind(response),
  };
  response.setHeader = (name, value) => {
    const sent = each(name.toLowerCase(), value as OutgoingHttpHeader);
    return sent === null ? response : own.setHeader(name, sent);
  };
  response.appendHeader = (name, value) => {
    const sent = each(name.toLowerCase(), value as OutgoingHttpHeader);
    return sent === null ? response : own.appendHeader(name, sent as string | readonly string[]);
  };
}

/**
 * Corrects two headers that Next writes. Browsers do not keep what is stored for all (`Cache-Control`). And on a first
 * visit, which has no cookie, fonts do not load before the styles (`Link`, in which React names them; the styles do as
 * well). Members' browsers have the fonts, and take them sooner.
 */
export function correctHeaders(): void {
  onRequestStart(({ request, response }) => {
    const isFirst = request.headers.cookie === undefined;
    correct(response, (name, value) => {
      if (name === "link" && isFirst) {
        named.set(response, [...(named.get(response) ?? []), String(value)]);
        return null;
      }
      return name === "cache-control" ? withoutStale(value) : value;
    });
  });
}
