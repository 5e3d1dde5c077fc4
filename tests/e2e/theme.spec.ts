import type { Page } from "@playwright/test";
import { toFooter } from "../support/footer";
import { expect, test } from "./fixtures";

const theme = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Theme" }).getByRole("radio", { name });
const paper = async (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
/** The colour the browser gives its own frame: the first that applies. */
const frameColour = async (page: Page) =>
  page.evaluate(() => {
    const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return colours.find(({ media }) => media === "" || matchMedia(media).matches)?.content.toLowerCase();
  });

test("the theme follows the system until one is chosen", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/pricing");
  await toFooter(page);
  await expect(theme(page, "System")).toBeChecked();
  const light = await paper(page);
  expect(await frameColour(page)).toBe("#fafbf8");

  await theme(page, "Dark").check();
  const dark = await paper(page);
  expect(dark).not.toBe(light);
  await expect.poll(async () => frameColour(page)).toBe("#0c1511");
  expect(await page.evaluate(() => localStorage.getItem("granskog:theme"))).toBe("dark");

  // Noted as soon as there is a body: nothing has been drawn in the other theme by then.
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.body) return;
      Object.assign(globalThis, { firstTheme: document.documentElement.dataset.theme });
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => String(Reflect.get(globalThis, "firstTheme")))).toBe("dark");
  await toFooter(page);
  await expect(theme(page, "Dark")).toBeChecked();
  expect(await paper(page)).toBe(dark);
  expect(await frameColour(page)).toBe("#0c1511");

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "dark" });
  await other.goto("/pricing");
  await toFooter(other);
  await theme(other, "Light").check();
  await expect(theme(page, "Light")).toBeChecked();
  await expect.poll(async () => paper(page)).toBe(light);

  await theme(page, "System").check();
  await expect.poll(async () => page.evaluate(() => localStorage.getItem("granskog:theme"))).toBeNull();
  await expect.poll(async () => paper(other)).toBe(dark);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, cookieAnswer: "none" });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, there is no theme switch and no cookie banner", async ({ page }) => {
    await page.goto("/cookie-settings");
    await expect(page.getByRole("radiogroup", { name: "Theme" })).toBeHidden();
    await expect(page.getByRole("region", { name: "Cookie consent" })).toBeHidden();
    // Text of this element has no role, and is not looked for by its words.
    await expect(page.getByRole("main").locator("noscript p")).toHaveText(
      /^Without JavaScript nothing optional can run/,
    );
  });
});
