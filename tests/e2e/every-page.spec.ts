import AxeBuilder from "@axe-core/playwright";
import { type Page } from "@playwright/test";
import { anIndustryOf, expect, leaderOf, showIn, test } from "./fixtures";

// What holds for every public page, in both colour schemes, on a desk and in a hand, down to 320 px.

const WIDTHS = [
  { name: "a desk", width: 1440, height: 900 },
  { name: "a hand", width: 390, height: 844 },
];
/** One of each kind of page, and of the rankings the one with the longest name. */
const PAGES: { name: string; open: (page: Page) => Promise<string> }[] = [
  ...["/", "/rankings/sweden", "/rankings/netherlands"].map((path) => ({ name: path, open: () => Promise.resolve(path) })),
  { name: "an industry page", open: (page) => anIndustryOf(page) },
  { name: "a leader's brand page", open: (page) => leaderOf(page) },
];

/** Sum of layout shifts that no input of the reader explains. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (!entry.hadRecentInput) {
          const sources = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : "?"));
          shifts.push({ value: entry.value, sources });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Rules of axe that the page breaks as it looks now. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" · ")}`);
}

/** What makes the page scroll sideways. */
async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

for (const { name: place, width, height } of WIDTHS) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport: { width, height } });

    for (const { name, open } of PAGES) {
      test(`${name} is sound`, async ({ page }) => {
        const path = await open(page);
        await watchShifts(page);
        const answer = await page.goto(path, { waitUntil: "networkidle" });
        expect(answer?.status()).toBe(200);

        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/Granskog/);
        expect(await page.locator('meta[name="description"]').getAttribute("content")).toMatch(/\S.{30,}/);
        expect(await page.locator("html").getAttribute("lang")).toMatch(/^en/);

        await page.evaluate(() => document.fonts.ready);
        await page.mouse.wheel(0, 2 * height);
        await page.mouse.wheel(0, -2 * height);
        const shifts = await page.evaluate(() => Reflect.get(globalThis, "shifts") as { value: number; sources: string[] }[]);
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        // Nothing to be seen: a face that arrives late, or a slow machine that paints before it has read the whole page.
        expect(moved, JSON.stringify(shifts)).toBeLessThan(0.02);

        for (const colorScheme of ["light", "dark"] as const) {
          await showIn(page, colorScheme);
          expect(await faultsOf(page), colorScheme).toEqual([]);
        }
        // The narrowest that is asked for; wide tables scroll within themselves.
        await page.setViewportSize({ width: Math.min(width, 320), height: 640 });
        expect(await overflowOf(page)).toEqual([]);
      });
    }
  });
}

test("text may be scaled to 200 % without a control disappearing", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  await page.goto("/rankings/sweden");
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expect(page.getByRole("searchbox").or(page.getByRole("combobox", { name: /Find a brand/ })).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("table").getByRole("link").first()).toBeVisible();
});

test("every link on the public pages leads somewhere", async ({ page, baseURL }) => {
  const from = new Map<string, string>();
  for (const { open } of PAGES) {
    const path = await open(page);
    const html = await (await page.request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), `${baseURL}${path}`);
      if (url.origin === new URL(baseURL ?? "").origin) from.set(url.pathname + url.search, path);
    }
  }
  expect(from.size).toBeGreaterThan(30);
  const dead: string[] = [];
  for (const [link, path] of from) {
    const { status } = await page.request.get(link).then((answer) => ({ status: answer.status() }));
    if (status !== 200) dead.push(`${link} answers ${status} (linked from ${path})`);
  }
  expect(dead).toEqual([]);
});
