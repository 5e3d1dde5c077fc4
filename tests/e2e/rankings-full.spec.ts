import { readFile } from "node:fs/promises";
import { mergeTests, type Cookie, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { holdBack } from "../support/hold-back";
import { opacityOf } from "../support/opacity";
import { SAMPLE_PEOPLE, test as signedIn, type SamplePerson } from "../support/sign-in";
import { expect, openFilter, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

/** The signed-in ranking as one of the sample people, on a separate page. */
async function openAs(page: Page, state: string, path = "/rankings/full") {
  const { cookies } = JSON.parse(await readFile(state, "utf8")) as { cookies: Cookie[] };
  await page.context().addCookies(cookies);
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
}

const rows = (page: Page) => page.getByRole("table", { name: /^Brands in|brands in/ }).getByRole("row");
const panel = (page: Page) => page.getByRole("complementary", { name: /^Brand detail/ });
const scored: SamplePerson[] = ["essential", "professional", "enterprise", "admin"];

test.describe("a free member", () => {
  test("a free member sees every position in a country and industry, but no paid data", async ({
    page,
    signedIn: stateOf,
  }) => {
    await openAs(page, await stateOf("free"), "/rankings/full?show=470");
    await expect(page.getByRole("heading", { level: 1, name: "Rankings 2025" })).toBeVisible();
    expect(await rows(page).count()).toBeGreaterThan(400);
    await expect(page.getByText(/^Safely in the top \d+$/).first()).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "In its industry" })).toBeVisible();
    await expect(rows(page).nth(1)).toContainText(/\d+ of \d+/);
    await expect(page.getByRole("link", { name: "Upgrade to Professional" })).toHaveCount(1);
    await expect(page.getByText("Score locked")).toHaveCount(0);
    await expect(page.getByText(/market average/i)).toHaveCount(0);
    await expect(page.getByText(/clear change in score/)).toHaveCount(0);
    const html = await (await page.request.get("/rankings/full")).text();
    expect(html).not.toMatch(/standardError|"score":\{"status":"known"/);

    await openFilter(page, "Industry");
    await page.getByRole("option").nth(3).click();
    await expect(page).toHaveURL(/industry=/);
    await expect(rows(page).nth(1).getByRole("cell").first()).toHaveText("1");
  });

  test("a range shared by neighbours is one bracket, or words in each row of a sorted list", async ({
    page,
    signedIn: stateOf,
  }) => {
    await openAs(page, await stateOf("free"));
    expect(await page.getByRole("rowgroup", { name: /^Safely .*: positions? / }).count()).toBeLessThan(20);
    await page.goto("/rankings/full?sort=brand");
    await expect(rows(page)).toHaveCount(21);
    expect(await page.getByRole("rowgroup", { name: /positions? / }).count()).toBe(0);
    expect(
      await page
        .locator("tbody")
        .getByText(/^(Safely|Anywhere)/)
        .count(),
    ).toBe(20);
  });

  test("a free member jumps to a round position", async ({ page, signedIn: stateOf }) => {
    await openAs(page, await stateOf("free"));
    await page.getByRole("navigation", { name: "Jump to position" }).getByRole("link", { name: "200" }).click();
    await expect(page).toHaveURL(/show=220#position-200$/);
    await expect(page.locator("#position-200")).toBeInViewport();
  });

  test("a free member sees a brand's position, and how to see the rest", async ({ page, signedIn: stateOf }) => {
    await openAs(page, await stateOf("free"));
    await rows(page).nth(12).getByRole("link").click();
    const detail = panel(page);
    await expect(detail.getByText("of 412")).toBeVisible();
    await expect(detail.getByText(/\d+(st|nd|rd|th) percentile/)).toBeVisible();
    await expect(detail.getByText(/rounded outward/)).toBeVisible();
    await expect(detail.getByRole("heading", { name: "Unlock Advanced Analytics" })).toBeVisible();
    await expect(detail.getByText("+ 12 more insights")).toBeVisible();
    await expect(detail.getByText(/7-day trial/)).toBeVisible();
    await expect(detail.getByRole("link", { name: "Upgrade to Professional" })).toHaveAttribute("href", "/pricing");
    for (const sold of [/Top \d+%/, /since 2024/i, /competit(ive|ors)$/i])
      await expect(detail.getByText(sold)).toHaveCount(0);
    await expect(detail.getByRole("img")).toHaveCount(0);
  });
});

test.describe("people who can see scores", () => {
  for (const person of scored) {
    test(`${person} sees scores with intervals, rank ranges and clear changes`, async ({ page, signedIn: stateOf }) => {
      await openAs(page, await stateOf(person));
      await expect(page.getByText(/\d+% of brands in Sweden moved three positions or more/)).toBeVisible();
      await expect(page.getByText(/\d+ of \d+ brands shows? a clear change in score/)).toBeVisible();
      await expect(rows(page).nth(1)).toContainText(/\d+\.\d/);
      await expect(rows(page).nth(1)).toContainText(/\d\.\d\W+\d+\.\d/);
      await expect(page.getByText("Score locked")).toHaveCount(0);
      await rows(page).nth(8).getByRole("link").click();
      const detail = panel(page);
      await expect(detail.getByRole("heading", { name: "Trend" })).toBeVisible();
      await expect(detail.getByText(/95% interval \d/).first()).toBeVisible();
      await expect(detail.getByRole("heading", { name: "Closest competitors" })).toBeVisible();
      await detail.getByText("Table view").click();
      const years = detail.getByRole("table", { name: /year by year/ }).getByRole("row");
      const most = { essential: 3, professional: 8, enterprise: 15, admin: 15, free: 0 }[person];
      expect((await years.count()) - 1).toBeLessThanOrEqual(most);
      const more = {
        essential: "Professional includes 8 years.",
        professional: "Enterprise includes 15 years.",
        enterprise: null,
        admin: null,
        free: null,
      }[person];
      await expect(detail.getByRole("link", { name: / includes \d+ years/ })).toHaveCount(more ? 1 : 0);
      if (more) await expect(detail.getByRole("link", { name: more })).toHaveAttribute("href", "/pricing");
    });
  }

  test("a ranking with scores can be sorted by change and by name", async ({ page, signedIn: stateOf }) => {
    await openAs(page, await stateOf("professional"));
    await expect(rows(page)).toHaveCount(21);
    await page.getByRole("link", { name: "Show 25 more" }).click();
    await expect(page).toHaveURL(/show=45/);
    await expect(rows(page)).toHaveCount(46);
    await page.getByRole("columnheader", { name: "Since 2024" }).getByRole("link").click();
    await expect(page).toHaveURL(/sort=change/);
    await expect(page.getByRole("columnheader", { name: "Since 2024" })).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("columnheader", { name: "Brand" }).getByRole("link").click();
    await expect(page.getByRole("columnheader", { name: "Brand" })).toHaveAttribute("aria-sort", "ascending");
  });
});

test.describe("the panel", () => {
  test("the brand panel takes the focus and returns it on Escape", async ({ page, signedIn: stateOf }) => {
    await openAs(page, await stateOf("professional"));
    const link = rows(page).nth(3).getByRole("link");
    await link.press("Enter");
    await expect(panel(page)).toBeFocused();
    await panel(page)
      .getByRole("link", { name: /^Next brand/ })
      .click();
    await expect(rows(page).nth(4).getByRole("link")).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(rows(page).nth(4).getByRole("link")).toBeFocused();
  });

  test("the brand panel replaces the list on a phone, with its name as the heading", async ({
    page,
    signedIn: stateOf,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, await stateOf("professional"));
    const name = (await rows(page).nth(2).getByRole("link").textContent()) ?? "";
    await rows(page).nth(2).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(rows(page).first()).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole("link", { name: "Back to the list" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Rankings 2025" })).toBeVisible();
  });
});

test.describe("the search", () => {
  test("the full ranking's search opens a brand with that exact name", async ({ page, signedIn: stateOf }) => {
    await openAs(page, await stateOf("free"));
    const name = (await rows(page).nth(9).getByRole("link").textContent()) ?? "";
    await page.goto(`/rankings/full?q=${encodeURIComponent(name)}`);
    await expect(panel(page).getByRole("heading", { name })).toBeVisible();
    await page.goto("/rankings/full?q=zzzzzz");
    await expect(page.getByText("No rankings found for the selected criteria.")).toBeVisible();
  });

  for (const who of ["free", "professional"] as const)
    test(`a search for a misspelt name leads ${who} to the nearest names, other countries and a request`, async ({
      page,
      signedIn: stateOf,
    }) => {
      await openAs(page, await stateOf(who));
      const leader = rows(page).nth(1).getByRole("link").first();
      const name = ((await leader.textContent()) ?? "").trim();
      const misspelt = `${name}q`;
      await page.goto(`/rankings/full?country=sweden&q=${encodeURIComponent(misspelt)}`);
      await expect(page.getByText("No rankings found for the selected criteria.")).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Sort by" })).toHaveCount(0);
      expect(await faultsOf(page)).toEqual([]);
      const near = page.getByRole("region", { name: "Did you mean" });
      await expect(near.getByRole("link", { name: new RegExp(name) }).first()).toHaveAttribute("href", /^\/brands\//);
      await expect(page.getByRole("link", { name: "Ask for a brand" })).toHaveAttribute("href", /^\/contact-us/);
      await page
        .getByRole("region", { name: "Search another country" })
        .getByRole("link", { name: /Norway/ })
        .click();
      await expect(page).toHaveURL((url) => url.searchParams.get("country") === "norway");
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === misspelt);
    });
});

test("the full ranking grows pale while the one of another country is on its way", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAs(page, await stateOf("professional"));
  const release = await holdBack(page, /country=norway/);
  await openFilter(page, "Country");
  await page.getByRole("option", { name: /Norway/ }).click();
  await expect.poll(() => opacityOf(page.getByRole("table").first())).toBe(0.4);
  release();
  await expect(page.getByText(/brands in Norway moved/)).toBeVisible();
  await expect.poll(() => opacityOf(page.getByRole("table").first())).toBe(1);
});

test.describe("without JavaScript", () => {
  test("without JavaScript, the full ranking, its filters and the panel work", async ({
    browser,
    signedIn: stateOf,
  }) => {
    const context = await browser.newContext({ storageState: await stateOf("professional"), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/rankings/full");
    await page.getByRole("combobox", { name: "Country" }).selectOption("norway");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/country=norway/);
    await expect(page.getByText(/brands in Norway moved/)).toBeVisible();
    await rows(page).nth(1).getByRole("link").click();
    await expect(panel(page).getByRole("heading", { name: "Trend" })).toBeVisible();
    await panel(page).getByRole("link", { name: "Close detail" }).click();
    await expect(panel(page)).toHaveCount(0);
    await context.close();
  });
});

test.describe("accessibility", () => {
  for (const person of SAMPLE_PEOPLE.slice(0, 3)) {
    for (const width of [390, 1440]) {
      test(
        `axe finds no faults in the full ranking for ${person} at ${width}`,
        { tag: "@deep" },
        async ({ page, signedIn: stateOf }) => {
          await page.setViewportSize({ width, height: 900 });
          await openAs(page, await stateOf(person));
          expect(await faultsOf(page)).toEqual([]);
          await rows(page).nth(5).getByRole("link").click();
          await expect(panel(page)).toBeVisible();
          expect(await faultsOf(page)).toEqual([]);
        },
      );
    }
  }
});
