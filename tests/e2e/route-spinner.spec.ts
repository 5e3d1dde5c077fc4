import type { Page } from "@playwright/test";
import { toFooter } from "../support/footer";
import { untilTakenOver, waitUntilAlive } from "../support/settle";
import { expect } from "./fixtures";
import { become, test } from "./with-people";

// The centred spinner while what a guarded page needs is read: whatever leads to it, and wherever from.

const spinner = (page: Page) => page.getByRole("status").filter({ hasText: "Loading" });
const footer = (page: Page) => page.getByRole("contentinfo");

/** From now on the router's pages take two seconds to come. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/[?&]_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilAlive(page);
}

test.beforeEach(async ({ page, people }) => become(page, people, "professional"));

for (const [from, kind] of [
  ["/pricing", "public"],
  ["/my-charts", "guarded"],
] as const) {
  test(`a guarded page opened by keyboard from a ${kind} one shows the spinner until it has loaded`, async ({
    page,
  }) => {
    await open(page, from);
    await slowDown(page);
    await page.keyboard.press("Control+b");
    await expect(spinner(page)).toBeVisible();
    await expect(page).toHaveURL(/\/brand-insights\/single-country/);
    await expect(spinner(page)).toHaveCount(0);
  });

  test(`a public page opened from a ${kind} one shows no spinner`, async ({ page }) => {
    await open(page, from);
    await page.evaluate(() => {
      const seen = { spinner: false };
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        seen.spinner ||= [...document.querySelectorAll("[role=status]")].some(
          (status) => status.textContent?.trim() === "Loading",
        );
      }).observe(document.body, { childList: true, subtree: true });
    });
    // Before its code is there, a link of the footer leaves the page as any link does.
    await toFooter(page);
    const link = footer(page).getByRole("link", { name: "Guidelines" });
    await untilTakenOver(link);
    await slowDown(page);
    await link.click();
    await expect(page).toHaveURL("/ranking-guidelines");
    expect(await page.evaluate(() => Reflect.get(globalThis, "seen") as { spinner: boolean })).toEqual({
      spinner: false,
    });
  });
}

test("a guarded page opened by a link on a public one shows the spinner", async ({ page }) => {
  await open(page, "/pricing");
  await slowDown(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Insights Portal" }).click();
  await expect(spinner(page)).toBeVisible();
  await expect(page).toHaveURL("/insights");
});
