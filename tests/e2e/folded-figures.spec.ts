import { mergeTests, type Locator, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

// Figures that say more fully what another of the page says briefly: on phones their title alone, until it is asked for.

const test = mergeTests(watched, signedIn);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const TITLE = /^Their order in each market/;
const figureOf = (page: Page) => page.getByRole("region", { name: TITLE });
const readerOf = (figure: Locator) => figure.getByRole("slider", { name: /^Order of .+ brands in .+ markets/ });

async function openFolded(page: Page, state: string): Promise<Locator> {
  await openAsMember(page, state, "/country-comparison");
  const opener = figureOf(page).getByRole("button", { name: TITLE });
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(readerOf(figureOf(page))).toBeHidden();
  return opener;
}

/** Drawn, named for screen readers, read with the arrow keys, and a table with one key. */
async function expectUsable(page: Page) {
  const figure = figureOf(page);
  await expect(figure.getByRole("button", { name: TITLE })).toHaveAttribute("aria-expanded", "true");
  const reader = readerOf(figure);
  await expect(reader).toBeVisible();
  // Beside the reader, not among the names: its code may still be loading.
  const drawing = reader.locator("xpath=..").locator("svg[width]").first();
  await expect(drawing.locator("path").nth(2), "lines drawn").toBeAttached();
  await expect
    .poll(async () => (await drawing.boundingBox())?.width ?? 0, { message: "width of the drawing" })
    .toBeGreaterThan(80);
  await reader.focus();
  const last = await reader.getAttribute("aria-valuetext");
  await page.keyboard.press("Home");
  await expect(reader).not.toHaveAttribute("aria-valuetext", last ?? "");
  expect(await faultsOf(page, "#order")).toEqual([]);
  await page.keyboard.press("t");
  await expect(figure.getByRole("table")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test("a figure folded on a phone opens by touch, and is then drawn and usable", async ({ page, signedIn: stateOf }) => {
  const opener = await openFolded(page, await stateOf("enterprise"));
  expect((await opener.boundingBox())?.height ?? 0, "height to touch").toBeGreaterThanOrEqual(44);
  await opener.tap();
  await expectUsable(page);
  await opener.tap();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(readerOf(figureOf(page))).toBeHidden();
});

test("a figure folded on a phone opens by keyboard, and is then drawn and usable", async ({
  page,
  signedIn: stateOf,
}) => {
  const opener = await openFolded(page, await stateOf("enterprise"));
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(opener).toBeFocused();
  await expectUsable(page);
});

/** Pages with folds of both kinds: whole figures, and parts of one. */
const FOLDED = [
  "/consumer-insights/decision-factors",
  "/consumer-insights/expectations",
  "/predictive-insights/momentum?market=sweden",
  "/brand-insights/single-country",
];

for (const address of FOLDED)
  test(`whatever ${address} folds on a phone is named, opens by keyboard, and is on paper`, async ({
    page,
    signedIn: stateOf,
  }) => {
    await openAsMember(page, await stateOf("enterprise"), address);
    const openers = page.getByRole("main").locator("h2, h3").getByRole("button");
    await expect.poll(() => openers.count()).toBeGreaterThan(1);
    await page.evaluate(() => document.fonts.ready);
    for (const opener of await openers.all()) {
      const name = await opener.innerText();
      expect(name).toMatch(/\w{4}/);
      await expect(opener, name).toHaveAttribute("aria-expanded", "false");
      const content = page.locator(`[id="${(await opener.getAttribute("aria-controls")) ?? ""}"]`);
      const shown = () =>
        content.evaluate((part) => [...part.querySelectorAll("*")].filter((each) => each.checkVisibility()).length);
      const folded = await shown();
      await page.emulateMedia({ media: "print" });
      const printed = await shown();
      expect(printed, `${name}, on paper`).toBeGreaterThan(folded);
      await page.emulateMedia({ media: null });
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(opener, name).toHaveAttribute("aria-expanded", "true");
      expect(await shown(), `${name}, opened`).toBeGreaterThan(folded);
      await page.keyboard.press("Space");
      await expect(opener, name).toHaveAttribute("aria-expanded", "false");
    }
  });

test("a link to what a phone folds opens it", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), "/brand-insights/single-country#ties");
  const ties = page.getByRole("button", { name: /^Tied with / });
  await expect(ties).toHaveAttribute("aria-expanded", "true");
  const method = page.getByRole("button", { name: "How to read this" });
  await expect(method).toHaveAttribute("aria-expanded", "false");
  await page.evaluate(() => {
    location.hash = "how-to-read";
  });
  await expect(method).toHaveAttribute("aria-expanded", "true");
});
