import { readFile } from "node:fs/promises";
import { mergeTests, type Cookie, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { test as signedIn } from "../support/sign-in";
import { expect, openBrandSearch, test as watched } from "./fixtures";

// A subscriber takes apart the score of any brand; who may not is sent away.

const test = mergeTests(watched, signedIn);
const PATH = "/about-study/recompute";

const panel = (page: Page) => page.getByRole("figure", { name: /in eight steps/ });
const step = (page: Page, name: string) =>
  panel(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });

async function openAs(page: Page, state: string, path = PATH) {
  const { cookies } = JSON.parse(await readFile(state, "utf8")) as { cookies: Cookie[] };
  await page.context().addCookies(cookies);
  await page.goto(path);
}

/** A brand with a score, as the full rankings address it. */
async function aBrand(page: Page): Promise<{ slug: string; name: string }> {
  await page.goto("/rankings/full");
  const link = page
    .getByRole("table", { name: /brands in/i })
    .getByRole("row")
    .nth(6)
    .getByRole("link")
    .first();
  const address = new URL((await link.getAttribute("href")) ?? "", "http://site.test");
  return { slug: address.searchParams.get("brand") ?? "", name: (await link.innerText()).trim() };
}

test("a subscriber chooses a brand and sees its score rebuilt", async ({ page, signedIn: stateOf }) => {
  await openAs(page, await stateOf("professional"));
  await expect(page.getByRole("heading", { level: 1, name: "Rebuild a score" })).toBeVisible();
  await expect(page.getByText("Choose a brand")).toBeVisible();
  const { slug, name } = await aBrand(page);

  await page.goto(PATH);
  await openBrandSearch(page);
  await page.getByRole("combobox", { name: "Brand search" }).fill(name);
  await page
    .getByRole("option", { name: new RegExp(name.slice(0, 5)) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`brand=${slug}`));

  await expect(panel(page).getByRole("listitem")).toHaveCount(8);
  await expect(step(page, "Compared with the market")).toContainText(/index \d+/);
  await expect(step(page, "Is that a clear change?")).toContainText(/tested together with \d+ other brands: q/);
  await expect(step(page, "Is that a clear change?")).toContainText(/Clear change|No clear change/);
  expect(await faultsOf(page)).toEqual([]);

  const error = step(page, "Standard error");
  const before = await error.innerText();
  await panel(page).getByRole("textbox", { name: "People asked" }).fill("4321");
  await expect(page).toHaveURL(/asked=4321/);
  await expect.poll(() => error.innerText()).not.toBe(before);
  await expect(step(page, "Is that a clear change?")).toContainText("with your numbers, tested alone");
  await panel(page).getByRole("button", { name: "Reset to published" }).click();
  await expect.poll(() => error.innerText()).toBe(before);
  await expect(panel(page).getByRole("link", { name: "CSV of the inputs" })).toBeVisible();

  await page.getByRole("navigation", { name: "Year" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/year=20\d\d/);
  await expect(panel(page).getByRole("listitem")).toHaveCount(8);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, a form recalculates the rebuilt score", async ({ page, complaints, signedIn: stateOf }) => {
    complaints.forgive(/\.js \(csp\)$/);
    await openAs(page, await stateOf("essential"));
    const { slug } = await aBrand(page);
    await page.goto(`${PATH}?market=sweden&brand=${slug}`);
    await panel(page).getByRole("textbox", { name: "Environment 4–5, %" }).fill("50");
    await panel(page).getByRole("textbox", { name: "Social 4–5, %" }).fill("40");
    await panel(page).getByRole("textbox", { name: "Both 4–5, %" }).fill("30");
    await panel(page).getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/environment=50/);
    await expect(step(page, "Add the two shares")).toContainText("90.0");
  });
});
