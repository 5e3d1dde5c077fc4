import { mergeTests, type Page } from "@playwright/test";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

// What is further down a page, or folded away on a phone, is drawn on paper too.

const test = mergeTests(watched, signedIn);

/** Pages with drawings below the first view, some of them folded on phones. */
const PAGES = [
  "/country-comparison",
  "/brand-insights/multi-country?view=order",
  "/consumer-insights/priorities",
  "/consumer-insights/decision-factors",
  "/predictive-insights/momentum?market=sweden",
  "/predictive-insights/trajectory",
];

/** The part of a sheet of A4 that its margins leave, and the least that a plot takes of it beside its names. */
const SHEET = 726;
const LEAST_PLOT = 300;

/** The widths of the drawings whose values can be read, 0 where nothing is drawn: on the screen, or when it is next printed. */
const widthsOf = (page: Page, when: "now" | "printed") =>
  page.evaluate(
    (isNow) =>
      new Promise<number[]>((resolve) => {
        const read = () =>
          resolve(
            [...document.querySelectorAll("main [role=slider][aria-label*='arrow keys']")].map((reader) =>
              Number(reader.parentElement?.querySelector("svg[width]")?.getAttribute("width") ?? 0),
            ),
          );
        // After the drawings’ own listeners, which were there first.
        if (isNow) read();
        else addEventListener("beforeprint", read, { once: true });
      }),
    when === "now",
  );

async function printedWidths(page: Page): Promise<number[]> {
  const printed = widthsOf(page, "printed");
  await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return printed;
}

for (const address of PAGES)
  test(`every drawing of ${address} is on paper, as wide as the sheet, from a laptop and a phone`, async ({
    page,
    signedIn: stateOf,
  }) => {
    await openAsMember(page, await stateOf("enterprise"), address);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      // They come once the page is at rest, without a scroll: a picture of the whole page has them as well.
      if (size.width > 1_000)
        await expect.poll(async () => Math.min(...(await widthsOf(page, "now"))), "on the screen").toBeGreaterThan(0);
      await expect
        .poll(async () => Math.min(...(await printedWidths(page))), `from ${size.width} px`)
        .toBeGreaterThan(LEAST_PLOT);
      const printed = await printedWidths(page);
      expect(Math.max(...printed)).toBeLessThanOrEqual(SHEET);
      // Afterwards the screen has its own again.
      await expect.poll(() => widthsOf(page, "now")).not.toEqual(printed);
    }
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: SHEET, height: 1123 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET);
    await page.emulateMedia({ media: null });
  });
