import type { Page } from "@playwright/test";
import type { PageMetric } from "@/components/shell/vitals/analytics-hook";
import { settle } from "../support/settle";
import { waitUntilAlive } from "../support/settle";
import { expect, test } from "./fixtures";

test.use({ cookieAnswer: "none" });

/**
 * Sets the hook up as a publisher's script would, and keeps what it is told. What waits for ten seconds waits for the
 * test: a clock of the test's own would take the page's measurements away as well.
 */
async function setHook(page: Page) {
  await page.addInitScript(() => {
    const reported: unknown[] = [];
    const inTenSeconds = new Map<number | undefined, () => void>();
    const { setTimeout, clearTimeout } = window;
    Object.assign(window, {
      reported,
      granskogAnalytics: (metric: unknown) => reported.push(metric),
      letTenSecondsPass() {
        for (const run of inTenSeconds.values()) run();
        inTenSeconds.clear();
      },
      setTimeout(run: () => void, delay?: number) {
        const id = setTimeout(delay === 10_000 ? () => undefined : run, delay);
        if (delay === 10_000) inTenSeconds.set(id, run);
        return id;
      },
      clearTimeout(id?: number) {
        inTenSeconds.delete(id);
        clearTimeout(id);
      },
    });
  });
}
const letTenSecondsPass = async (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "letTenSecondsPass") as () => void)());
const reportedMetrics = async (page: Page) => page.evaluate(() => Reflect.get(window, "reported") as PageMetric[]);

/** Scripts that the page has fetched, and whether one of them can measure. */
async function measures(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // Each look adds its own requests: in the usual room of 250 a script that comes late would not be noted.
    performance.setResourceTimingBufferSize(20_000);
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = new Set(names.filter((name) => name.includes(".js")));
    const texts = await Promise.all([...scripts].map(async (name) => (await fetch(name)).text()));
    return texts.some((text) => text.includes("largest-contentful-paint"));
  });
}

async function answer(page: Page, name: string) {
  // There once scripts work the page.
  await waitUntilAlive(page);
  await page.getByRole("region", { name: "Cookie consent" }).getByRole("button", { name }).click();
}

/** Leaves the page for another tab, as far as the page can tell. */
async function hide(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

test("nothing is measured before analytics are allowed, and each metric is sent once", async ({ page }) => {
  await setHook(page);
  await page.goto("/pricing");
  await settle(page);
  expect(await measures(page)).toBe(false);

  await answer(page, "Accept All");
  await expect.poll(async () => measures(page)).toBe(true);
  expect(await reportedMetrics(page)).toEqual([]);
  await expect
    .poll(async () => {
      await letTenSecondsPass(page);
      return (await reportedMetrics(page)).map(({ name }) => name);
    })
    .toEqual(expect.arrayContaining(["CLS", "FCP", "LCP", "TTFB"]));

  const metrics = await reportedMetrics(page);
  expect(new Set(metrics.map(({ name }) => name)).size).toBe(metrics.length);
  for (const metric of metrics) {
    expect(Object.keys(metric).toSorted()).toEqual(["id", "name", "navigationType", "path", "rating", "value"]);
    expect(metric).toMatchObject({ path: "/pricing", value: expect.any(Number) });
  }
  await hide(page);
  // What had not been ready by then, such as the response to a click, may come now; nothing comes again.
  const names = (await reportedMetrics(page)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("leaving the page early sends what was measured by then", async ({ page }) => {
  await setHook(page);
  await page.goto("/pricing");
  await answer(page, "Accept All");
  await expect.poll(async () => measures(page)).toBe(true);
  await expect
    .poll(async () => {
      await hide(page);
      return (await reportedMetrics(page)).map(({ name }) => name);
    })
    .toContain("FCP");
});

test("nothing is measured after rejection or on a site without a hook", async ({ page, context }) => {
  await setHook(page);
  await page.goto("/pricing");
  await answer(page, "Reject All");
  const other = await context.newPage();
  await other.goto("/pricing");
  await other.evaluate(() => localStorage.clear());
  await other.reload();
  await answer(other, "Accept All");
  for (const each of [page, other]) {
    await each.reload();
    await settle(each);
    if (each === other) expect(await measures(each)).toBe(false);
  }
});

test("withdrawing permission stops the measuring at once", async ({ page }) => {
  await setHook(page);
  await page.goto("/cookie-settings");
  await answer(page, "Accept All");
  await expect.poll(async () => measures(page)).toBe(true);
  await page.getByRole("region", { name: "Your current choice" }).getByRole("button", { name: "Reject All" }).click();
  await letTenSecondsPass(page);
  await hide(page);
  expect(await reportedMetrics(page)).toEqual([]);
});
