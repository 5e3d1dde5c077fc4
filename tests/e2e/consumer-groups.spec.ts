import { mergeTests, type Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const GROUPS = "/consumer-insights/behaviour-groups?market=sweden";
const PRIORITIES = "/consumer-insights/priorities?market=sweden";
const FACTORS = "/consumer-insights/decision-factors?market=sweden";

test("T opens the shares of the behaviour groups as a table", async ({ page, signedIn: stateOf }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, await stateOf("enterprise"), GROUPS);
  await page.locator("#shares").getByRole("button", { name: "Table" }).focus();
  await page.keyboard.press("t");
  await expect(page.getByRole("table", { name: /^Behaviour groups in Sweden/ })).toBeVisible();

  const profile = page.getByRole("table", { name: /^How the groups differ/ });
  await expect(profile.getByRole("columnheader", { name: /^Dedicated/ })).toBeVisible();
  await page.getByRole("group", { name: "Group" }).getByRole("button", { name: "Ego" }).click();
  await expect(profile.getByRole("columnheader", { name: /^Ego/ })).toBeVisible();
  await expect(profile.getByRole("columnheader", { name: /^Dedicated/ })).toBeHidden();
});

test("a priority in the address is highlighted", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), PRIORITIES);
  const water = page.getByRole("button", { name: /^Clean water/ });
  await water.click();
  await expect(page).toHaveURL(/view=water/);
  await expect(water).toHaveAttribute("aria-pressed", "true");
});

test(
  "axe finds no faults in the behaviour groups pages in either theme",
  { tag: "@deep" },
  async ({ page, signedIn: stateOf }) => {
    const state = await stateOf("enterprise");
    for (const path of [GROUPS, PRIORITIES, FACTORS]) {
      await openAsMember(page, state, path);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      expect(await faultsInBothThemes(page)).toEqual([]);
    }
  },
);

/** Each text by itself: those of an axis, joined, can read as a year ("20", "20"). */
const textsOf = (page: Page): Promise<string[]> =>
  page.getByRole("main").evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    return texts;
  });

test("behaviour groups at 320 px overflow nothing and draw no year outside the plan", async ({
  page,
  signedIn: stateOf,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const state = await stateOf("essential");
  for (const path of [GROUPS, PRIORITIES, FACTORS]) {
    await openAsMember(page, state, `${path}&from=2011`);
    await page.getByRole("button", { name: "More actions" }).click();
    await expect(page.getByRole("link", { name: /CSV with Professional/ })).toHaveAttribute("href", "/pricing");
    expect((await textsOf(page)).filter((text) => /20(?:1[1-9]|2[0-2])/.test(text))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
