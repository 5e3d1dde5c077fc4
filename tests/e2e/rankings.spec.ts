import { holdBack } from "../support/hold-back";
import { opacityOf } from "../support/opacity";
import { expect, openFilter, openRanking, test } from "./fixtures";

test.describe("the country filter", () => {
  test("the country filter lists the five markets in order and opens the selected one", async ({ page }) => {
    await openRanking(page);
    await openFilter(page, "Country");
    const options = page.getByRole("option");
    await expect(options).toHaveText([/Sweden/, /Norway/, /Denmark/, /Finland/, /The Netherlands/]);
    const height = (await page.getByRole("listbox").boundingBox())?.height ?? 999;
    expect(height).toBeLessThanOrEqual(300);
    await options.filter({ hasText: "Norway" }).click();
    await expect(page).toHaveURL("/rankings/norway");
    await expect(page.getByRole("button", { name: /^Country\s+Norway/ })).toBeVisible();
    await expect(page.getByRole("table", { name: /Norway/ })).toBeVisible();
  });

  test("the ranking grows pale while the one of another country is on its way", async ({ page }) => {
    await openRanking(page);
    const release = await holdBack(page, "**/rankings/norway*");
    await openFilter(page, "Country");
    await page.getByRole("option", { name: /Norway/ }).click();
    await expect.poll(() => opacityOf(page.getByRole("table"))).toBe(0.4);
    release();
    await expect(page.getByRole("table", { name: /Norway/ })).toBeVisible();
    await expect.poll(() => opacityOf(page.getByRole("table"))).toBe(1);
  });

  test("the country filter says when nothing matches and closes on Escape", async ({ page }) => {
    await openRanking(page);
    await openFilter(page, "Country");
    await page.keyboard.type("atlantis");
    await expect(page.getByText("No country found.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Country/ })).toBeFocused();
  });

  test("the country filter works by keyboard alone", async ({ page }) => {
    await openRanking(page);
    await page.getByRole("button", { name: /^Country/ }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Country" }).getByRole("combobox")).toBeFocused();
    await page.keyboard.type("Denm");
    await expect(page.getByRole("option")).toHaveText([/Denmark/]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/rankings/denmark");
  });
});

test.describe("the industry filter", () => {
  test("the industry filter opens the sign-up dialog for a visitor and keeps the ranking", async ({ page }) => {
    await openRanking(page);
    await openFilter(page, "Industry");
    await expect(page.getByRole("option").nth(10)).toBeVisible();
    await page.getByRole("option").nth(2).click();
    const dialog = page.getByRole("dialog", { name: "Industry Rankings Require Sign Up" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link", { name: /Sign Up Free/ })).toHaveAttribute("href", /^\/auth\?mode=signup/);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/rankings/sweden");
    await expect(page.getByRole("button", { name: /^Industry/ })).toBeFocused();
  });

  test("the industry filter says when nothing matches", async ({ page }) => {
    await openRanking(page);
    await openFilter(page, "Industry");
    await page.keyboard.type("zzzz");
    await expect(page.getByText("No industry found.")).toBeVisible();
  });
});

test("the names of brands and industries are whole on a tablet, as on a desk", async ({ page }) => {
  for (const width of [744, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openRanking(page);
    const texts = page.getByRole("main").getByRole("table").locator("tbody *");
    const cut = await texts.evaluateAll((elements) =>
      elements
        .filter((each) => getComputedStyle(each).webkitLineClamp !== "none" && each.scrollHeight > each.clientHeight)
        .map((each) => each.textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});
