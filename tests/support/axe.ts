import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Rules of axe that the page breaks as it looks now, each with what breaks it.
 * @param within only this part of the page
 */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  // What fades in while it is looked at has too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Our pages have no frames but the outbox's letter, which is a document of its own: looking at one document takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"], preload: false });
  const { violations } = await (within ? axe.include(within) : axe.exclude("iframe")).analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" · ")}`);
}
