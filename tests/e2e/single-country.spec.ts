import { mergeTests } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { putFirst } from "../support/brand-panel";
import { wordsBeyondCells } from "../support/cells";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const PATH = "/brand-insights/single-country";
const FOOD = `${PATH}?market=sweden&industry=food-grocery`;

test("the single-country page changes without a page load, and Back undoes a step", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), FOOD);
  const heading = page.getByRole("heading", { level: 1 });
  const first = await heading.innerText();
  const second = await putFirst(page);
  await expect(page).toHaveURL(/brands=/);
  await expect(page.getByRole("heading", { name: `Tied with ${second}`, exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText(first.replaceAll(/\s+/g, " "));

  const measure = page.getByLabel("Measure");
  await measure.selectOption("z");
  await expect(page.locator("#trend").getByText("in standard deviations of all brand scores.")).toBeVisible();
  await expect(page).toHaveURL(/scale=z/);
  await measure.selectOption("environment");
  await expect(page.locator("#trend").getByText("who answer 4 or 5 on the environment")).toBeVisible();
  await expect(page.getByText(/shown separately from 2024/)).toBeVisible();

  await page.getByLabel("Industry").selectOption({ label: "Beverages" });
  await expect(page.getByRole("heading", { name: "Where your brands rank in Beverages" })).toBeVisible();
  await expect(page).toHaveURL(/industry=beverages/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Where your brands rank in Food & grocery" })).toBeVisible();
});

test("every word of the single-country tables stays in its cell", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), FOOD);
  await expect(page.getByRole("cell", { name: /No clear change/ }).first()).toBeVisible();
  for (const width of [1440, 1100, 820]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await wordsBeyondCells(page), `at ${width} px`).toEqual([]);
  }
});

test("Essential gets three years, and a note on which plan has the file", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("essential"), FOOD);
  await expect(page.getByRole("button", { name: "Years: 2023–2025" })).toBeVisible();
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("link", { name: /CSV with Professional/ })).toHaveAttribute("href", "/pricing");
  const html = await (await page.request.get(FOOD)).text();
  expect(html).not.toMatch(/\\?"year\\?":20(1\d|2[012])\b/);
});

test(
  "T opens the table of a chart, and axe finds no faults in either theme",
  { tag: "@deep" },
  async ({ page, signedIn: stateOf }) => {
    await openAsMember(page, await stateOf("enterprise"), FOOD);
    await page.locator("#trend").getByRole("button", { name: "Table" }).focus();
    await page.keyboard.press("t");
    await expect(page.getByRole("table", { name: /^Sustainability score, Food & grocery/ })).toBeVisible();
    expect(await faultsInBothThemes(page, "main")).toEqual([]);
  },
);

test("the single-country page does not overflow at 320 px", { tag: "@deep" }, async ({ page, signedIn: stateOf }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await openAsMember(page, await stateOf("enterprise"), `${FOOD}&view=all`);
  await expect(page.getByRole("button", { name: "Filters" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the key terms are explained on focus and on hover, with links to their methods", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), FOOD);
  const term = page.getByRole("link", { name: "Tied", exact: true });
  const explanation = page.getByRole("tooltip").filter({ hasText: "does not mean equal" });
  await expect(term).toHaveAttribute("href", "/about-study/rank-ranges");
  await expect(explanation).toBeHidden();
  await term.focus();
  await expect(explanation).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(explanation).toBeHidden();
  await term.blur();
  await term.hover();
  await expect(explanation).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/can’t show which is ahead/);
});
