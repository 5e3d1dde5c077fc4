import { mergeTests, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { holdBack } from "../support/hold-back";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const PATH = "/predictive-insights/risks";
const ALL = `${PATH}?market=sweden&of=all`;
const claim = (page: Page) => page.getByRole("heading", { level: 1 });

const list = (page: Page, name = "Open alerts") => page.getByRole("main").getByRole("list", { name, exact: true });
const rows = (page: Page, name?: string) => list(page, name).locator(":scope > li > details > summary");

test("each alert is one row with its evidence drawn, and opens in place", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), ALL);
  await expect(claim(page)).toHaveText(/open alerts for/);
  await expect(page.getByText(/^If no brand had changed, this setting would still raise/)).toBeVisible();
  const first = rows(page).first();
  await expect(first.locator("svg").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /^Score minus market average/ })).toHaveCount(0);
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/alert=sweden\/\d{4}\//);
  for (const text of ["What raised it.", "Could it be chance?", "What settles it."])
    await expect(list(page).getByText(text)).toHaveCount(1);
  expect(await page.getByRole("main").innerText()).not.toMatch(/confirmed|significant/i);
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(list(page).getByText("What raised it.")).toHaveCount(1);
  await rows(page).nth(1).click();
  await expect(list(page).getByText("What raised it.")).toHaveCount(1);
  await rows(page).nth(1).click();
  await expect(list(page).getByText("What raised it.")).toHaveCount(0);
  await expect(page).not.toHaveURL(/alert=/);
});

test("the alerts page keeps lists and limits in the address", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), ALL);
  const limits = page.getByRole("navigation", { name: "Sensitivity" });
  await expect(limits.getByRole("link", { name: /^Standard/ })).toHaveText(
    /\d+ open, (up to \d+|fewer than 1) by chance$/,
  );
  await page
    .getByRole("navigation", { name: "Lists" })
    .getByRole("link", { name: /^Settled/ })
    .click();
  await expect(page).toHaveURL(/show=settled/);
  await expect(rows(page, "Settled alerts").first()).toContainText(/Persisted|Reversed/);
  await limits.getByRole("link", { name: /^Strict/ }).click();
  await expect(page).toHaveURL(/sensitivity=strict/);
  await page.goBack();
  await expect(limits.getByRole("link", { name: /^Standard/ })).toHaveAttribute("aria-current", "true");
});

test("a choice made before shows its alerts at once, while they are read again", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), ALL);
  const markets = page.getByLabel("Market", { exact: true });
  const inSweden = await claim(page).innerText();
  await markets.selectOption("norway");
  await expect(claim(page)).not.toHaveText(inSweden);
  const release = await holdBack(page, /_rsc=/, (request) => request.url().includes("market=sweden"));
  await markets.selectOption("sweden");
  await expect(claim(page)).toHaveText(inSweden);
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/market=sweden/);
  await expect(claim(page)).toHaveText(inSweden);
});

test("the lists, the sentence and the sensitivity fit a tablet and a phone, and the choice is marked in forced colours", async ({
  page,
  signedIn: stateOf,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openAsMember(page, await stateOf("enterprise"), ALL);
  const sentence = page.getByText(/^If no brand had changed, this setting would still raise/);
  expect((await sentence.boundingBox())?.width).toBeGreaterThan(400);
  // Brand and headline begin each row, and its figures stand beside them.
  const rows = await page.getByRole("list", { name: "Open alerts" }).getByRole("listitem").all();
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const { x = 0, y = 0, height = 0 } = (await row.boundingBox()) ?? {};
    const brand = await row.locator("summary b").first().boundingBox();
    expect([height < 90, Math.abs((brand?.x ?? 0) - x) < 1, (brand?.y ?? 0) - y < 16]).toEqual([true, true, true]);
  }
  await page.emulateMedia({ forcedColors: "active" });
  const limits = page.getByRole("navigation", { name: "Sensitivity" });
  const groundOf = (name: RegExp) =>
    limits.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await groundOf(/^Standard/)).not.toBe(await groundOf(/^Strict/));
  // Otherwise the browser lays its own ground behind the words, in the very colour they have here.
  await expect(limits.getByRole("link", { name: /^Standard/ })).toHaveCSS("forced-color-adjust", "none");
  await page.setViewportSize({ width: 390, height: 844 });
  const lists = page.getByRole("navigation", { name: "Lists" });
  for (const link of await lists.getByRole("link").all()) {
    const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
    expect(x + width, await link.innerText()).toBeLessThanOrEqual(390);
  }
});

