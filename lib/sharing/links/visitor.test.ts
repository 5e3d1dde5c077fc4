import { describe, expect, test } from "vitest";
import { isPerson, toVisitorMark } from "@/lib/sharing/links/visitor";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const person = (headers: Record<string, string> = {}) => isPerson(new Headers({ "user-agent": FIREFOX, ...headers }));

describe("a visitor to a shared link", () => {
  test("a visitor to a shared link is counted with a browser", () => {
    expect(person()).toBe(true);
    expect(
      person({
        "user-agent":
          "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      }),
    ).toBe(true);
  });

  test.each([
    "",
    "curl/8.5",
    "WhatsApp/2.23",
    "facebookexternalhit/1.1",
    "Slackbot-LinkExpanding 1.0",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (Windows NT 6.1) SkypeUriPreview Preview/0.5",
    "Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  ])("a visitor to a shared link is not counted as %s", (agent) => expect(person({ "user-agent": agent })).toBe(false));

  test("a browser that prefetches a shared link is not counted", () => {
    expect(person({ "sec-purpose": "prefetch;prerender" })).toBe(false);
    expect(person({ purpose: "prefetch" })).toBe(false);
    expect(person({ "next-router-prefetch": "1" })).toBe(false);
  });
});

test("a visitor's mark distinguishes addresses at one link and cannot be linked between links", () => {
  const mark = toVisitorMark("203.0.113.7", "one", "secret");
  expect(mark).toHaveLength(22);
  expect(mark).not.toContain("203");
  expect(toVisitorMark("203.0.113.7", "one", "secret")).toBe(mark);
  for (const other of [
    toVisitorMark("203.0.113.8", "one", "secret"),
    toVisitorMark("203.0.113.7", "two", "secret"),
    toVisitorMark("203.0.113.7", "one", "other"),
  ])
    expect(other).not.toBe(mark);
});
