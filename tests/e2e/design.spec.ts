import { expect, test } from "./fixtures";

// Screenshots of every component in all states, as last approved. After an intended change: DEEP=1 npx playwright test
// design --project visitor --update-snapshots, and look at the differences.

/** Nothing that floats over the page belongs to a specimen. */
const STAND_ASIDE =
  '[data-slot="header"]:not(main *), [data-slot="consent-banner"]:not(main *), nextjs-portal { display: none !important }';

const SECTIONS = [
  "logo",
  "type",
  "colour",
  "space",
  "buttons",
  "inputs",
  "toasts",
  "banners",
  "cookies",
  "help",
  "failure",
  "account",
  "header",
  "states",
  "table",
  "charts",
  "figures",
  "analysis",
];

const LIKENESS = { animations: "disabled", scale: "device", threshold: 0.2, maxDiffPixelRatio: 0.01 } as const;

/** Drawings that are fetched when they come near the window. */
const DRAWN_ON_VIEW = ["sample-lines", "sample-bump", "sample-scatter"];

/** A desk by day and a hand by night; a deep run has both in both. */
const LOOKS = [
  { width: 1440, colorScheme: "light", deep: false },
  { width: 390, colorScheme: "dark", deep: false },
  { width: 1440, colorScheme: "dark", deep: true },
  { width: 390, colorScheme: "light", deep: true },
] as const;

for (const { width, colorScheme, deep } of LOOKS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    // A part of the pixels shows all that matters, in a fifth of the bytes.
    test.use({
      viewport: { width, height: 900 },
      deviceScaleFactor: 0.4,
      colorScheme,
      contextOptions: { reducedMotion: "reduce" },
    });

    test(
      `the components match their baselines at ${width} px, ${colorScheme}`,
      { tag: deep ? "@deep" : [] },
      async ({ page }) => {
        // The dock's hint goes after four seconds, which a slow machine needs to come to its section.
        await page.addInitScript(() => localStorage.setItem("hasSeenDock", "true"));
        await page.goto("/design");
        await page.addStyleTag({ content: STAND_ASIDE });
        // Set once hover and focus are drawn.
        await expect(page.locator("html[data-drawn]")).toBeAttached();
        await expect(page.locator("#colour")).toContainText("against paper");
        for (const id of DRAWN_ON_VIEW) {
          await page.locator(`#${id}`).scrollIntoViewIfNeeded();
          // The server draws several, of which one is shown; in their place comes one.
          await expect(page.locator(`#${id} svg[role="presentation"]`)).toHaveCount(1);
        }
        const sections = page.locator("main > section[id]");
        expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(SECTIONS);
        for (const id of SECTIONS) {
          // Taken again until it is right: letters, pictures and drawings may come late.
          await expect.soft(page.locator(`#${id}`)).toHaveScreenshot(`${id}-${width}-${colorScheme}.png`, LIKENESS);
        }
      },
    );
  });
}

test("the design page exists only in a demonstration and is not listed", async ({ page, request }) => {
  expect((await request.get("/design", { headers: { host: "elsewhere.test" } })).status()).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/design");
  await page.goto("/design");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
