import type { Page } from "@playwright/test";
import { z } from "zod";
import { faultsOf } from "../support/axe";
import { siteUnderTest } from "../support/data-api";
import type { People, Who } from "../support/people";
import { expect, leaderOf } from "./fixtures";
import { become, test } from "./with-people";

const rows = z.array(z.object({ brand_slug: z.string(), brand_name: z.string(), overall_position: z.number() }));

test.describe("a brand's page, to an anonymous visitor", () => {
  test("of a top-ten brand shows its position and the way to the rest", async ({ page }) => {
    await page.goto(await leaderOf(page));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByText(/Sweden/).first()).toBeVisible();
    await expect(main.getByText("Sign Up for Full Access")).toBeVisible();
    await expect(main.getByText("+ 20 more insights")).toBeVisible();
    await expect(main.getByRole("link", { name: "Sign Up Free" }).first()).toHaveAttribute(
      "href",
      /^\/auth\?mode=signup/,
    );
  });

  test("shows no badge, score or upgrade meant for others", async ({ page }) => {
    await page.goto(await leaderOf(page));
    const main = page.getByRole("main");
    for (const text of [
      /Top 10%/,
      /Top 25%/,
      /\+ 12 more insights/,
      /Upgrade to Professional/,
      /Unlock Advanced Analytics/,
    ]) {
      await expect(main.getByText(text)).toHaveCount(0);
    }
  });

  test("of a brand beyond the ten gives its name and industry, not its position", async ({ page }) => {
    const { body } = await siteUnderTest().call("service", "list_ranked_brands", { p_market: "denmark" });
    const { body: swedish } = await siteUnderTest().call("service", "list_ranked_brands", { p_market: "sweden" });
    const elsewhere = new Set(rows.parse(JSON.parse(swedish)).map(({ brand_slug }) => brand_slug));
    const brand = rows
      .parse(JSON.parse(body))
      .find((row) => row.overall_position === 187 || (row.overall_position > 150 && !elsewhere.has(row.brand_slug)));
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

test("a brand's page says in words what is public of it, without scripts too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(await leaderOf(page));
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const main = page.getByRole("main");
  await expect(main.getByText(new RegExp(`^People rate ${name} 1st of \\d+ in Sweden`))).toBeVisible();
  const study = main.getByRole("region", { name: `${name} in the study` });
  await study.getByRole("link", { name: /^All \d+ .* brands in Sweden$/ }).click();
  await expect(page).toHaveURL(/\/rankings\/sweden\/[a-z-]+$/);
  await expect(page.getByRole("main").getByRole("link", { name, exact: true }).first()).toBeVisible();
  await page.goBack();
  const questions = main.getByRole("region", { name: `Questions about ${name}` });
  await expect(questions.getByText(`Where does ${name} rank on sustainability?`)).toBeVisible();
  await questions.getByText(`Is ${name} really first in Sweden?`).click();
  await expect(questions.getByText(/rank range/).last()).toBeVisible();
  await context.close();
});

const graph = z.object({
  "@graph": z.tuple([
    z.looseObject({
      "@type": z.literal("FAQPage"),
      url: z.url(),
      about: z.object({ "@type": z.literal("Brand"), name: z.string() }),
    }),
    z.looseObject({
      "@type": z.literal("BreadcrumbList"),
      itemListElement: z.array(
        z.looseObject({ position: z.int(), name: z.string(), item: z.object({ "@id": z.url() }) }),
      ),
    }),
  ]),
});

test("its structured data say what the page shows: the brand and the way back, and no figure", async ({ page }) => {
  await page.goto(await leaderOf(page));
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const text = (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "";
  const [said, trail] = graph.parse(JSON.parse(text))["@graph"];
  expect(said.about.name).toBe(name);
  const way = await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").allTextContents();
  expect(trail.itemListElement.map((step) => step.name)).toEqual([...way, name]);
  expect(text).not.toMatch(/ratingValue|Rating|Review/);
});

/** The leader's page as one kind of reader. */
async function openAs(page: Page, people: People, who: Who) {
  const href = await leaderOf(page);
  await become(page, people, who);
  await page.goto(href);
  return page.getByRole("main");
}

test("somebody without an account is led to signing in, and back to the brand", async ({ page }) => {
  const href = await leaderOf(page);
  await page.goto(href);
  await expect(page.getByRole("link", { name: /^Follow .* with a free account$/ })).toHaveAttribute(
    "href",
    `/auth?mode=signin&from=${encodeURIComponent(href)}`,
  );
});

test("a free member follows it and sees what a plan adds, and no score", async ({ page, people }) => {
  const main = await openAs(page, people, "free");
  await expect(main.getByText("Unlock Advanced Analytics")).toBeVisible();
  await expect(main.getByText("+ 12 more insights")).toBeVisible();
  await expect(main.getByRole("link", { name: "Upgrade to Professional" })).toHaveAttribute("href", "/pricing");
  await expect(main.getByText(/Sign Up for Full Access|Top 10%|Top 25%|Within noise|Tested/)).toHaveCount(0);
  await main.getByRole("button", { name: /^Follow / }).click();
  await page.reload();
  await main.getByRole("button", { name: /^Following / }).click();
  await expect(main.getByRole("button", { name: /^Follow / })).toBeVisible();
});

test("a subscriber sees its score and whether it changed, and goes on from there", async ({ page, people }) => {
  const main = await openAs(page, people, "essential");
  await expect(main.getByRole("heading", { name: "Score and change" })).toBeVisible();
  await expect(main.getByText(/^(Tested|Within noise)$/).first()).toBeVisible();
  await expect(main.getByText(/Sign Up for Full Access|Unlock Advanced Analytics/)).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Brand snapshot" })).toHaveAttribute(
    "href",
    /^\/brand-snapshot\?market=.*&brands=/,
  );
  expect(await faultsOf(page, "main")).toEqual([]);
});
