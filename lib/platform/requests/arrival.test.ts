import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { settleArrival } from "@/lib/platform/requests/arrival";
import { toBlockList } from "@/lib/platform/requests/client-network";

const SITE = "http://site.example:3000";
const MARK = "a-mark-that-nobody-knows";
const around = { siteOrigin: SITE, trusted: toBlockList([]), isDevelopment: false, mark: MARK };

function arrive(headers: IncomingHttpHeaders, { url = "/", method = "GET", peer = "127.0.0.1", ...others } = {}) {
  const arrival = { url, method, headers: { host: "site.example:3000", ...headers } as IncomingHttpHeaders, peer };
  const refusal = settleArrival(arrival, { ...around, ...others });
  return { ...arrival, refusal };
}

describe("headers of a request", () => {
  it.each([
    "content-security-policy",
    "content-security-policy-report-only",
    "x-middleware-prefetch",
    "x-middleware-rewrite",
    "x-middleware-subrequest",
    "x-nextjs-data",
    "x-nextjs-postponed",
    "x-next-revalidated-tags",
    "x-next-revalidate-tag-token",
    "x-next-cache-tags",
    "x-next-resume-state-length",
    "x-invoke-path",
    "x-invocation-id",
    "x-now-route-matches",
    "x-matched-path",
    "x-action-forwarded",
    "x-prerender-revalidate",
    "x-vercel-id",
    "x-clerk-auth-status",
    "next-resume",
    "next-hmr-refresh",
    "next-test-fetch-priority",
  ])("a request loses the header %s, which is Next's own", (name) => {
    expect(arrive({ [name]: "1" }).headers).not.toHaveProperty(name);
  });

  it("a request keeps the headers that browsers and Next's router send", () => {
    const sent = {
      rsc: "1",
      "next-router-state-tree": "[]",
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": "/_tree",
      "next-url": "/",
      "next-action": "ab",
      accept: "*/*",
      cookie: "a=b",
      "user-agent": "x",
      "x-request-id": "12345678",
    };
    expect(arrive(sent, { url: "/x" }).headers).toMatchObject(sent);
  });

  it("a request keeps headers of Next's tools only in development", () => {
    const sent = { "next-hmr-refresh": "1", "x-nextjs-request-id": "a", "x-nextjs-html-request-id": "b" };
    expect(arrive(sent, { isDevelopment: true } as object).headers).toMatchObject(sent);
    expect(Object.keys(arrive(sent).headers)).not.toEqual(expect.arrayContaining(Object.keys(sent)));
  });

  it("a request's headers name one client, which no one can forge", () => {
    expect(arrive({ "x-forwarded-for": "8.8.8.8" }, { peer: "203.0.113.9" }).headers["x-forwarded-for"]).toBe(
      "203.0.113.9",
    );
    const trusted = { trusted: toBlockList(["127.0.0.1"]) } as object;
    expect(arrive({ "x-forwarded-for": "8.8.8.8, 203.0.113.9" }, trusted).headers["x-forwarded-for"]).toBe(
      "203.0.113.9",
    );
  });

  it("a request's headers say whether it came directly from this machine", () => {
    const reached = (headers: IncomingHttpHeaders, peer = "127.0.0.1") =>
      arrive(headers, { peer }).headers["x-granskog-reached"];
    expect(reached({})).toBe("directly");
    expect(reached({}, "::ffff:127.0.0.1")).toBe("directly");
    expect(reached({ "x-granskog-reached": "directly" }, "192.168.1.5")).toBe("otherwise");
    for (const name of ["forwarded", "via", "x-real-ip", "x-forwarded-for", "x-forwarded-host", "x-forwarded-server"])
      expect(reached({ [name]: "" }), name).toBe("otherwise");
  });
});

