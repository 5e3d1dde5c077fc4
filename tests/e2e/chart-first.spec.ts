import { mergeTests, type Page } from "@playwright/test";
import { ANALYSES, ANALYSIS_IDS, type AnalysisId } from "@/lib/catalogue/analyses";
import { LONGEST_TITLE } from "@/lib/analyses/page-title";
import { openAsMember } from "../support/member-page";
import { settle } from "../support/settle";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

// Every analysis begins with its chart, on a laptop and on a phone, before and after the question about cookies.

const test = mergeTests(watched, signedIn);

/** Where the chart begins at the latest, and how much of the view the question about cookies takes at most, in px. */
const SIZES = [
  { width: 1440, height: 900, chartTop: 300, banner: 64 },
  { width: 390, height: 844, chartTop: 360, banner: 150 },
] as const;

/** What has to be asked for before there is a chart. */
const ASKED: Partial<Record<AnalysisId, string>> = {
  portfolio: "?brands=akerhamra.sweden,ljusvarv.sweden,elzenmond.sweden,breskar.norway",
  "claim-check": `?${new URLSearchParams({ claim: "Akerhamra is more sustainable than Ljusvarv in Sweden" }).toString()}`,
};

const topOf = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).first().boundingBox())?.y ?? Number.NaN);

for (const cookieAnswer of ["rejected", "none"] as const) {
  test.describe(cookieAnswer === "none" ? "with the question about cookies" : "with cookies answered", () => {
    test.use({ cookieAnswer });
    for (const { width, height, chartTop, banner } of SIZES) {
      for (const id of ANALYSIS_IDS) {
        test(`the chart of ${ANALYSES[id].name} begins in the first view of ${width} px`, async ({
          page,
          signedIn: stateOf,
        }) => {
          await page.setViewportSize({ width, height });
          await openAsMember(page, await stateOf("enterprise"), ANALYSES[id].path + (ASKED[id] ?? ""));
          const chart = page.locator('[data-slot="lead-chart"]');
          await expect(chart).toBeVisible();
          await settle(page);
          expect(await topOf(page, '[data-slot="lead-chart"]')).toBeLessThanOrEqual(chartTop);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

          const title = page.getByRole("heading", { level: 1 });
          await expect(title).toHaveCount(1);
          expect(Array.from(await title.innerText()).length).toBeLessThanOrEqual(LONGEST_TITLE);
          if (cookieAnswer === "none") {
            const question = await page.locator('[data-slot="consent-banner"]').boundingBox();
            expect(question?.height ?? 0).toBeGreaterThan(0);
            expect(question?.height ?? 0).toBeLessThanOrEqual(banner);
            expect(await topOf(page, '[data-slot="lead-chart"]')).toBeLessThan(question?.y ?? 0);
          }
        });
      }
    }
  });
}
