import type { Page } from "@playwright/test";
import { FaultyProxy } from "../support/faulty-proxy";
import { shiftsOf, watchShifts } from "../support/page-faults";
import { settle } from "../support/settle";
import { anIndustryOf, expect, leaderOf } from "./fixtures";
import { become, test } from "./with-people";

// Nothing moves by itself on a public page: not when the page knows who reads it, and not when anything late arrives.

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const PATHS = [
  "/",
  "/rankings/sweden",
  "/rankings/search?market=sweden&q=a",
  "/pricing",
  "/waitlist",
  "/contact-us",
  "/about-study",
  "/sustainability-branding-hub",
  "/sustainability-branding-hub/avoiding-greenwashing",
  "/help",
  "/nowhere",
] as const;

/** The blog, a guide, two posts and a term. */
const READ = [
  "insights",
  "avoiding-greenwashing",
  "insights/how-to-read-a-score",
  "insights/the-worst-year",
  "glossary/rank-range",
].map((name) => `/sustainability-branding-hub/${name}`);

/** A shift that no one sees: a few pixels of one button. */
const UNSEEN = 0.002;

/** Members are shown the same frame, with other words in it: a deep run looks at those with a plan as well. */
const READERS = [
  { who: null, tag: [] },
  { who: "free", tag: [] },
  { who: "professional", tag: ["@deep"] },
  { who: "essential", tag: ["@deep"] },
] as const;

/** Readers take turns at the two sizes, so that each page is looked at in both; in a deep run each reader has both. */
const isTurn = (reader: number, path: number, size: number) =>
  process.env.DEEP !== undefined || (reader + path) % SIZES.length === size;

for (const [turn, { who, tag }] of READERS.entries()) {
  const reader = who ? `a member (${who})` : "a visitor";
  test(`no public page moves by itself for ${reader}`, { tag: [...tag] }, async ({ page, people, complaints }) => {
    test.slow();
    complaints.forgive(/404/);
    if (who) await become(page, people, who);
    const paths = [await leaderOf(page), await anIndustryOf(page), ...PATHS];
    // Faces are in the browser's cache from here on; `every-page` measures what a first visit sets again.
    await page.goto("/rankings/sweden");
    await settle(page);
    await watchShifts(page);
    const moved: string[] = [];
    for (const [at, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      for (const path of paths.filter((_, index) => isTurn(turn, index, at))) {
        await page.goto(path);
        await settle(page);
        for (const { value, sources } of await shiftsOf(page))
          if (value > UNSEEN) moved.push(`${path} at ${size.width} px: ${value}, ${sources.join(" ")}`);
      }
    }
    expect(moved).toEqual([]);
  });
}

for (const [at, { width, height }] of SIZES.entries()) {
  const title = `at ${width} px, a page that arrives in pieces moves nothing that is there`;
  // Less is laid out anew on a desk.
  test(title, { tag: at > 0 ? "@deep" : [] }, async ({ browser, baseURL }) => {
    test.slow();
    const proxy = await FaultyProxy.start(() => String(baseURL));
    const context = await browser.newContext({ viewport: { width, height }, baseURL: proxy.url });
    const page = await context.newPage();
    const visit = async (path: string) => {
      await page.goto(path);
      await settle(page);
      return shiftsOf(page);
    };
    await watchShifts(page);
    // What faces move when they come is measured below.
    await page.route("**/*.woff2", (route) => route.abort());
    // Scripts are in the browser's cache from here on, so that pages alone are slow.
    await visit("/rankings/sweden/retail");
    proxy.fault = { kind: "pieces", bytes: 1_500, ms: 16 };
    const moved: string[] = [];
    const further = process.env.DEEP ? ["/pricing", READ[1] ?? ""] : [];
    for (const path of ["/", await leaderOf(page), ...further]) {
      for (const { value, sources } of await visit(path))
        if (value > UNSEEN) moved.push(`${path}: ${value}, ${sources.join(" ")}`);
    }
    expect(moved).toEqual([]);
    await context.close();
    await proxy.refuse();
  });
}

/** Where what a phone shows first begins, from top to bottom. */
const beginningsOf = (page: Page) =>
  page
    .locator("main")
    .evaluate((main) =>
      [...main.querySelectorAll("h1, p, ul, ol, table, [class*=cols]")]
        .map((part) => ({ part: part.tagName, top: Math.round(part.getBoundingClientRect().top) }))
        .filter(({ top }) => top < window.innerHeight / 2),
    );

const FIRST_VIEWS = {
  phone: { width: 412, height: 823 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const;

const onPhone = (path: string) => [path, "phone"] as const;

/** A deep run adds pages of the same form as others, and the home page at further widths. */
const LATE_FACES = [
  {
    what: "a first view",
    tag: [],
    visits: [...["/", "/rankings/sweden", "/help", ...READ.slice(1, 3)].map(onPhone), ["/", "desk"] as const],
  },
  {
    what: "the first view of further pages",
    tag: ["@deep"],
    visits: [
      ...["/pricing", "/about-study", ...READ.slice(0, 1), ...READ.slice(3)].map(onPhone),
      ["/", "tablet"] as const,
    ],
  },
] as const;

for (const { what, tag, visits } of LATE_FACES)
  test(`faces that arrive late move nothing in ${what}`, { tag: [...tag] }, async ({ browser }) => {
    const visit = async (path: string, faces: boolean, viewport: { width: number; height: number }) => {
      const page = await browser.newPage({ viewport });
      if (!faces) await page.route("**/*.woff2", (route) => route.abort());
      await page.goto(path);
      await settle(page);
      const found = await beginningsOf(page);
      await page.close();
      return found;
    };
    for (const [path, size] of visits) {
      const [before, after] = [await visit(path, false, FIRST_VIEWS[size]), await visit(path, true, FIRST_VIEWS[size])];
      expect(after.length, path).toBeGreaterThan(1);
      expect(before, `${path}, ${size}`).toEqual(after);
    }
  });
