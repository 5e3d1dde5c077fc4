import type { Page } from "@playwright/test";
import { toFooter } from "../support/footer";
import { holdScripts } from "../support/hold-back";
import { settle, waitUntilAlive } from "../support/settle";
import { expect, test } from "./fixtures";

// What every page does beside its content: the specification's shortcuts, its messages, and how it begins.

/** The page listens: its script has run. */
async function openAlive(page: Page, path: string) {
  await page.goto(path);
  await waitUntilAlive(page);
}

test("Ctrl+K focuses the page's search, or opens the palette if there is none", async ({ page }) => {
  await openAlive(page, "/rankings/sweden");
  await page.keyboard.press("Control+k");
  await expect(page.getByLabel("Brand search")).toBeFocused();
  await openAlive(page, "/about-study");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Ctrl+S says once that there is nothing to save", async ({ page }) => {
  await openAlive(page, "/pricing");
  const message = page.getByRole("status").filter({ hasText: "No save action available on this page" });
  await page.keyboard.press("Control+s");
  await expect(message).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(message).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(message).toHaveCount(0);
});

test("a message disappears with its page and never covers links on the next one", async ({ page }) => {
  await openAlive(page, "/pricing");
  const message = page.getByRole("status").filter({ hasText: "No save action available on this page" });
  await page.keyboard.press("Control+s");
  await expect(message).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Guidelines" }).click();
  await expect(page).toHaveURL("/ranking-guidelines");
  await expect(message).toHaveCount(0);
});

test("Ctrl+H, Ctrl+B and Ctrl+C lead to the home page and the insights", async ({ page }) => {
  await openAlive(page, "/pricing");
  await page.keyboard.press("Control+b");
  await expect(page).toHaveURL(/\/waitlist\?from=%2Fbrand-insights%2Fsingle-country$/);
  await page.keyboard.press("Control+c");
  await expect(page).toHaveURL(/\/waitlist\?from=%2Fconsumer-insights%2Fawareness$/);
  await page.keyboard.press("Control+h");
  await expect(page).toHaveURL("/");
});

test("shortcuts do not interfere with typing or copying", async ({ page }) => {
  await openAlive(page, "/contact-us");
  await page.getByRole("textbox", { name: /email/i }).first().focus();
  await page.keyboard.press("Control+h");
  await page.keyboard.type("?");
  await page.evaluate(() => {
    const heading = document.querySelector("h1");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (heading) getSelection()?.selectAllChildren(heading);
  });
  await page.keyboard.press("Control+c");
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    localStorage.setItem("granskog:single-keys", "off");
  });
  await page.keyboard.press("?");
  await expect(page).toHaveURL("/contact-us");
  await page.evaluate(() => localStorage.removeItem("granskog:single-keys"));
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard Shortcuts" });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("Ctrl+C copies the text selected when it was pressed, however late the shortcuts load", async ({ page }) => {
  await openAlive(page, "/contact-us");
  await settle(page);
  const release = await holdScripts(page);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await page.keyboard.press("Control+c");
  await page.evaluate(() => getSelection()?.removeAllRanges());
  release();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard Shortcuts" })).toBeVisible();
  await expect(page).toHaveURL("/contact-us");
});

test("a new page starts at the top, and Back returns to the same position", async ({ page }) => {
  await openAlive(page, "/rankings/sweden");
  const footer = page.getByRole("navigation", { name: "Footer" });
  await toFooter(page);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await footer.getByRole("link", { name: "Guidelines" }).click();
  await expect(page).toHaveURL("/ranking-guidelines");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/rankings/sweden");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100);
});

test("a page without a connection shows a notice until the connection returns", async ({
  page,
  context,
  complaints,
}) => {
  // A page fetches what it may need next when the browser is idle, which may be now.
  complaints.forgive(/ERR_INTERNET_DISCONNECTED/);
  await openAlive(page, "/contact-us");
  const notice = page.getByText("You’re offline.");
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});
