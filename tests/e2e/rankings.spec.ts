import { z } from "zod";
import { siteUnderTest } from "../support/data-api";
import { expect, openFilter, openRanking, test } from "./fixtures";

const ranked = z.array(z.object({ position: z.number(), brand_name: z.string(), industry_name: z.string() }));

test.describe("the public ranking", () => {
  test("is the top ten that the data API gives to anyone, in its order", async ({ page }) => {
    const { body } = await siteUnderTest().call("anonymous", "list_ranked_brands", { p_market: "finland" });
    const rows = ranked.parse(JSON.parse(body));
    expect(rows).toHaveLength(10);
    await page.goto("/rankings/finland");
    const table = page.getByRole("main").getByRole("table");
    for (const [index, row] of rows.entries()) {
      const shown = table.getByRole("row").nth(index + 1);
      await expect(shown.getByRole("cell").first()).toHaveText(String(row.position));
      await expect(shown.getByRole("link")).toHaveText(row.brand_name);
      await expect(shown).toContainText(row.industry_name);
    }
    await expect(table.getByRole("link")).toHaveCount(10);
    await expect(table.getByText("Score locked").first()).toBeAttached();
  });

  test("stands beside the specification's cards", async ({ page }) => {
    await page.goto("/rankings");
    await expect(page.getByRole("heading", { level: 1, name: "Official Rankings 2025" })).toBeVisible();
    for (const title of ["Sustainability Scores", "Consumer Insights", "About The Study"]) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
    const figures = page.getByRole("region", { name: "The study in figures" });
    for (const [claim, noun] of [["1600+", "brands"], ["650,000+", "interviews"], ["50,000,000+", "brand assessments"]] as const) {
      await expect(figures.getByText(claim, { exact: true })).toBeVisible();
      await expect(figures.getByText(noun, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole("main").getByRole("link", { name: "Sign Up Free" }).first()).toHaveAttribute("href", /^\/auth\?mode=signup/);
    await expect(page.getByText("Sample data", { exact: true }).first()).toBeVisible();
  });

  test("names its own address as the one to keep, and every market has one", async ({ page }) => {
    for (const market of ["sweden", "netherlands"]) {
      await page.goto(`/rankings/${market}`);
      expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(new RegExp(`/rankings/${market}$`));
    }
  });
});

test.describe("the country filter", () => {
  test("lists the five markets in order and opens the chosen one's page", async ({ page }) => {
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

  test("says so when no country fits, and closes on Escape with the focus back", async ({ page }) => {
    await openRanking(page);
    await openFilter(page, "Country");
    await page.keyboard.type("atlantis");
    await expect(page.getByText("No country found.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Country/ })).toBeFocused();
  });

  test("is worked by keyboard alone", async ({ page }) => {
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
  test("answers an anonymous choice with the sign-up dialog, and the ranking stays", async ({ page }) => {
    await openRanking(page);
    await openFilter(page, "Industry");
    expect(await page.getByRole("option").count()).toBeGreaterThan(10);
    await page.getByRole("option").nth(2).click();
    const dialog = page.getByRole("dialog", { name: "Industry Rankings Require Sign Up" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link", { name: /Sign Up Free/ })).toHaveAttribute("href", /^\/auth\?mode=signup/);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/rankings/sweden");
    await expect(page.getByRole("button", { name: /^Industry/ })).toBeFocused();
  });

  test("says so when no industry fits", async ({ page }) => {
    await openRanking(page);
    await openFilter(page, "Industry");
    await page.keyboard.type("zzzz");
    await expect(page.getByText("No industry found.")).toBeVisible();
  });

  test("is cleared by a country that does not have the industry", async ({ request }) => {
    const answer = await request.get("/rankings/go?market=norway&industry=no-such-industry", { maxRedirects: 0 });
    expect(new URL(answer.headers().location ?? "", "http://site.test").pathname).toBe("/rankings/norway");
  });
});
