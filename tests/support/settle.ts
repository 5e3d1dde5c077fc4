import { expect, type Page } from "@playwright/test";

/** Milliseconds after which a page counts as settled whatever is still open. */
const PATIENCE = 1_500;

/** Whether React has taken the page over from the server's markup. */
const isAlive = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body, header, main")].some((element) =>
      Object.keys(element).some((key) => key.startsWith("__react")),
    ),
  );

/**
 * Waits until scripts work a page that has loaded, and until it asks for nothing more, but for this not for long: what Chromium asks again behind a stale
 * answer of its own cache stays open to Playwright for half a minute after it has come.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: PATIENCE }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
  });
  await expect.poll(() => isAlive(page), `scripts work ${page.url()}`).toBe(true);
}
