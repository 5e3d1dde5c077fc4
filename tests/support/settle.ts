import type { Page } from "@playwright/test";

/** Milliseconds after which a page counts as settled whatever is still open. */
const PATIENCE = 2_500;

/**
 * Waits until a page that has loaded asks for nothing more, but not for long: what Chromium asks again behind a stale
 * answer of its own cache stays open to Playwright for half a minute after it has come.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: PATIENCE }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
  });
}
