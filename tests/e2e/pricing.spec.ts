import { expect, test } from "./fixtures";

test("the plan names stay visible while the comparison scrolls", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("row", { name: /Portfolio analysis/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const name = page.getByRole("columnheader", { name: /^Professional/ });
  await expect(name).toBeInViewport();
  const box = await name.locator("span").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(79);
  expect(box?.y).toBeLessThan(90);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, the pricing questions open one at a time", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByText("check the order and pay for a year")).toBeVisible();
    await page.getByText("Can a brand pay for a better position?").click();
    await expect(page.getByText("No. A plan lets you see the data, not change it.")).toBeVisible();
    await expect(page.getByText("check the order and pay for a year")).toBeHidden();
  });
});
