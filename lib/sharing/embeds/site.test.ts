import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areSites, readSites, toSite } from "@/lib/sharing/embeds/site";

describe("a site", () => {
  test.each([
    ["example.org", "https://example.org"],
    [" HTTPS://News.Example.org/a/page?x=1#y ", "https://news.example.org"],
    ["*.example.org", "https://*.example.org"],
    ["https://*.example.org", "https://*.example.org"],
    ["example.org:8443", "https://example.org:8443"],
    ["blåbär.se", "https://xn--blbr-noae.se"],
  ])("the site %s is read as %s", (typed, site) => {
    expect(toSite(typed)).toBe(site);
    expect(toSite(site)).toBe(site);
  });

  test.each([
    "",
    " ",
    "http://example.org",
    "ftp://example.org",
    "javascript:alert(1)",
    "localhost",
    "127.0.0.1",
    "[::1]",
    "*",
    "*.org",
    "co.uk.",
    "https://*",
    "a b",
    "example.org; script-src *",
    "user@example.org",
    "https://u:p@example.org",
    "*.*.example.org",
    "example.org.",
    `${"a".repeat(64)}.org`,
    "-a.org",
  ])("%j is not a site", (typed) => {
    expect(toSite(typed)).toBeNull();
  });

  test("a site cannot end or extend a header", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.webUrl(),
          fc.domain(),
          fc.string({ unit: fc.constantFrom(...Array.from("a.-*:/; '@\n0")) }),
        ),
        (typed) => {
          const site = toSite(typed);
          if (site === null) return;
          expect(site).toMatch(/^https:\/\/[a-z0-9*.:-]+$/);
          expect(toSite(site)).toBe(site);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test("sites are read from lines, commas and spaces, each once", () => {
  expect(readSites("example.org, news.example\n https://example.org/x nonsense")).toEqual({
    sites: ["https://example.org", "https://news.example"],
    wrong: ["nonsense"],
  });
  expect(readSites(" \n ")).toEqual({ sites: [], wrong: [] });
  expect(areSites(["https://example.org"])).toBe(true);
  expect(areSites(["https://example.org", "https://example.org"])).toBe(false);
  expect(areSites(["example.org"])).toBe(false);
  expect(areSites(Array.from({ length: 11 }, (_, index) => `https://a${index}.example`))).toBe(false);
});
