import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { become, test } from "./with-people";

const WIDTHS = [320, 390, 721, 820, 1024, 1081, 1180, 1280, 1440];

const search = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" });

/** The parts of the header that overlap another, and how far the dock is from the middle where it is in the header. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("[data-slot=header]");
    const dock = header?.querySelector("[data-slot=dock]") ?? null;
    const parts = [...(header?.querySelectorAll("a, button, [data-slot=badge]") ?? [])].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest("[popover], [data-slot=dock]"),
    );
    const boxes = [...parts, ...(dock ? [dock] : [])].map((part) => ({
      name: part === dock ? "dock" : (part.textContent ?? ""),
      box: part.getBoundingClientRect(),
    }));
    const faults = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 0.5 &&
            one.box.left < box.right - 0.5 &&
            box.top < one.box.bottom - 0.5 &&
            one.box.top < box.bottom - 0.5,
        )
        .map((other) => `${one.name} over ${other.name}`),
    );
    const at = dock?.getBoundingClientRect();
    if (at && at.top < 100 && Math.abs(at.left + at.width / 2 - document.documentElement.clientWidth / 2) > 1)
      faults.push("dock off the middle");
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push("scrolls sideways");
    return faults;
  });
}

for (const who of ["visitor", "free", "essential", "professional", "trial", "admin"] as const) {
  test(`${who} sees the search in the header at every width, and nothing overlaps`, async ({ page, people }) => {
    if (who !== "visitor") await become(page, people, who);
    await page.goto("/help");
    if (who !== "visitor")
      await expect(page.getByRole("banner").getByRole("button", { name: /^Account menu/ })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(search(page)).toBeVisible();
      expect(await faultsOf(page), `${width} px`).toEqual([]);
    }
  });
}

test("the search of the header opens the palette and gets the focus back", async ({ page }) => {
  await page.goto("/pricing");
  await search(page).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search(page)).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, the search of the header leads to the brand search", async ({ page }) => {
    await page.goto("/pricing");
    await search(page).click();
    await expect(page).toHaveURL("/rankings/search");
    await expect(page.getByRole("heading", { level: 1, name: "Brand search" })).toBeVisible();
  });
});
