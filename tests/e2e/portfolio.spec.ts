import { mergeTests, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { openAlive, openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const PATH = "/brand-insights/portfolio";
const LIST = "akerhamra.sweden,ljusvarv.sweden,elzenmond.sweden,breskar.norway";
const claim = (page: Page) => page.getByRole("heading", { level: 1 });

test("any set of brands in the address is a portfolio", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("professional"), `${PATH}?brands=${LIST}`);
  await expect(claim(page)).toHaveText(/of 4 brands|No brand/);
  for (const name of [
    "Share above market",
    "Concentration",
    "From best to worst",
    "What moved the average",
    "All 4 brands, 2025",
  ]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.getByRole("combobox", { name: "Year" }).selectOption("2024");
  await expect(page).toHaveURL(/year=2024/);
  await expect(page.getByRole("heading", { name: "All 4 brands, 2024" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "All 4 brands, 2025" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test("a portfolio's first figure shows where each brand stands alone when asked, and keeps that in the address", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("professional"), `${PATH}?brands=${LIST}`);
  const view = page.getByRole("main").getByRole("group", { name: "View" });
  await view.getByRole("button", { name: "Standing", exact: true }).click();
  await expect(page).toHaveURL(/show=standing/);
  const first = page.locator('[data-slot="lead-chart"]');
  await expect(first.getByRole("list", { name: "All brands, best first" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("heading", { name: "Standing and change" })).toBeVisible();
  await page.reload();
  await expect(view.getByRole("button", { name: "Standing", exact: true })).toHaveAttribute("aria-pressed", "true");
  expect(await faultsOf(page)).toEqual([]);
});

test("a typed list of brands tolerates typos and loses nothing", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("professional"), PATH);
  await page.getByRole("main").getByRole("button", { name: "Add brands" }).last().click();
  const window = page.getByRole("dialog", { name: "Brands of the portfolio" });
  const field = window.getByRole("textbox", { name: "Add brands by name" });
  await field.fill("AKERHAMRA\nLjusvarf\nBreskar, Norge\nNobody knows this");
  await expect(window.getByText("matched to Ljusvarv")).toBeVisible();
  await window.getByRole("button", { name: "Add 3 brands" }).click();
  await expect(field).toHaveValue("Nobody knows this");
  await expect(window.getByRole("heading", { name: "3 of 200 brands" })).toBeVisible();
  await window.getByLabel("A file with one brand per line").setInputFiles({
    name: "list.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Brand;Market\nElzenmond;Sverige\n", "latin1"),
  });
  await window.getByRole("button", { name: "Add 1 brand" }).click();
  expect(await faultsOf(page, "[role=dialog]")).toEqual([]);
  await window.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/brands=akerhamra\.sweden,ljusvarv\.sweden,breskar\.norway,elzenmond\.sweden/);
  await expect(claim(page)).toHaveText(/of 4 brands|No brand/);
});

test("a portfolio is saved, deleted and restored", async ({ page, signedIn: stateOf }) => {
  const name = `Fourfold ${Date.now()}`;
  await openAsMember(page, await stateOf("enterprise"), `${PATH}?brands=${LIST}`);
  const filters = page.getByRole("region", { name: "Filters" });
  await filters.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`Saved “${name}”.`)).toBeVisible();
  await expect(page).toHaveURL(/view=[0-9a-f-]{36}/);
  const address = page.url();
  await openAlive(page, address);
  await expect(filters.getByRole("combobox", { name: "Portfolio" }).locator("option:checked")).toHaveText(name);
  await filters.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`Deleted “${name}”.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`Restored “${name}”.`)).toBeVisible();
  expect(page.url()).toBe(address);
  await filters.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`Deleted “${name}”.`)).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("We couldn’t find this portfolio.")).toBeVisible();
});

test(
  "the portfolio page fits a narrow screen in the dark theme",
  { tag: "@deep" },
  async ({ page, signedIn: stateOf }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.emulateMedia({ colorScheme: "dark" });
    await openAsMember(page, await stateOf("professional"), `${PATH}?brands=${LIST},nobody.sweden`);
    await expect(page.getByText("No longer in the study, or not in the years of your plan")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await faultsOf(page)).toEqual([]);
  },
);
