import { mergeTests, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const PATH = "/predictive-insights/momentum";
const claim = (page: Page) => page.getByRole("heading", { level: 1 });

test("the momentum page shows a market's changes and which are clear", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("professional"), `${PATH}?market=sweden`);
  await expect(claim(page)).toHaveText(/gaining on the market|losing ground/);
  await expect(page.getByText(/in Sweden shows? a clear change in score since/).first()).toBeVisible();
  for (const name of [
    "Level and momentum",
    "Industries",
    "Positions moved, and how many changes are clear",
    "Acceleration",
  ]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.getByRole("combobox", { name: "Year" }).selectOption("2023");
  await expect(page).toHaveURL(/year=2023/);
  await expect(page.getByText("change compared with the market since 2022").first()).toBeVisible();
  await page.getByRole("combobox", { name: "Industry" }).selectOption("banking");
  await expect(page).toHaveURL(/industry=banking/);
  await expect(page.getByText("Momentum of Banking in Sweden since")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Momentum of Sweden since 2022")).toBeVisible();
});

test("T opens a momentum chart as a table, and it can be downloaded", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("professional"), `${PATH}?market=finland`);
  const movers = page.locator("#movers");
  await movers.getByRole("button", { name: "Table" }).press("t");
  await expect(movers.getByRole("table")).toBeVisible();
  const first = await movers.getByRole("row").nth(1).getByRole("rowheader").innerText();
  const file = await page.request.get(`/api/insights/csv/momentum?market=finland`);
  expect(file.status()).toBe(200);
  expect(await file.text()).toContain(first);
});

test(
  "the momentum page fits a narrow screen in the dark theme",
  { tag: "@deep" },
  async ({ page, signedIn: stateOf }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.emulateMedia({ colorScheme: "dark" });
    await openAsMember(page, await stateOf("professional"), `${PATH}?market=sweden&brands=nobody-here`);
    await expect(page.getByText("not ranked in Sweden")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await faultsOf(page)).toEqual([]);
  },
);
