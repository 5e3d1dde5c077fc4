import type { Page } from "@playwright/test";
import { holdScripts } from "../support/hold-back";
import { isTakenOver, settle, untilTakenOver, waitUntilAlive } from "../support/settle";
import { expect, test } from "./fixtures";

// Parts of a page that stay as the server drew them until a reader turns to them.

const footerLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name });
const rail = (page: Page) => page.getByRole("complementary", { name: "About the rankings" });

/** A page of which the footer's code is held back; returns a link of the footer, and a function that lets the code come. */
async function openWithoutFooter(page: Page) {
  await page.goto("/rankings/sweden");
  await settle(page);
  return { release: await holdScripts(page), link: footerLink(page, "Guidelines") };
}

test("a click that began before the footer was loaded is not lost", async ({ page }) => {
  const { release, link } = await openWithoutFooter(page);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.mouse.down();
  const loaded = page.waitForResponse(/\/_next\/static\/.*\.js/);
  release();
  await loaded;
  await waitUntilAlive(page);
  await page.mouse.up();
  await expect(page).toHaveURL("/ranking-guidelines");
});

test("the focus stays on its link of the footer when that is loaded", async ({ page }) => {
  const { release, link } = await openWithoutFooter(page);
  await link.focus();
  release();
  await untilTakenOver(link);
  await expect(link).toBeFocused();
});

test("a footer in view is loaded with the first thing a reader does", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1_000 });
  await page.goto("/auth?mode=signin");
  await settle(page);
  const link = footerLink(page, "Guidelines");
  await expect(link).toBeInViewport();
  expect(await isTakenOver(link)).toBe(false);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 200);
  await untilTakenOver(link);
});

test("the column beside a ranking is loaded when a pointer enters it, and looks as before", async ({ page }) => {
  await page.goto("/rankings/sweden");
  await settle(page);
  const before = await rail(page).innerText();
  let asked = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked += 1;
  });
  const link = rail(page).getByRole("link", { name: "Read about the study" });
  await link.hover();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await untilTakenOver(link);
  expect(await rail(page).innerText()).toBe(before);
  await link.click();
  await expect(page).toHaveURL("/about-study");
  expect(await page.evaluate(() => Reflect.get(globalThis, "isSamePage") === true)).toBe(true);
});

test("a link of the column beside a ranking leads on without its code", async ({ page, complaints }) => {
  complaints.forgive(/ERR_FAILED/);
  await page.goto("/rankings/sweden");
  await settle(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  const link = rail(page).getByRole("link", { name: "Read about the study" });
  await link.hover();
  await page.unroute(/\/_next\/static\/.*\.js/);
  await link.click();
  await expect(page).toHaveURL("/about-study");
});
