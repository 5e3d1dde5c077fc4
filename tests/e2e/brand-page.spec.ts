import { z } from "zod";
import { siteUnderTest } from "../support/data-api";
import { expect, leaderOf, test } from "./fixtures";

const rows = z.array(z.object({ brand_slug: z.string(), brand_name: z.string(), overall_position: z.number() }));

test.describe("a brand's page, to an anonymous visitor", () => {
  test("of a top-ten brand shows its place and the way to the rest", async ({ page }) => {
    await page.goto(await leaderOf(page));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByText(/Sweden/).first()).toBeVisible();
    await expect(main.getByText("Sign Up for Full Access")).toBeVisible();
    await expect(main.getByText("+ 20 more insights")).toBeVisible();
    await expect(main.getByRole("link", { name: "Sign Up Free" }).first()).toHaveAttribute("href", /^\/auth\?mode=signup/);
  });

  test("shows no badge, score or upgrade meant for others", async ({ page }) => {
    await page.goto(await leaderOf(page));
    const main = page.getByRole("main");
    for (const text of [/Top 10%/, /Top 25%/, /\+ 12 more insights/, /Upgrade to Professional/, /Unlock Advanced Analytics/]) {
      await expect(main.getByText(text)).toHaveCount(0);
    }
  });

  test("of a brand beyond the ten gives its name and industry, not its place", async ({ page }) => {
    const { body } = await siteUnderTest().call("service", "list_ranked_brands", { p_market: "denmark" });
    const { body: swedish } = await siteUnderTest().call("service", "list_ranked_brands", { p_market: "sweden" });
    const elsewhere = new Set(rows.parse(JSON.parse(swedish)).map(({ brand_slug }) => brand_slug));
    const brand = rows.parse(JSON.parse(body)).find((row) => row.overall_position === 187 || (row.overall_position > 150 && !elsewhere.has(row.brand_slug)));
    expect(brand).toBeDefined();
    await page.goto(`/brands/${brand?.brand_slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(brand?.brand_name ?? "?");
    await expect(page.getByText("Sign Up for Full Access")).toBeVisible();
    const text = await page.getByRole("main").innerText();
    expect(text).not.toMatch(new RegExp(`(?<!\\d)${brand?.overall_position}(?!\\d)`));
    expect(await page.content()).not.toMatch(new RegExp(`position\\W{1,6}${brand?.overall_position}\\b`, "i"));
  });

  test("is reached from the ranking by the whole row", async ({ page }) => {
    await page.goto("/rankings/sweden");
    const row = page.getByRole("main").getByRole("table").getByRole("row").nth(3);
    const href = await row.getByRole("link").getAttribute("href");
    const box = await row.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 40, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(page).toHaveURL(href ?? "?");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
