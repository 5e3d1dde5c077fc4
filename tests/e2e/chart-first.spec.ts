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

test.use({ cookieAnswer: "none" });

/** The chart as the page stands: in the first view, under one short title, with nothing that scrolls sideways. */
async function expectChartFirst(page: Page, { width, chartTop }: (typeof SIZES)[number], state: string) {
  const { poll } = expect.configure({ soft: true });
  // Drawings take a moment to have their new width.
  await poll(() => topOf(page, '[data-slot="lead-chart"]'), `chart's top, ${state}`).toBeLessThanOrEqual(chartTop);
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await poll(scrollWidth, `width, ${state}`).toBeLessThanOrEqual(width);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCount(1);
  expect
    .soft(Array.from(await title.innerText()).length, `letters of the title, ${state}`)
    .toBeLessThanOrEqual(LONGEST_TITLE);
}

for (const id of ANALYSIS_IDS) {
  test(`the chart of ${ANALYSES[id].name} begins in the first view of a laptop and a phone`, async ({
    page,
    signedIn: stateOf,
  }) => {
    const [laptop, phone] = SIZES;
    await page.setViewportSize(laptop);
    await openAsMember(page, await stateOf("enterprise"), ANALYSES[id].path + (ASKED[id] ?? ""));
    await expect(page.locator('[data-slot="lead-chart"]')).toBeVisible();
    await settle(page);
    const banner = page.locator('[data-slot="consent-banner"]');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const state = `asked about cookies at ${size.width} px`;
      await expectChartFirst(page, size, state);
      const question = await banner.boundingBox();
      expect.soft(question?.height ?? 0, `banner, ${state}`).toBeGreaterThan(0);
      expect.soft(question?.height ?? 0, `banner, ${state}`).toBeLessThanOrEqual(size.banner);
      expect.soft(await topOf(page, '[data-slot="lead-chart"]'), state).toBeLessThan(question?.y ?? 0);
    }
    await banner.getByRole("button", { name: "Reject All" }).click();
    await expect(banner).toBeHidden();
    for (const size of [phone, laptop]) {
      await page.setViewportSize(size);
      await expectChartFirst(page, size, `cookies answered at ${size.width} px`);
    }
  });
}
