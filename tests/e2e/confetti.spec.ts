import { type Page } from "@playwright/test";
import { settle } from "../support/settle";
import { expect, test } from "./fixtures";

// A clock that a test has set outlives it in a browser that the next test gets.
test.use({ reuseContext: false });

/** Counts bursts: each has its own canvas. */
async function countBursts(page: Page) {
  await page.addInitScript(() => {
    let bursts = 0;
    Object.defineProperty(globalThis, "bursts", { get: () => bursts });
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      bursts += added.filter((node) => node instanceof HTMLCanvasElement).length;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, "bursts")));
}

test.describe("confetti for the first position", () => {
  test("confetti is thrown once, 800 ms after the ranking is visible", async ({ page }) => {
    const bursts = await countBursts(page);
    await page.clock.install({ time: new Date("2026-03-02T09:00:00Z") });
    await page.clock.pauseAt(new Date("2026-03-02T09:00:01Z"));
    await page.goto("/rankings/sweden");
    await settle(page);
    await page.clock.runFor(790);
    expect(await bursts()).toBe(0);
    await page.clock.runFor(20);
    await page.clock.runFor(1_100); // the browser's idle moment
    await expect.poll(bursts).toBe(1);
    await expect(page.locator("body > canvas")).toHaveAttribute("aria-hidden", "true");
    await page.clock.runFor(20_000);
    expect(await bursts()).toBe(1);
  });

  test("confetti reacts to the pointer at most twice", async ({ page }) => {
    const bursts = await countBursts(page);
    await page.goto("/rankings/sweden");
    await expect.poll(bursts).toBe(1);
    const row = page.getByRole("main").getByRole("table").getByRole("row").nth(1);
    for (const expected of [2, 3, 3]) {
      await row.hover();
      await expect.poll(bursts).toBe(expected);
      await page.mouse.move(2, 2);
    }
    await row.hover();
    await page.getByRole("main").getByRole("table").getByRole("row").nth(5).hover();
    expect(await bursts()).toBe(3);
  });

  test("confetti is not repeated when the reader returns to the page", async ({ page }) => {
    const bursts = await countBursts(page);
    await page.goto("/rankings/sweden");
    await expect.poll(bursts).toBe(1);
    await page.getByRole("main").getByRole("table").getByRole("link").nth(4).click();
    await expect(page).toHaveURL(/\/brands\//);
    await page.goBack();
    await expect(page).toHaveURL("/rankings/sweden");
    await page.clock.install();
    await page.clock.runFor(5_000);
    expect(await bursts()).toBe(1);
  });

  test("confetti is neither thrown nor loaded with reduced motion", async ({ page }) => {
    const bursts = await countBursts(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install({ time: new Date("2026-03-02T09:00:00Z") });
    await page.goto("/rankings/sweden");
    await settle(page);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.clock.runFor(10_000);
    await page.getByRole("main").getByRole("table").getByRole("row").nth(1).hover();
    await page.clock.runFor(2_000);
    expect(await bursts()).toBe(0);
    expect(loaded.filter((url) => url.endsWith(".js"))).toEqual([]);
  });
});
