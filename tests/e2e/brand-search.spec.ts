import { z } from "zod";
import { siteUnderTest } from "../support/data-api";
import { settle } from "../support/settle";
import { expect, openBrandSearch, openRanking, test } from "./fixtures";

const named = z.array(z.object({ brand_name: z.string(), brand_slug: z.string() }));
const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** All brand names of a market, from the server's own key. */
async function brandNames(market: string): Promise<string[]> {
  const { body } = await siteUnderTest().call("service", "list_ranked_brands", { p_market: market });
  return named.parse(JSON.parse(body)).map(({ brand_name }) => brand_name);
}

/** The specification's rule: starting with the text first, then containing it, each alphabetical; at most five. */
function expectedFor(names: readonly string[], text: string): string[] {
  const byName = names
    .filter((name) => /^[\p{L}\p{M}\d &'.-]+$/u.test(name))
    .toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1));
  const starting = byName.filter((name) => fold(name).startsWith(fold(text)));
  const containing = byName.filter((name) => !starting.includes(name) && fold(name).includes(fold(text)));
  return [...starting, ...containing].slice(0, 5);
}

test.describe("brand search", () => {
  test("brand search suggests at most five names, those that start with the text first", async ({ page }) => {
    const names = await brandNames("sweden");
    // A text that a few names start with and more contain: the order of the two groups shows.
    const text = names
      .map((name) => fold(name).slice(0, 3))
      .find((start) => {
        const starting = names.filter((name) => fold(name).startsWith(start)).length;
        return (
          /^[a-z]{3}$/.test(start) &&
          starting > 0 &&
          starting < 5 &&
          names.filter((name) => fold(name).includes(start)).length > 5
        );
      });
    expect(text, "a telling search text").toBeDefined();
    await openRanking(page);
    await openBrandSearch(page);
    await page.keyboard.type((text ?? "").toUpperCase());
    const options = page.getByRole("listbox", { name: "Brands in Sweden" }).getByRole("option");
    await expect(options).toHaveCount(5);
    const expected = expectedFor(names, text ?? "");
    for (const [index, name] of expected.entries()) await expect(options.nth(index)).toContainText(name);
    for (const option of await options.all()) expect(await option.innerText()).not.toMatch(/\d/);
  });

  test("brand search suggests names even for text typed before the page was hydrated", async ({ page }) => {
    let letScriptsCome = () => {};
    const held = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route("**/_next/static/**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/rankings/sweden", { waitUntil: "commit" });
    await page.getByRole("searchbox", { name: "Brand search" }).focus();
    letScriptsCome();
    await settle(page);
    await page.keyboard.type("an");
    await expect(page.getByRole("listbox", { name: "Brands in Sweden" }).getByRole("option")).toHaveCount(5);
  });

  test("brand search finds a name regardless of accents and capitals", async ({ page }) => {
    const accented = (await brandNames("sweden")).find((name) => /^[ÅÄÖ]/.test(name)) ?? "";
    expect(accented).not.toBe("");
    await openRanking(page);
    await openBrandSearch(page);
    await page.keyboard.type(fold(accented));
    const field = page.getByRole("combobox", { name: "Brand search" });
    const first = page.getByRole("option").first();
    await expect(first).toContainText(accented);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(first).toHaveAttribute("aria-selected", "true");
    expect(await field.getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/brands\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(accented);
  });

  test("brand search closes on Escape and keeps the text", async ({ page }) => {
    await openRanking(page);
    await openBrandSearch(page);
    await page.keyboard.type("a");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
  });

  test("brand search shows different messages for no results and for a failed request", async ({
    page,
    complaints,
  }) => {
    await openRanking(page);
    await openBrandSearch(page);
    await page.keyboard.type("qqxqqxqq");
    await expect(page.getByText("No brand in Sweden matches that.")).toBeVisible();

    complaints.forgive(/503|ERR_FAILED/);
    await page.route(/\/api\//, (route) => route.fulfill({ status: 503, body: "" }));
    await page.keyboard.type("w");
    await expect(page.getByText(/Search isn’t working right now/)).toBeVisible();
    await expect(page.getByText("No brand in Sweden matches that.")).toHaveCount(0);
  });

  test("brand search covers only the country of the page", async ({ page }) => {
    await page.goto("/rankings/norway");
    await expect(page.getByPlaceholder("Find a brand in Norway")).toBeVisible();
  });
});
