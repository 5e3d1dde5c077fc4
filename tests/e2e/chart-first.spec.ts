import { mergeTests } from "@playwright/test";
import { ANALYSES, ANALYSIS_IDS, type AnalysisId } from "@/lib/catalogue/analyses";
import { CHART_SIZES, chartTopOf, expectChartFirst } from "../support/chart-first";
import { openAsMember } from "../support/member-page";
import { settle } from "../support/settle";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

// Every analysis begins with its chart, on a laptop and on a phone, before and after the question about cookies.

const test = mergeTests(watched, signedIn);

/** How much of the view the question about cookies takes at most, in px. */
const BANNER: Record<(typeof CHART_SIZES)[number]["width"], number> = { 1440: 64, 390: 150 };

/** What has to be asked for before there is a chart. */
const ASKED: Partial<Record<AnalysisId, string>> = {
  portfolio: "?brands=akerhamra.sweden,ljusvarv.sweden,elzenmond.sweden,breskar.norway",
  "claim-check": `?${new URLSearchParams({ claim: "Akerhamra is more sustainable than Ljusvarv in Sweden" }).toString()}`,
};

/** The question lies at the end of the view, the same on each: one of the others stands for them all. */
const STANDS_FOR_OTHERS: AnalysisId = "single-country";

test.use({ cookieAnswer: "none" });

for (const id of ANALYSIS_IDS) {
  // Once cookies are answered, every-page.spec.ts looks at those of which nothing has to be asked.
  const tag = id in ASKED || id === STANDS_FOR_OTHERS ? [] : ["@deep"];
  test(
    `the chart of ${ANALYSES[id].name} begins in the first view of a laptop and a phone`,
    { tag },
    async ({ page, signedIn: stateOf }) => {
      const [laptop, phone] = CHART_SIZES;
      await page.setViewportSize(laptop);
      await openAsMember(page, await stateOf("enterprise"), ANALYSES[id].path + (ASKED[id] ?? ""));
      await expect(page.locator('[data-slot="lead-chart"]')).toBeVisible();
      await settle(page);
      const banner = page.locator('[data-slot="consent-banner"]');
      for (const size of CHART_SIZES) {
        await page.setViewportSize(size);
        const state = `asked about cookies at ${size.width} px`;
        await expectChartFirst(page, size, state);
        const question = await banner.boundingBox();
        expect.soft(question?.height ?? 0, `banner, ${state}`).toBeGreaterThan(0);
        expect.soft(question?.height ?? 0, `banner, ${state}`).toBeLessThanOrEqual(BANNER[size.width]);
        expect.soft(await chartTopOf(page), state).toBeLessThan(question?.y ?? 0);
      }
      await banner.getByRole("button", { name: "Reject All" }).click();
      await expect(banner).toBeHidden();
      for (const size of [phone, laptop]) {
        await page.setViewportSize(size);
        await expectChartFirst(page, size, `cookies answered at ${size.width} px`);
      }
    },
  );
}