describe("what Next sends to itself", () => {
  const settled = (headers: IncomingHttpHeaders = {}, { peer = "203.0.113.9" } = {}) =>
    arrive(headers, { peer }).headers;
  /** What the server does to a request before passing it on. */
  const passOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
    ...headers,
    "x-forwarded-host": "site.example:3000",
    "x-forwarded-port": "3000",
    "x-forwarded-proto": "http",
  });

  it("a request that Next sends to itself has the client of the first request", () => {
    expect(arrive(passOn(settled())).headers["x-forwarded-for"]).toBe("203.0.113.9");
    const near = settled({}, { peer: "127.0.0.1" });
    expect(arrive(passOn(near)).headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-granskog-reached": "directly",
    });
    const far = settled({ via: "1.1 proxy" }, { peer: "127.0.0.1" });
    expect(arrive(passOn(far)).headers["x-granskog-reached"]).toBe("otherwise");
  });

  it("a request that Next sends to itself keeps Next's headers, but not the policy", () => {
    const said = {
      "x-next-revalidated-tags": "publication",
      "x-next-revalidate-tag-token": "a",
      "x-action-forwarded": "1",
      "x-middleware-set-cookie": "a=b",
    };
    const policy = { "content-security-policy": "script-src 'nonce-a'" };
    const { headers, refusal } = arrive({ ...passOn(settled()), ...said, ...policy }, { method: "POST" });
    expect(refusal).toBeNull();
    expect(headers).toMatchObject(said);
    expect(headers).not.toHaveProperty("content-security-policy");
  });

  it.each(["", "another", "a-mark-that-nobody-know!", MARK.slice(1), `${MARK}, ${MARK}`])(
    "a request with the forged mark %j does not count as Next's own",
    (mark) => {
      const forged = {
        "x-granskog-settled": mark,
        "x-granskog-reached": "directly",
        "x-forwarded-for": "8.8.8.8",
        "x-action-forwarded": "1",
      };
      const { headers } = arrive(forged, { peer: "203.0.113.9" });
      expect(headers).toMatchObject({
        "x-granskog-settled": MARK,
        "x-granskog-reached": "otherwise",
        "x-forwarded-for": "203.0.113.9",
      });
      expect(headers).not.toHaveProperty("x-action-forwarded");
    },
  );
});

describe("the target of a request", () => {
  it.each([
    ["/admin?a=b", "/admin?a=b"],
    ["http://evil.example/admin", "/admin"],
    ["https://evil.example/admin?a=b#c", "/admin?a=b"],
    ["HTTP://evil.example", "/"],
    ["http://evil.example//other.example/a", "//other.example/a"],
  ])("the request target %s is the path %s of this site", (url, path) => {
    const arrival = arrive({}, { url });
    expect(arrival.refusal).toBeNull();
    expect(arrival.url).toBe(path);
  });

  it.each(["*", "ftp://evil.example/admin", "evil.example:443", "http://", ""])(
    "the request target %j is refused",
    (url) => {
      expect(arrive({}, { url }).refusal?.status).toBe(400);
    },
  );

  it("the target of OPTIONS can be the whole server", () => {
    const { refusal } = arrive({}, { url: "*", method: "OPTIONS" });
    expect(refusal).toMatchObject({ status: 204, text: "", reason: null });
    expect(refusal?.headers.Allow).toContain("POST");
  });
});

describe("the call of a server action", () => {
  const call = (headers: IncomingHttpHeaders, url = "/pricing") => arrive(headers, { url, method: "POST" }).refusal;
  const kinds: [string, IncomingHttpHeaders][] = [
    ["by script", { "next-action": "ab", "content-type": "text/plain" }],
    ["by form", { "content-type": "multipart/form-data; boundary=x" }],
    ["by form, in capitals", { "content-type": "Multipart/Form-Data; boundary=x" }],
  ];

  it.each(kinds)("a server action may be called from this site's own pages: %s", (_, headers) => {
    expect(call({ ...headers, origin: SITE })).toBeNull();
    expect(call({ ...headers, origin: SITE, "sec-fetch-site": "same-origin" })).toBeNull();
    expect(call({ ...headers, host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" })).toBeNull();
  });

  it.each(kinds)("a server action without this site's origin is refused: %s", (_, headers) => {
    for (const origin of [undefined, "", "null", "https://site.example:3000", "https://evil.example", `${SITE}0`])
      expect(call({ ...headers, origin }), origin).toMatchObject({ status: 403 });
    expect(call({ ...headers, origin: SITE, "sec-fetch-site": "cross-site" })?.status).toBe(403);
    expect(call({ ...headers, host: "127.0.0.1:3000", origin: "https://127.0.0.1:3000" })?.status).toBe(403);
    expect(call({ ...headers, "x-forwarded-host": "evil.example", origin: "https://evil.example" })?.status).toBe(403);
  });

  it("a refused server action is logged with who sent it", () => {
    expect(call({ "next-action": "ab" })?.reason).toBe("no origin");
    expect(call({ "next-action": "ab", origin: "https://evil.example" })?.reason).toBe("evil.example");
  });

  it("a request to a route handler or for a page does not count as a server action", () => {
    expect(call({ "content-type": "multipart/form-data; boundary=x" }, "/api/account/unsubscribe")).toBeNull();
    expect(call({ "content-type": "application/json" }, "/api/webhooks/stripe")).toBeNull();
    expect(arrive({ "next-action": "ab" }).refusal).toBeNull();
  });
});
