import { mergeTests } from "@playwright/test";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { scriptsOf } from "../bench/first-load";
import { openAsMember } from "../support/member-page";
import { waitUntilAlive } from "../support/settle";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

/**
 * gzip kB of an empty Next app's scripts, and what an analysis may bring besides: until a reader does something, and once
 * its chart answers.
 */
const [EMPTY, UNTOUCHED, ALIVE] = [135.7, 30, 110];

/** Pages with each kind of chart (lines, a scatter, a bump chart, rows, a table), with the most points, the longest, and the portal. */
const PAGES = [
  `${ANALYSES["single-country"].path}?market=sweden&industry=food-grocery`,
  `${ANALYSES["decision-factors"].path}?market=sweden`,
  ANALYSES["country-comparison"].path,
  ANALYSES.momentum.path,
  ANALYSES["age-groups"].path,
  ANALYSES["risk-alerts"].path,
  "/insights",
] as const;

for (const path of PAGES)
  test(`${path} brings at most ${UNTOUCHED} kB of scripts until a reader does something, and ${ALIVE} kB once it answers`, async ({
    page,
    signedIn: stateOf,
  }) => {
    await openAsMember(page, await stateOf("enterprise"), "/account");
    await page.goto("about:blank");
    const total = scriptsOf(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await total()).toBeLessThan(EMPTY + UNTOUCHED);
    // Drawn by the server all the same.
    await expect(
      page.locator("main :is(svg[role=presentation], table, [role=grid], li)").filter({ visible: true }).first(),
    ).toBeVisible();
    await waitUntilAlive(page);
    // What is near the screen is fetched at once, the rest when the page is at rest.
    let before = 0;
    const isStill = async () => {
      const now = await total();
      const isSame = now === before;
      before = now;
      return isSame;
    };
    await expect.poll(isStill, { intervals: [2_000] }).toBe(true);
    expect(await total()).toBeLessThan(EMPTY + ALIVE);
  });
