import { mergeTests, type Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { removeBrand } from "../support/brand-panel";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const FOOD = "/brand-insights/age-groups?market=sweden&industry=food-grocery";

const table = (page: Page) => page.getByRole("grid", { name: /^Scores of .* by age group/ });

test("cells are selected by arrow keys, and brands and years change without a page load", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), `${FOOD}&brands=smedsta,timjannas`);
  const panel = page.getByRole("complementary", { name: "Selected cell" });
  const heading = panel.getByRole("heading", { level: 2 });
  await table(page).locator("[tabindex='0']").focus();
  const first = await heading.innerText();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(heading).toHaveText(/, 30–44$/);
  expect(first).not.toBe("");

  await removeBrand(page, "Smedsta");
  await expect(page).toHaveURL(/brands=timjannas&marks=2$/);
  await expect(table(page).getByRole("row")).toHaveCount(3);
  await page.goBack();
  await expect(table(page).getByRole("row")).toHaveCount(4);

  await page.getByLabel("Colour shows").selectOption("market");
  await expect(page).toHaveURL(/view=market/);
  await page.getByRole("combobox", { name: "Year" }).selectOption("2019");
  await expect(page.getByText("The 2019 study was published without scores by age group.")).toBeVisible();
  await page.getByRole("button", { name: "Show the latest study" }).click();
  await expect(table(page)).toBeVisible();
});

test(
  "axe finds no faults in either theme, and T opens the table",
  { tag: "@deep" },
  async ({ page, signedIn: stateOf }) => {
    await openAsMember(page, await stateOf("enterprise"), FOOD);
    await page.getByRole("region", { name: "From youngest to oldest" }).getByRole("button", { name: "Table" }).focus();
    await page.keyboard.press("t");
    await expect(page.getByRole("table", { name: /^Scores by age group/ })).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  },
);

test("the age groups page does not overflow at 320 px", { tag: "@deep" }, async ({ page, signedIn: stateOf }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await openAsMember(page, await stateOf("essential"), `${FOOD}&view=all`);
  await expect(page.getByRole("button", { name: "Filters" })).toBeVisible();
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("link", { name: /CSV with Professional/ })).toHaveAttribute("href", "/pricing");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
