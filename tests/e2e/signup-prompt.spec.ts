import { type Page } from "@playwright/test";
import { expect, openRanking, test } from "./fixtures";

const prompt = (page: Page) =>
  page.getByRole("button", { name: /dismiss|close/i }).locator("xpath=ancestor::*[.//a][1]");

/** Scrolls to a share of the viewport's height and waits until the page has drawn itself there. */
async function scrollTo(page: Page, share: number) {
  await page.evaluate(async (part) => {
    window.scrollTo({ top: innerHeight * part, behavior: "instant" });
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, share);
}

test.describe("the floating sign-up prompt", () => {
  test("the floating sign-up prompt appears after scrolling past 60% of the viewport's height", async ({ page }) => {
    await openRanking(page);
    await expect(prompt(page)).toBeHidden();
    await scrollTo(page, 0.55);
    await expect(prompt(page)).toBeHidden();
    await scrollTo(page, 0.65);
    await expect(prompt(page)).toBeVisible();
    await expect(prompt(page).getByRole("link", { name: "Sign Up Free" })).toHaveAttribute(
      "href",
      /^\/auth\?mode=signup/,
    );
  });

  test("the floating sign-up prompt stays hidden after it is dismissed", async ({ page }) => {
    await openRanking(page);
    await scrollTo(page, 0.8);
    await page.getByRole("button", { name: /dismiss|close/i }).click();
    await expect(prompt(page)).toBeHidden();
    await scrollTo(page, 0);
    await scrollTo(page, 0.9);
    await expect(prompt(page)).toBeHidden();
    for (const market of ["sweden", "norway"]) {
      await openRanking(page, market);
      await scrollTo(page, 0.9);
      await expect(prompt(page)).toBeHidden();
    }
  });
});