for (const [width, height, most] of [
  [1440, 900, 2800],
  [390, 844, 4200],
] as const)
  test(`thirty alerts end within ${most} px at ${width}`, async ({ page, signedIn: stateOf }) => {
    await page.setViewportSize({ width, height });
    await openAsMember(page, await stateOf("enterprise"), `${PATH}?market=all&of=all`);
    await expect(rows(page)).toHaveCount(25);
    await expect(rows(page, "Near the limit")).toHaveCount(5);
    const end = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().bottom + window.scrollY);
    expect(Math.round(end)).toBeLessThanOrEqual(most);
  });

for (const [width, height, bar] of [
  [1440, 900, 0],
  [390, 844, 60],
] as const)
  test(`the first view at ${width} × ${height} has four alerts`, async ({ page, signedIn: stateOf }) => {
    await page.setViewportSize({ width, height });
    await openAsMember(page, await stateOf("enterprise"), ALL);
    const fourth = await rows(page).nth(3).boundingBox();
    expect((fourth?.y ?? height) + (fourth?.height ?? 0)).toBeLessThanOrEqual(height - bar);
  });

test("an alert is acknowledged, and the acknowledgement is undone", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), ALL);
  await rows(page).first().click();
  const first = list(page).getByRole("listitem").first();
  await first.getByRole("button", { name: "Acknowledge" }).click();
  await expect(first.getByText(/^Alert for .* acknowledged\.$/)).toBeVisible();
  await expect(first.getByRole("button", { name: "Not acknowledged" })).toBeVisible();
  await first.getByRole("button", { name: "Undo" }).click();
  await expect(first.getByText("Undone.")).toBeVisible();
  await expect(first.getByRole("button", { name: "Acknowledge", exact: true })).toBeVisible();
});

test("an alert rule can be created, previewed, muted, deleted and restored", async ({ page, signedIn: stateOf }) => {
  const name = `Watch ${Date.now()}`;
  await openAsMember(page, await stateOf("enterprise"), `${ALL}&show=rules`);
  const rules = page.getByRole("region", { name: "Rules", exact: true });
  await rules.getByRole("button", { name: "Add rule" }).click();
  const form = rules.getByRole("form", { name: "New rule" });
  await form.getByRole("button", { name: "Save rule" }).click();
  await expect(form.getByText("Name the rule")).toBeVisible();
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("radiogroup", { name: "Rank drop" }).getByText("Strict").click();
  await form.getByRole("radio", { name: "All brands" }).check();
  await form.getByRole("button", { name: "Preview" }).click();
  await expect(form.getByText(/this rule would have raised/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole("button", { name: "Save rule" }).click();
  await expect(rules.getByText(`Saved “${name}”.`)).toBeVisible();
  await rules.getByRole("button", { name: `Mute ${name}`, exact: true }).click();
  await rules.getByRole("button", { name: "Until the next study" }).click();
  await expect(rules.getByText(/Muted until the study after/)).toBeVisible();
  await rules.getByRole("button", { name: `Unmute ${name}` }).click();
  await expect(rules.getByText(`“${name}” unmuted.`)).toBeVisible();
  await rules.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(rules.getByText(`Deleted “${name}”.`)).toBeVisible();
  await rules.getByRole("button", { name: "Undo" }).click();
  await expect(rules.getByText(`Restored “${name}”.`)).toBeVisible();
  await rules.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(rules.getByText(`Deleted “${name}”.`)).toBeVisible();
});

test("the alerts page fits a narrow screen in the dark theme, and says when no brand is followed", async ({
  page,
  signedIn: stateOf,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ colorScheme: "dark" });
  await openAsMember(page, await stateOf("enterprise"), `${PATH}?of=followed`);
  await expect(claim(page)).toHaveText(/brands? you follow|following any brands|your \d+ brands/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await faultsOf(page)).toEqual([]);
});
