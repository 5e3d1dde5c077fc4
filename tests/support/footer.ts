import { expect, type Page } from "@playwright/test";

/** Scrolls to the footer. Its code is loaded when it comes near the screen, and may replace it on the way. */
export async function toFooter(page: Page): Promise<void> {
  await expect(async () => page.getByRole("contentinfo").scrollIntoViewIfNeeded({ timeout: 10_000 })).toPass();
}
