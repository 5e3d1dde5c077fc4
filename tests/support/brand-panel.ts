import type { Page } from "@playwright/test";

/** Opens the panel that chooses the brands of an analysis. */
export async function openBrands(page: Page) {
  await page
    .getByRole("region", { name: "Filters" })
    .getByRole("button", { name: /^(?:Brands?|Brand and rivals|Selected brands): / })
    .click();
  return page.getByRole("dialog", { name: "Choose brands" });
}

/** Takes a brand out of the chart of an analysis: the one named, or the last. */
export async function removeBrand(page: Page, name?: string): Promise<void> {
  const panel = await openBrands(page);
  const remove = panel.getByRole("button", { name: name === undefined ? /^Remove / : `Remove ${name}` });
  await remove.last().click();
  await panel.getByRole("button", { name: /^Show / }).click();
}

/** Puts another brand of the chart into focus, and answers its name. */
export async function putFirst(page: Page): Promise<string> {
  const panel = await openBrands(page);
  const first = panel.getByRole("button", { name: /^Put .+ first$/ }).first();
  const name = (await first.getAttribute("aria-label"))?.replace(/^Put (.+) first$/, "$1") ?? "";
  await first.click();
  await panel.getByRole("button", { name: /^Show / }).click();
  return name;
}
