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
    for (const [claim, noun] of [
      ["1600+", "brands"],
      ["650,000+", "interviews"],
      ["50,000,000+", "brand assessments"],
    ] as const) {
      await expect(figures.getByText(claim, { exact: true })).toBeVisible();
      await expect(figures.getByText(noun, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole("main").getByRole("link", { name: "Sign Up Free" }).first()).toHaveAttribute(
      "href",
      /^\/auth\?mode=signup/,
    );
    await expect(page.getByText("Sample data", { exact: true }).first()).toBeVisible();
  });

  test("names its own address as the one to keep, and every market has one", async ({ page }) => {
    for (const market of ["sweden", "netherlands"]) {
      await page.goto(`/rankings/${market}`);
      expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
        new RegExp(`/rankings/${market}$`),
      );
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

const results = z.array(
  z.object({
    brand_name: z.string(),
    brand_slug: z.string(),
    industry_slug: z.string(),
    overall_position: z.number(),
    industry_position: z.number(),
  }),
);

test.describe("an industry's page, to somebody without scripts", () => {
  test.use({ javaScriptEnabled: false });
  // Scripts that the page names and a browser without them does not run.
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("names its brands of the top 10 at their overall positions, and all its brands from A to Z", async ({
    page,
  }) => {
    const { body } = await siteUnderTest().call("anonymous", "list_ranked_brands", { p_market: "sweden" });
    const top = z
      .array(
        z.object({
          position: z.number(),
          brand_name: z.string(),
          industry_slug: z.string(),
          industry_name: z.string(),
        }),
      )
      .parse(JSON.parse(body));
    const [first] = top;
    if (!first) throw new Error("Nobody leads");
    const own = top.filter((row) => row.industry_slug === first.industry_slug);
    await page.goto(`/rankings/sweden/${first.industry_slug}`);
    await expect(
      page.getByRole("heading", { level: 1, name: `${first.industry_name} brands in Sweden` }),
    ).toBeVisible();
    const rows = page.getByRole("region", { name: "In Sweden’s top 10" }).getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(own.length + 1);
    for (const [index, row] of own.entries()) {
      await expect(
        rows
          .nth(index + 1)
          .getByRole("cell")
          .first(),
      ).toHaveText(String(row.position));
      await expect(rows.nth(index + 1).getByRole("link")).toHaveText(row.brand_name);
    }
    const { body: list } = await siteUnderTest().call("anonymous", "list_industry_brands", {
      p_market: "sweden",
      p_industry: first.industry_slug,
    });
    const brands = z.array(z.object({ brand_slug: z.string() })).parse(JSON.parse(list));
    await expect(page.getByRole("region", { name: /A to Z$/ }).getByRole("link")).toHaveCount(brands.length);
  });

  test("answers what people ask, leads to the same industry elsewhere and to every other here", async ({ page }) => {
    await page.goto("/rankings/sweden/food-grocery");
    const questions = page.getByRole("region", { name: "Questions about food & grocery brands in Sweden" });
    await expect(questions.getByText("Which food & grocery brands are in Sweden’s top 10?")).toBeVisible();
    await questions.getByText("How many people in Sweden were asked?").click();
    await expect(questions.getByText(/rests on [\d,]+ interviews/)).toBeVisible();
    await expect(
      page.getByRole("table", { name: "Food & grocery brands in other markets" }).getByRole("link"),
    ).toHaveCount(4);
    expect(
      await page.getByRole("region", { name: "The industries of Sweden" }).getByRole("link").count(),
    ).toBeGreaterThan(10);
    await page
      .getByRole("table", { name: "Food & grocery brands in other markets" })
      .getByRole("link", { name: "The Netherlands" })
      .click();
    await expect(page).toHaveURL("/rankings/netherlands/food-grocery");
    await expect(
      page.getByRole("heading", { level: 1, name: "Food & grocery brands in the Netherlands" }),
    ).toBeVisible();
  });

  test("tells no position beyond the top 10 and none within the industry", async ({ request }) => {
    const { body } = await siteUnderTest().call("service", "list_ranked_brands", { p_market: "sweden" });
    const rows = results.parse(JSON.parse(body));
    const html = await (await request.get("/rankings/sweden/energy")).text();
    for (const row of rows.filter(({ industry_slug }) => industry_slug === "energy")) {
      const near = [...html.matchAll(new RegExp(`${row.brand_slug}.{0,200}`, "gs"))].map(([text]) => text).join(" ");
      if (row.overall_position > 10)
        expect(near).not.toMatch(new RegExp(`[^\\d]${row.overall_position}(?:st|nd|rd|th|[^\\d.,]position)`));
    }
    expect(html).not.toMatch(/industry_?position/i);
  });

  test("a market's page leads to each of its industries", async ({ page }) => {
    await page.goto("/rankings/finland");
    const links = page.getByRole("region", { name: "Industries in Finland, A to Z" }).getByRole("link");
    expect(await links.count()).toBeGreaterThan(10);
    expect(await links.first().getAttribute("href")).toMatch(/^\/rankings\/finland\/[a-z-]+$/);
  });
});
