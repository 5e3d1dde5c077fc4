import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isUnchanged,
  cachedHeaders,
  keyOf,
  mayCache,
  packingFor,
  type Packing,
} from "@/lib/platform/response-cache/rules";

type Row = [string, ReturnType<typeof asked>];
const asked = (url: string, headers: Record<string, string> = {}, method = "GET") => ({ url, headers, method });

describe("a kept answer is given to", () => {
  test.each<Row>([
    ["a visitor", asked("/rankings/sweden")],
    ["a member, whose cookies a page for everyone does not read", asked("/rankings/sweden", { cookie: "signed_in=1" })],
    ["a visitor of the home page", asked("/", { cookie: "consent=1" })],
    ["someone who asks for the headers alone", asked("/", {}, "HEAD")],
    ["a browser that asks for a file of the build", asked("/_next/static/chunks/0a-b_c.~1.js")],
  ])("%s may get a stored response", (_, request) => {
    expect(keyOf(request)).toBe(`http ${request.url}`);
  });

  test("browsers over HTTPS get their own stored responses", () => {
    expect(keyOf(asked("/help", { "x-forwarded-proto": "https" }))).toBe("https /help");
    expect(keyOf(asked("/help", { "x-forwarded-proto": "made up" }))).toBe("http /help");
  });
});

describe("no kept answer is given to", () => {
  test.each<Row>([
    ["a form", asked("/auth", {}, "POST")],
    ["an address with a query", asked("/rankings/sweden?page=2")],
    ["a handler", asked("/api/palette")],
    ["a picture made smaller by Next", asked("/_next/image")],
    ["a file of the build, its address written another way", asked("/_next/static/chunks/%61.js")],
    ["a path that leads out of the build's files", asked("/_next/static/../server/a.js")],
    ["a whole address", asked("http://elsewhere.example/")],
    ["a member at home", asked("/", { cookie: "a=b; signed_in=1" })],
    ["someone who previews a draft", asked("/help", { cookie: "__prerender_bypass=x" })],
    ...["rsc", "next-router-prefetch", "next-action", "authorization", "range", "next-url"].map((name): Row => [
      `a request with ${name}`,
      asked("/help", { [name]: "1" }),
    ]),
  ])("%s never gets a stored response", (_, request) => {
    expect(keyOf(request)).toBeNull();
  });
});

const PAGE = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=31536000",
  "x-nextjs-cache": "HIT",
  "content-security-policy": "script-src 'sha256-abc='",
};

test("a cached page for everyone is stored", () => {
  expect(mayCache(200, PAGE)).toBe(true);
});

const FILE = { "content-type": "application/javascript", "cache-control": "public, max-age=31536000, immutable" };

test("a file of the build is stored if it is a text that was found", () => {
  expect(mayCache(200, FILE)).toBe(true);
  expect(mayCache(404, FILE)).toBe(false);
  expect(mayCache(200, { ...FILE, "content-type": "font/woff2" })).toBe(false);
  expect(mayCache(200, { ...FILE, "set-cookie": "a=b" })).toBe(false);
});

test.each<[string, number, Record<string, string | undefined>]>([
  ["a missing page", 404, {}],
  ["a redirect", 307, {}],
  ["a page that sets a cookie", 200, { "set-cookie": "a=b" }],
  ["a page rendered for this request", 200, { "x-nextjs-cache": undefined }],
  ["a page that is being renewed", 200, { "x-nextjs-cache": "STALE" }],
  ["a private page", 200, { "cache-control": "private, s-maxage=10" }],
  ["a page that may not be stored", 200, { "cache-control": "no-store" }],
  ["a page that lasts no time", 200, { "cache-control": "s-maxage=0" }],
  ["a page with a nonce", 200, { "content-security-policy": "script-src 'nonce-abc'" }],
  ["a picture", 200, { "content-type": "image/png" }],
])("%s is not stored", (_, status, headers) => {
  expect(mayCache(status, { ...PAGE, ...headers })).toBe(false);
});

test("a copy omits what belongs to one response, and differs by encoding", () => {
  expect(
    Object.fromEntries(
      cachedHeaders({ ...PAGE, "x-request-id": "1", etag: '"a"', "content-length": 5, date: "now", vary: "RSC" }),
    ),
  ).toEqual({ ...PAGE, vary: "RSC, Accept-Encoding" });
  expect(Object.fromEntries(cachedHeaders({ vary: "RSC, accept-encoding" }))).toEqual({
    vary: "RSC, accept-encoding",
  });
});

const ALL = new Set<Packing>(["identity", "gzip", "br"]);
test.each<[string | undefined, Packing]>([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %s gets %s", (accepted, packing) => {
  expect(packingFor(accepted, ALL)).toBe(packing);
});

test("no browser gets an encoding that it did not accept or that is not stored", () => {
  fc.assert(
    fc.property(fc.string(), fc.subarray<Packing>(["gzip", "br"]), (accepted, there) => {
      const found = packingFor(accepted, new Set<Packing>(["identity", ...there]));
      if (found === "identity") return;
      expect(there).toContain(found);
      expect([found, "*"].some((name) => accepted.toLowerCase().includes(name))).toBe(true);
    }),
  );
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ["*", true],
  ['"b"', false],
  [undefined, false],
])("If-None-Match %s of a copy with the tag a: %s", (noneMatch, isSame) => {
  expect(isUnchanged(noneMatch, '"a"')).toBe(isSame);
});
