import { expect, type Page } from "@playwright/test";
import { LONGEST_TITLE } from "@/lib/platform/words/title-room";

/** Where the chart of an analysis begins at the latest on a laptop and on a phone, in px. */
export const CHART_SIZES = [
  { width: 1440, height: 900, chartTop: 300 },
  { width: 390, height: 844, chartTop: 360 },
] as const;

/** Where the chart begins on the page, however far it is scrolled. */
export const chartTopOf = (page: Page) =>
  page
    .locator('[data-slot="lead-chart"]')
    .first()
    .evaluate((chart) => Math.round(chart.getBoundingClientRect().top + scrollY));

/** The chart as the page stands: in the first view, under one short title, with nothing that scrolls sideways. */
export async function expectChartFirst(page: Page, { width, chartTop }: (typeof CHART_SIZES)[number], state: string) {
  const { poll } = expect.configure({ soft: true });
  // Drawings take a moment to have their new width.
  await poll(() => chartTopOf(page), `chart's top, ${state}`).toBeLessThanOrEqual(chartTop);
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await poll(scrollWidth, `width, ${state}`).toBeLessThanOrEqual(width);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCount(1);
  expect
    .soft(Array.from(await title.innerText()).length, `letters of the title, ${state}`)
    .toBeLessThanOrEqual(LONGEST_TITLE);
}
