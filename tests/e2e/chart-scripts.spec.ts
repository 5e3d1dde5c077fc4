import { mergeTests } from "@playwright/test";
import { scriptsOf } from "../bench/first-load";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

/** gzip kB of an empty Next app's scripts, and what an analysis may bring besides once its first chart is drawn. */
const [EMPTY, MOST] = [135.7, 110];

/** One page with a line chart, one with a scatter chart. */
const PAGES = [
  ["/brand-insights/single-country?market=sweden&industry=food-grocery", "line"],
  ["/consumer-insights/decision-factors?market=sweden", "scatter"],
] as const;

for (const [path, kind] of PAGES)
  test(`a page whose ${kind} chart is drawn has at most ${MOST} kB of scripts above an empty app`, async ({
    page,
    signedIn: stateOf,
  }) => {
    const total = scriptsOf(page);
    await openAsMember(page, await stateOf("enterprise"), path);
    // Drawn when they come near the screen, or once the page is at rest.
    await expect(page.locator('main svg[role="presentation"]').first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await total()).toBeLessThan(EMPTY + MOST);
  });
