import { mergeTests, type Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const heat = (page: Page) => page.getByRole("grid");

test("arrow keys select a gap, and the split changes without a page load", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), "/consumer-insights/say-do-gap");
  const panel = page.getByRole("complementary", { name: "Selected cell" });
  await heat(page).locator("[tabindex='0']").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("heading")).toHaveText(/, 30–44$/);
  await page.getByRole("button", { name: "Group", exact: true }).click();
  await expect(page).toHaveURL(/view=group/);
  await expect(heat(page).getByRole("columnheader", { name: "Dedicated" })).toBeVisible();
  await page.reload();
  await expect(heat(page).getByRole("columnheader", { name: "Dedicated" })).toBeVisible();
});

for (const [path, figure] of [
  ["attitudes", "answers"],
  ["say-do-gap", "gaps"],
  ["expectations", "industries"],
] as const) {
  test(
    `${path}: axe finds no faults, and nothing overflows at 320 px`,
    { tag: "@deep" },
    async ({ page, signedIn: stateOf }) => {
      await openAsMember(page, await stateOf("enterprise"), `/consumer-insights/${path}`);
      await page.locator(`#${figure}`).getByRole("button", { name: "Table" }).focus();
      await page.keyboard.press("t");
      await expect(page.locator(`#${figure}`).getByRole("table")).toBeVisible();
      expect(await faultsInBothThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 720 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );
}
