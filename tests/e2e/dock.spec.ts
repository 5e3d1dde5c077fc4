import { expect, test } from "./fixtures";

// A clock that a test has set outlives it in a browser that the next test gets.
test.use({ reuseContext: false });

const ENTRIES: [title: string, href: string][] = [
  ["Home", "/"],
  ["Rankings", "/rankings"],
  ["About Study", "/about-study"],
  ["Sustainability Hub", "/sustainability-branding-hub"],
  ["Blog", "/sustainability-branding-hub/insights"],
  ["Pricing", "/pricing"],
  ["Contact", "/contact-us"],
];
const HINT = "Navigate between pages";

test.describe("dock for visitors", () => {
  test("the dock has the specification's entries in order", async ({ page }) => {
    await page.goto("/rankings");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveCount(ENTRIES.length);
    for (const [index, [title, href]] of ENTRIES.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(title);
      await expect(links.nth(index)).toHaveAttribute("href", href);
    }
  });

  test("the dock highlights the entry of the current page and its subpages", async ({ page }) => {
    const current = page.getByRole("navigation", { name: "Main" }).locator('[aria-current="page"]');
    for (const [path, title] of [
      ["/", "Home"],
      ["/rankings", "Rankings"],
      ["/rankings/norway", "Rankings"],
    ] as const) {
      await page.goto(path);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAccessibleName(title);
    }
  });

  test("the dock names an icon on hover and on focus", async ({ page }) => {
    await page.goto("/rankings");
    const nav = page.getByRole("navigation", { name: "Main" });
    const tipOf = (name: string) => nav.getByRole("link", { name }).locator('[data-slot="tip"]');
    const tip = tipOf("Sustainability Hub");
    await expect(tip).toBeHidden();
    await nav.getByRole("link", { name: "Sustainability Hub" }).hover();
    await expect(tip).toBeVisible();
    await nav.getByRole("link", { name: "Pricing" }).focus();
    await expect(tipOf("Pricing")).toBeVisible();
  });

  test("dock icons grow near the pointer from 40 to 80 px, but not with reduced motion", async ({ page }) => {
    await page.goto("/rankings");
    const icon = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sustainability Hub" });
    const glyph = icon.locator('[data-slot="glyph"]');
    const width = async () => Math.round((await glyph.boundingBox())?.width ?? 0);
    expect(await width()).toBe(40);
    await icon.hover();
    await expect.poll(width).toBeGreaterThanOrEqual(76);
    expect(await width()).toBeLessThanOrEqual(80);
    await page.mouse.move(10, 500);
    await expect.poll(width).toBe(40);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await icon.hover();
    await expect(icon.locator('[data-slot="tip"]')).toBeVisible();
    expect(await width()).toBe(40);
  });

  test("the dock shows a hint for four seconds on the first visit only", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-03-02T09:00:00Z") });
    await page.goto("/rankings");
    const hint = page.getByText(HINT);
    await expect(hint).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("hasSeenDock"))).toBeTruthy();
    await page.clock.pauseAt(new Date("2026-03-02T09:10:00Z"));
    await expect(hint).toBeHidden();

    await page.reload();
    await expect(page.getByRole("button", { name: /^Country/ })).toBeVisible(); // scripts have run
    await page.clock.runFor(1_000);
    await expect(hint).toBeHidden();
  });

  test("the dock's hint disappears after four seconds", async ({ page }) => {
    await page.addInitScript(() => {
      const seen: { shown?: number; hidden?: number } = {};
      Object.assign(globalThis, { hintTimes: seen });
      new MutationObserver(() => {
        const isShown = document.body?.innerText.includes("Navigate between pages");
        if (isShown && seen.shown === undefined) seen.shown = performance.now();
        if (!isShown && seen.shown !== undefined && seen.hidden === undefined) seen.hidden = performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/rankings");
    await expect(page.getByText(HINT)).toBeVisible();
    await expect(page.getByText(HINT)).toBeHidden();
    const duration = await page.evaluate(() => {
      const times = Reflect.get(globalThis, "hintTimes") as { shown: number; hidden: number };
      return times.hidden - times.shown;
    });
    expect(duration).toBeGreaterThan(3_500);
    expect(duration).toBeLessThan(5_000);
  });
});

for (const width of [390, 820, 1100, 1300, 1440])
  test(`the dock's hint covers no entry at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    // It stays, however slow the machine is.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, delay?: number) => setTimeout(delay === 4_000 ? () => undefined : run, delay),
      });
    });
    await page.goto("/rankings/sweden");
    await expect(page.getByText(HINT)).toBeVisible();
    const metByHint = () =>
      page.evaluate((text) => {
        const hint = [...document.querySelectorAll("[role=status] span")].find((span) => span.textContent === text);
        const box = hint?.getBoundingClientRect();
        if (!box) return ["no hint"];
        // Tiles have a colour of their own, so that words across their edge cannot be read.
        const tiles = [0, 0.25, 0.5, 0.75, 1]
          .map((part) => document.elementsFromPoint(box.left + part * box.width, box.top + box.height / 2))
          .filter((elements) => elements.some((element) => element.matches("nav li a")))
          .map(() => `tile behind the hint at ${box.top}`);
        const glyphs = [...document.querySelectorAll("nav [data-slot=glyph] svg")]
          .map((glyph) => glyph.getBoundingClientRect())
          .filter(
            (glyph) =>
              glyph.left < box.right && glyph.right > box.left && glyph.top < box.bottom && glyph.bottom > box.top,
          )
          .map(({ left, bottom }) => `glyph at ${left} to ${bottom}, hint from ${box.top}`);
        return [...tiles, ...glyphs];
      }, HINT);
    await expect.poll(metByHint).toEqual([]);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("on a phone, the dock's hint is in the bar and covers nothing on the page", async ({ page }) => {
    await page.goto("/rankings/sweden");
    const hint = page.getByText(HINT);
    await expect(hint).toBeVisible();
    const [box, bar] = [await hint.boundingBox(), await page.getByRole("navigation", { name: "Main" }).boundingBox()];
    expect(box?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? Infinity);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test("on a phone, the dock is a bottom bar that never covers the focused element", async ({ page }) => {
    await page.goto("/rankings/sweden");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link")).toHaveCount(ENTRIES.length);
    const bar = await nav.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(840);
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await last.focus();
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
