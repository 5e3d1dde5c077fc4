import { expect, test } from "./fixtures";

test("three plans at prices that add up, each with a way to get it", async ({ page }) => {
  await page.goto("/pricing");
  for (const [plan, price, month, seats] of [
    ["Essential", "€3,900", "€325 a month, billed yearly", "3 seats"],
    // 8,900 / 12 is no whole number, and does not pretend to be.
    ["Professional", "€8,900", "about €742 a month, billed yearly", "10 seats"],
    ["Enterprise", "€18,900", "€1,575 a month, billed yearly", "30 seats"],
  ] as const) {
    const head = page.getByRole("region", { name: plan, exact: true });
    await expect(head.getByText(price, { exact: true })).toBeVisible();
    await expect(head.getByText(month, { exact: true })).toBeVisible();
    await expect(head.getByText(seats)).toBeVisible();
    await expect(head.getByRole("link", { name: `Choose ${plan}` })).toHaveAttribute(
      "href",
      `/checkout?plan=${plan.toLowerCase()}`,
    );
  }
});

test("what is included can be told without seeing the columns, and nothing of it is still to come", async ({
  page,
}) => {
  await page.goto("/pricing");
  const table = page.getByRole("table", { name: "What each plan includes" });
  const row = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Risk alerts").getByRole("cell")).toHaveText(["Not included", "Not included", "Included"]);
  await expect(row("Sustainability Scores").getByRole("cell")).toHaveText(["Included", "Included", "Included"]);
  await expect(row("API").getByRole("cell")).toHaveText(["Not included", "Not included", "Included"]);
  await expect(table.getByText("Not open yet")).toHaveCount(0);
});

test("the plans' names stay below the header while the comparison is read", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("row", { name: /^Portfolio analysis/ }).scrollIntoViewIfNeeded();
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

  test("the questions open one by one", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByText("look the order over, pay it for a year")).toBeVisible();
    await page.getByText("Can a brand pay for a better position?").click();
    await expect(page.getByText("No. A plan buys a view of the figures and no say in them")).toBeVisible();
    await expect(page.getByText("look the order over, pay it for a year")).toBeHidden();
  });
});
