import { mergeTests, type Page } from "@playwright/test";
import { formatNumber } from "@/lib/platform/words/format";
import { faultsInBothThemes } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const GROUPS = "/consumer-insights/behaviour-groups?market=sweden";
const PRIORITIES = "/consumer-insights/priorities?market=sweden";
const FACTORS = "/consumer-insights/decision-factors?market=sweden";

interface Answer {
  dataset: {
    readings: { market: string; year: number; figures: { item: string; value: number | null; n: number }[] }[];
  };
}

/** What the handler gives for everyone in the market's latest wave. */
async function latest(page: Page, section: string) {
  const { dataset } = (await (await page.request.get(`/api/insights/consumers?section=${section}`)).json()) as Answer;
  const own = dataset.readings.filter(({ market }) => market === "sweden").toSorted((a, b) => a.year - b.year);
  return own.at(-1)?.figures ?? [];
}

test("the groups, the priorities and the factors are the figures that the handler gives", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), GROUPS);
  const shares = await latest(page, "behaviour-groups");
  for (const { item, value } of shares) {
    const name = item.charAt(0).toUpperCase() + item.slice(1);
    await expect(page.getByRole("img", { name: /^Behaviour groups in Sweden/ })).toHaveAccessibleName(
      new RegExp(`${name} ${formatNumber(100 * (value ?? 0))}%`),
    );
  }

  await page.goto(PRIORITIES);
  const ranking = page.getByRole("table", { name: /^Priorities of people in Sweden/ });
  const best = (await latest(page, "priorities")).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0];
  await expect(ranking.getByRole("row").nth(1)).toContainText(formatNumber(100 * (best?.value ?? 0), 1));

  await page.goto(FACTORS);
  const weights = await latest(page, "decision-factors");
  const explained = weights.reduce((sum, { value }) => sum + (value ?? 0), 0);
  await expect(page.getByText(`Together: ${formatNumber(100 * explained, 1)}% of the differences`)).toBeVisible();
});

test("T opens the same shares as a table, and a phone shows the group chosen", async ({ page, signedIn: stateOf }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, await stateOf("enterprise"), GROUPS);
  await page
    .getByRole("region", { name: /^Four groups/ })
    .getByRole("button", { name: "Table" })
    .focus();
  await page.keyboard.press("t");
  await expect(page.getByRole("table", { name: /^Behaviour groups in Sweden/ })).toBeVisible();

  const profile = page.getByRole("table", { name: /^What sets the groups apart/ });
  await expect(profile.getByRole("columnheader", { name: /^Dedicated/ })).toBeVisible();
  await page.getByRole("group", { name: "Group" }).getByRole("button", { name: "Ego" }).click();
  await expect(profile.getByRole("columnheader", { name: /^Ego/ })).toBeVisible();
  await expect(profile.getByRole("columnheader", { name: /^Dedicated/ })).toBeHidden();
});

test("a priority is followed by its name in the address", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), PRIORITIES);
  const water = page.getByRole("button", { name: /^Clean water/ });
  await water.click();
  await expect(page).toHaveURL(/view=water/);
  await expect(water).toHaveAttribute("aria-pressed", "true");
});

test("no rule of axe is broken in either theme", { tag: "@deep" }, async ({ page, signedIn: stateOf }) => {
  const state = await stateOf("enterprise");
  for (const path of [GROUPS, PRIORITIES, FACTORS]) {
    await openAsMember(page, state, path);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  }
});

test("at 320 px nothing is wider than the screen, and no year outside the plan's window is drawn", async ({
  page,
  signedIn: stateOf,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const state = await stateOf("essential");
  for (const path of [GROUPS, PRIORITIES, FACTORS]) {
    await openAsMember(page, state, `${path}&from=2011`);
    await expect(page.getByRole("link", { name: /CSV with Professional/ }).first()).toHaveAttribute("href", "/pricing");
    await expect(page.getByRole("main")).not.toContainText(/20(?:1[1-9]|2[0-2])/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
