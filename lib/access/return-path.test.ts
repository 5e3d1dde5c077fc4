import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authHref, safeReturnPath, signUpReturnPath } from "@/lib/access/return-path";

describe("signing in and up", () => {
  it.each([
    ["/brands/smedsta", "/brands/smedsta"],
    ["/brands/smedsta?market=sweden#trend", "/brands/smedsta?market=sweden#trend"],
    ["/rankings/full", "/rankings/full"],
    ["/rankings/full?country=norway", "/rankings/full?country=norway"],
    ["/brands/", null],
    ["/brands/smedsta/more", null],
    ["/rankings/fuller", null],
    ["/rankings/sweden", null],
    ["/account", null],
    ["/account/brands/smedsta", null],
    ["https://evil.example/brands/smedsta", null],
    [null, null],
  ])("after a sign-up that began at %j, a person comes to %j", (from, to) => {
    expect(signUpReturnPath(from)).toBe(to);
  });

  it("the sign-in page's address carries where it leads back to, if anywhere", () => {
    expect(authHref("signin")).toBe("/auth?mode=signin");
    expect(authHref("signup", null)).toBe("/auth?mode=signup");
    expect(authHref("signup", "/brands/a?b=c&d")).toBe("/auth?mode=signup&from=%2Fbrands%2Fa%3Fb%3Dc%26d");
  });
});

describe("safeReturnPath", () => {
  it.each([
    ["/rankings/full", "/rankings/full"],
    ["/insights?brand=a&market=se#top", "/insights?brand=a&market=se#top"],
    ["/brand-insights/./single-country", "/brand-insights/single-country"],
    ["/a%20b", "/a%20b"],
    ["/insights?brand=Caf%C3%A9%20X%0A&note=//x", "/insights?brand=Caf%C3%A9%20X%0A&note=//x"],
    ["/caf%C3%A9", "/caf%C3%A9"],
    ["/", "/"],
    ["/authors", "/authors"],
  ])("the return path %s is read as %s", (text, expected) => {
    expect(safeReturnPath(text)).toBe(expected);
  });

  it.each([
    "",
    "insights",
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2f/evil.example",
    "/%5cevil.example",
    "%2f%2fevil.example",
    "/%252f%252fevil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/%2e%2e//evil.example",
    "/a/..//evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/%09/evil.example",
    "/%0d%0aset-cookie:x=1",
    "/\u2028/evil",
    "javascript:alert(1)",
    "/%",
    "/%E0%A4%A",
    "/auth",
    "/auth?mode=signin&from=/auth",
    "/AUTH/x",
    "/%61uth",
    "/api/me",
    "/_next/static/x.js",
    `/${"a".repeat(3_000)}`,
  ])("the return path %j is refused", (text) => {
    expect(safeReturnPath(text)).toBeNull();
  });

  it("a missing return path is refused", () => {
    expect(safeReturnPath(null)).toBeNull();
    expect(safeReturnPath(undefined)).toBeNull();
  });

  const piece = fc.constantFrom(
    "/",
    "\\",
    "//",
    ".",
    "..",
    "%2f",
    "%5c",
    "%2e",
    "%25",
    "%252f",
    "\t",
    "\n",
    "\0",
    "@",
    ":",
    "?",
    "#",
    "a",
    "evil.example",
    "https:",
    "%09",
    "\u2028",
    "%c0%af",
    "％2f",
    "／",
  );
  const hostile = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((parts) => parts.join("")),
    fc.string(),
    fc.webUrl(),
  );

  it("a return path leads only to this site, whatever its text", () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, hasSlash) => {
        const path = safeReturnPath(hasSlash ? `/${text}` : text);
        if (path === null) return;
        for (const origin of ["https://site.example", "http://localhost:3000"]) {
          expect(new URL(path, `${origin}/auth?mode=signin`).origin).toBe(origin);
        }
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});
