import type { Locator, Page } from "@playwright/test";
import { settle } from "../support/settle";
import { expect, test } from "./fixtures";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Of a phone's first view the bar of the navigation takes so much, in px. */
const BAR = 66;

/** Each must be seen without scrolling. */
async function expectInFirstView(page: Page, parts: Record<string, Locator>, bottom: number) {
  await settle(page);
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    expect(box, name).not.toBeNull();
    expect(Math.round(box?.y ?? -1), name).toBeGreaterThanOrEqual(0);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), name).toBeLessThanOrEqual(bottom);
  }
}

const brandsIn = (page: Page) => page.getByRole("main").getByRole("table").first().locator('[data-slot="name"]');

test.describe("at a desk", () => {
  test.use({ viewport: DESK });

  test("the home page's first view has a brand search, the way to the rankings and five brands", async ({ page }) => {
    await page.goto("/");
    await expect(brandsIn(page)).toHaveCount(5);
    await expectInFirstView(
      page,
      {
        headline: page.getByRole("heading", { level: 1 }),
        search: page.getByRole("searchbox", { name: "Look up a brand" }),
        action: page.getByRole("link", { name: "Explore Rankings" }),
        "fifth brand": brandsIn(page).nth(4),
        "rank range": page.getByText(/^Safely in the top/).first(),
        "number of brands": page.getByText("1600+"),
      },
      DESK.height,
    );
  });

  test("the rankings page's first view has the filters and all ten brands", async ({ page }) => {
    await page.goto("/rankings/sweden");
    await expectInFirstView(
      page,
      {
        headline: page.getByRole("heading", { level: 1 }),
        search: page.getByLabel("Brand search"),
        "first brand": brandsIn(page).first(),
        "tenth brand": brandsIn(page).nth(9),
        "rank range": page.getByText(/^Safely in the top/).first(),
      },
      DESK.height,
    );
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("on a phone, the home page's first view has a brand search and the first brand", async ({ page }) => {
    await page.goto("/");
    await expectInFirstView(
      page,
      {
        headline: page.getByRole("heading", { level: 1 }),
        search: page.getByRole("searchbox", { name: "Look up a brand" }),
        action: page.getByRole("link", { name: "Explore Rankings" }),
        "first brand": brandsIn(page).first(),
      },
      PHONE.height - BAR,
    );
  });

  test("on a phone, the rankings page's first view has the filters and the first brands", async ({ page }) => {
    await page.goto("/rankings/sweden");
    await expectInFirstView(
      page,
      { search: page.getByLabel("Brand search"), "third brand": brandsIn(page).nth(2) },
      PHONE.height - BAR,
    );
  });
});

test("the home page's search gives results while one types", async ({ page }) => {
  await page.goto("/");
  await settle(page);
  await page.getByRole("combobox", { name: "Country" }).selectOption("norway");
  await expect(page.getByRole("radio", { name: "Norway" })).toBeChecked();
  await expect(page.getByRole("table", { name: /Norway/ })).toBeVisible();
  const search = page.getByLabel("Look up a brand");
  await search.pressSequentially("b");
  const first = page.getByRole("listbox", { name: "Brands in Norway" }).getByRole("option").first();
  await expect(first).toBeVisible();
  const name = ((await first.innerText()).split("\n")[0] ?? "").trim();
  await search.press("Enter");
  await expect(page).toHaveURL(/\/brands\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});
