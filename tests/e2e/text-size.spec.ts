import { readFile } from "node:fs/promises";
import { type Cookie, mergeTests, type Page } from "@playwright/test";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { brokenWordsOf, coveredByBarsOf, overflowOf } from "../support/page-faults";
import { settle } from "../support/settle";
import { type SamplePerson, test as signedInTest } from "../support/sign-in";
import { cutTextOf, overlapsOf, setTextSize, smallTextOf } from "../support/text-faults";
import { anIndustryOf, expect, leaderOf, test as base } from "./fixtures";

// Readers who have set larger text in their browser get larger text, and lose nothing by it. This is not zoom: the window
// is as wide as before, and what is measured in pixels stays as it is.

const test = mergeTests(base, signedInTest);

interface LargePage {
  name: string;
  open: (page: Page) => string | Promise<string>;
  person?: SamplePerson;
  /** Looked at in each run; the others wait for a deep one. */
  isUsual?: boolean;
}

const at = (path: string, person?: SamplePerson): LargePage => ({
  name: path,
  open: () => path,
  ...(person && { person }),
});
const usual = (page: LargePage): LargePage => ({ ...page, isUsual: true });

const PAGES: readonly LargePage[] = [
  usual(at("/")),
  usual(at("/rankings/sweden")),
  { name: "an industry page", open: (page) => anIndustryOf(page) },
  usual({ name: "a leader's brand page", open: (page) => leaderOf(page) }),
  usual(at("/pricing")),
  usual(at("/sustainability-branding-hub/avoiding-greenwashing")),
  at("/sustainability-branding-hub"),
  at("/sustainability-branding-hub/insights/the-worst-year"),
  at("/about-study"),
  at("/about-study/rank-ranges"),
  at("/features"),
  at("/auth?mode=signin"),
  usual(at("/auth?mode=signup")),
  usual(at("/rankings/full", "enterprise")),
  ...["/account", "/settings", "/insights", "/my-charts", "/settings/api"].map((path) => at(path, "enterprise")),
  usual(at(ANALYSES["single-country"].path, "enterprise")),
  ...Object.values(ANALYSES)
    .filter(({ path }) => path !== ANALYSES["single-country"].path)
    .map(({ path }) => at(path, "enterprise")),
  ...["/admin/people", "/admin/hub-posts", "/admin/subscriptions", "/admin/status"].map((path) => at(path, "admin")),
];

interface Look {
  width: number;
  height: number;
  /** How many times the usual size of text. */
  times: number;
}

/** A tablet's width, where twice the text has a phone's room; a deep run adds a desk, and a phone with a quarter more. */
const LOOKS: readonly Look[] = [
  { width: 820, height: 900, times: 2 },
  ...(process.env.DEEP
    ? [
        { width: 1440, height: 900, times: 2 },
        { width: 390, height: 844, times: 1.25 },
      ]
    : []),
];

/** Controls of a page that are focused one by one, to see what lies over them. */
const FOCUSED = process.env.DEEP ? 14 : 6;

for (const { name, open, person, isUsual } of PAGES) {
  test(
    `${name} keeps its words and controls with larger text`,
    { tag: isUsual ? [] : "@deep" },
    async ({ page, signedIn }) => {
      if (person) await openAs(page, await signedIn(person));
      const path = await open(page);
      const session = await page.context().newCDPSession(page);
      for (const look of LOOKS) {
        await page.setViewportSize(look);
        await setTextSize(session, look.times);
        await page.goto(path);
        await settle(page);
        await test.step(`${look.times} times at ${look.width} px`, async () => expectWhole(page, look));
      }
      // The next test may have the same browser.
      await session.detach();
    },
  );
}

async function expectWhole(page: Page, { width, times }: Look) {
  const where = `${times} times at ${width} px`;
  const sizeOf = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect.soft(await sizeOf("body"), `${where}, the body's text`).toBe(16 * times);
  expect.soft(await smallTextOf(page, times), `${where}, text that has not grown`).toEqual([]);
  expect.soft(await overflowOf(page), `${where}, wider than the window`).toEqual([]);
  expect.soft(await cutTextOf(page), `${where}, cut`).toEqual([]);
  expect.soft(await overlapsOf(page), `${where}, words over words`).toEqual([]);
  expect.soft(await brokenWordsOf(page), `${where}, words cut across lines`).toEqual([]);
  expect.soft(await coveredByBarsOf(page, FOCUSED), `${where}, covered when focused`).toEqual([]);
}

/** Takes over the cookies of someone who has signed in. */
async function openAs(page: Page, state: string) {
  const { cookies } = JSON.parse(await readFile(state, "utf8")) as { cookies: Cookie[] };
  await page.context().addCookies(cookies);
}
