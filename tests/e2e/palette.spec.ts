import type { Page } from "@playwright/test";
import { z } from "zod";
import { faultsInBothThemes } from "../support/axe";
import { waitUntilAlive } from "../support/settle";
import { expect } from "./fixtures";
import { become, test } from "./with-people";

const PAGE = "/ranking-guidelines";
const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => palette(page).getByRole("combobox", { name: "Search" });
const group = (page: Page, name: string) => palette(page).getByRole("group", { name });

/** Opens the palette by its shortcut once the page listens. */
async function openPalette(page: Page, path = PAGE) {
  await page.goto(path);
  await waitUntilAlive(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

const answer = z.object({
  brands: z.array(z.object({ slug: z.string(), name: z.string(), markets: z.array(z.string()) })),
});

/** A brand of one long word with a doubled vowel, and its name typed without accents and with one vowel only. */
async function aSlip(page: Page) {
  const { brands } = answer.parse(await (await page.request.get("/api/palette")).json());
  expect(brands.length).toBeGreaterThan(400);
  const brand = brands.find(({ name }) => /^\p{L}{8,}$/u.test(name) && /aa|oo|ee/.test(name));
  const typed =
    brand?.name
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/aa|oo|ee/, (two) => two.charAt(0)) ?? "";
  expect(typed).toMatch(/^[a-z]{7,}$/);
  return { brand: brand ?? { slug: "", name: "", markets: [] }, typed };
}

test("the palette finds a brand despite a typo and opens it by keyboard", async ({ page }) => {
  const { brand, typed } = await aSlip(page);
  await openPalette(page);
  await page.keyboard.type(typed);
  const option = group(page, "Brands").getByRole("option", { name: brand.name }).first();
  await expect(option).toBeVisible();
  for (let step = 0; step < 10 && (await option.getAttribute("aria-selected")) !== "true"; step += 1)
    await page.keyboard.press("ArrowDown");
  expect(await field(page).getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/brands/${brand.slug}`);
  await expect(palette(page)).toHaveCount(0);
});

test("the palette lists prefix matches first, at most eight per group", async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type("li");
  const brands = group(page, "Brands").getByRole("option");
  await expect(brands).toHaveCount(8);
  await expect(brands.first()).toContainText(/^Li/i);
  await expect(group(page, "Brands")).toBeVisible();
  for (const text of await brands.allInnerTexts()) expect(text).not.toMatch(/\d/);
  await field(page).fill("sverige");
  await expect(palette(page).getByRole("option")).toHaveText(["SwedenRanking"]);
  await expect(palette(page).getByRole("status")).toHaveText("1 result");
  await field(page).fill("qqxqqxqq");
  await expect(palette(page).getByText("Nothing matches “qqxqqxqq”.")).toBeVisible();
});

test("Enter opens the palette's first result, even if the names load after typing", async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/palette", async (route) => {
    await held;
    await route.fallback();
  });
  await openPalette(page);
  await page.keyboard.type("ost");
  const options = palette(page).getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  letThrough();
  await expect(group(page, "Brands")).toBeVisible();
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
});

test("without a response, the palette still lists the pages and says so", async ({ page, complaints }) => {
  complaints.forgive(/503|names for the palette/);
  await page.route("**/api/palette", (route) => route.fulfill({ status: 503, body: "" }));
  await openPalette(page);
  await page.keyboard.type("pri");
  await expect(palette(page).getByRole("option", { name: "Pricing" })).toBeVisible();
  const retry = palette(page).getByRole("option", { name: /We couldn’t load brands.*Try Again/ });
  await expect(retry).toBeVisible();
  await page.unroute("**/api/palette");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(retry).toHaveCount(0);
  await field(page).fill("energy");
  await expect(group(page, "Industries").getByRole("option", { name: /^Energy/ })).toBeVisible();
});

test("the palette's actions open the shortcuts, the theme and the help", async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type("keyboard");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Keyboard Shortcuts" })).toContainText("Save the chart");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("dark mode");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const home = page.getByRole("banner").getByRole("link").first();
  await home.focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("help");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Help & Documentation" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(home).toBeFocused();
});

test("the palette finds the pages in a member's plan, and brands in the full rankings", async ({ page, people }) => {
  const { brand } = await aSlip(page);
  await openPalette(page);
  await page.keyboard.type("risk alerts");
  await expect(palette(page).getByRole("option", { name: "Risk alerts Predictive Insights" })).toHaveCount(0);
  await become(page, people, "enterprise");
  await openPalette(page);
  await page.keyboard.type("risk alerts");
  await expect(palette(page).getByRole("option", { name: /^Risk alerts.*Predictive Insights/ })).toBeVisible();
  await field(page).fill(brand.name);
  await group(page, "Brands").getByRole("option", { name: brand.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/rankings/full\\?.*brand=${brand.slug}$`));
});

for (const { device, width, height } of [
  { device: "a desk", width: 1440, height: 900 },
  { device: "a hand", width: 390, height: 844 },
]) {
  test(`axe finds no faults in the palette on ${device}, which returns the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPalette(page);
    await page.keyboard.press("Escape");
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.keyboard.press("Control+k");
    for (const text of ["", "an", "qqxqqxqq"]) {
      await field(page).fill(text);
      expect(await faultsInBothThemes(page, "[role=dialog]"), text).toEqual([]);
    }
    const box = await palette(page).boundingBox();
    expect(box?.width).toBe(width === 390 ? 390 : 640);
    await page.keyboard.press("Escape");
    await expect(link).toBeFocused();
  });
}
