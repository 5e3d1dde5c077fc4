import type { Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { expect, rejectCookies, test } from "./fixtures";

// The parts of the analysis pages by themselves, drawn from fixed figures on the design page.

// One page for all tests: it is the largest there is, and none leaves anything that another meets.
test.describe.configure({ mode: "default" });

let page: Page;

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: "reduce", ...(baseURL && { baseURL }) });
  await rejectCookies(context);
  page = await context.newPage();
  await page.goto("/design#analysis", { waitUntil: "domcontentloaded" });
  // Set once the page is alive.
  await expect(page.locator("html[data-drawn]")).toBeAttached();
});

test.afterAll(async () => page.context().close());

test("brands are chosen by keyboard and shown together", async () => {
  const opener = page.getByRole("region", { name: "Filters" }).getByRole("button", { name: /^Brands: / });
  const panel = page.getByRole("dialog", { name: "Choose brands" });
  const find = panel.getByRole("combobox", { name: "Find a brand" });
  const options = panel.getByRole("listbox", { name: "Brands" }).getByRole("option");
  const chosen = panel.getByRole("button", { name: /^Remove / });
  const before = await opener.innerText();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(find).toBeFocused();
  for (const [typed, name] of [
    ["angs", "Ängsvik"],
    ["kåkelld", "Kåkelid"],
  ] as const) {
    await find.fill(typed);
    await expect(options).toHaveText([name]);
    await find.press("Enter");
    await expect(find).toHaveValue("");
    await expect(panel.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  }
  // Five are all there is room for: the next takes the place of the last.
  await expect(panel.getByText("replaced next")).toBeVisible();
  await find.press("Backspace");
  await expect(chosen).toHaveCount(4);
  await panel.getByRole("button", { name: "Put Ängsvik first" }).press("Enter");
  expect(await faultsOf(page, "[role=dialog]")).toEqual([]);
  // Nothing is applied yet.
  await expect(page.locator("[data-slot=filters]")).toContainText(before);
  await find.press("Control+Enter");
  await expect(panel).toHaveCount(0);
  await expect(opener).toHaveText("Ängsvik and 3 more");
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await panel.getByRole("button", { name: "Clear" }).press("Enter");
  await expect(find).toBeFocused();
  await expect(panel.getByRole("button", { name: "Choose at least one brand" })).toBeDisabled();
  await panel.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(chosen).toHaveCount(4);
  await find.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(opener).toHaveText("Ängsvik and 3 more");
});

test("the two years chosen by keyboard never cross", async () => {
  const filters = page.getByRole("region", { name: "Filters" });
  await filters.getByRole("button", { name: /^Years: / }).press("Enter");
  const first = filters.getByRole("slider", { name: "First year" });
  await first.press("End");
  await expect(first).toHaveAttribute("aria-valuetext", "2025");
  await filters.getByRole("slider", { name: "Last year" }).press("Home");
  await expect(filters.getByRole("slider", { name: "Last year" })).toHaveAttribute("aria-valuetext", "2025");
  const choice = filters.getByRole("group", { name: "Colour shows" });
  await choice.getByRole("button", { name: "From market" }).press("Enter");
  await expect(choice.getByRole("button", { name: "From market" })).toHaveAttribute("aria-pressed", "true");
});

test("the arrow keys read a year of a line chart, and T opens its table", async () => {
  const figure = page.locator("#sample-lines");
  const reader = figure.getByRole("slider", { name: /^Scores of five brands/ });
  await reader.scrollIntoViewIfNeeded();
  await expect(figure.locator("svg").getByText("2025", { exact: true })).toBeVisible();
  await reader.focus();
  await page.keyboard.press("Home");
  await expect(reader).toHaveAttribute(
    "aria-valuetext",
    /^2017\. Havremark 111\.3.*Kaldvik: not shown, 39 people asked/,
  );
  await expect(figure.getByText("2017", { exact: true }).last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(figure.getByText("Market average").last()).toBeVisible();
  await page.keyboard.press("t");
  const table = page.getByRole("table", { name: "Score by year" });
  await expect(table.getByRole("row", { name: /Kaldvik 2017/ })).toContainText("Not shown: 39 people asked");
  await page.keyboard.press("t");
  await expect(table).toHaveCount(0);
});

test("a heat table is one tab stop, and the arrow keys reach its cells", async () => {
  const grid = page.getByRole("grid", { name: "Score by age group" });
  const cell = (row: string, text: RegExp) =>
    grid.getByRole("row", { name: row }).getByRole("gridcell", { name: text });
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await cell("Tallmo", /108\.7/).click();
  await page.keyboard.press("ArrowDown");
  await expect(cell("Kaldvik", /n = 39/)).toBeFocused();
  await page.keyboard.press("End");
  await expect(cell("Kaldvik", /71\.3/)).toBeFocused();
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
});

test("axe finds no faults in the parts of a chart, and nothing overflows", async () => {
  for (const id of ["sample-lines", "sample-bump", "sample-scatter"]) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${id} svg text`).first()).toBeVisible();
  }
  expect(await faultsOf(page, "#analysis")).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = await page.locator("#analysis").evaluate((section) => section.scrollWidth - section.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
