import { chromium, type Locator, type Page } from "@playwright/test";
import { openBrands } from "../support/brand-panel";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { waitUntilAlive } from "../support/settle";
import { signIn } from "../support/sign-in";
import { quantile, type Measurement } from "./figure-table";

const PAGE = "/brand-insights/single-country?market=sweden&industry=food-grocery";
/** Where a change is visible first: the finding above the figures. Industries and brands are in it or behind it. */
const CHART = "#trend";
const TIMES = 12;

/** Milliseconds from an act inside the page to the frame after the chart's figure had changed. */
async function timeChange(page: Page, target: Locator, value: string | null): Promise<number> {
  return target.evaluate(
    async (element, { value: chosen, chart }) => {
      const figure = document.querySelector(chart);
      if (!figure) throw new Error(`${chart} not found.`);
      return new Promise<number>((resolve) => {
        let from = 0;
        const watch = new MutationObserver(() => {
          watch.disconnect();
          // The second frame begins when the first has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)));
        });
        watch.observe(figure, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
          attributeFilter: ["d", "transform"],
        });
        from = performance.now();
        if (chosen === null) (element as HTMLElement).click();
        else {
          (element as HTMLSelectElement).value = chosen;
          element.dispatchEvent(new Event("change", { bubbles: true }));
        }
      });
    },
    { value, chart: CHART },
  );
}

const row = (what: string, times: readonly number[], aim: number): Measurement => ({
  what,
  value: quantile(times, 0.5),
  unit: "ms",
  note: `median of ${times.length}, aim ${aim}; 95th percentile ${quantile(times, 0.95).toFixed(0)} ms`,
});

/** How long the single-country page takes from a choice to the drawn chart: a brand, an industry asked for before, and one never seen. */
export async function measureAnalysisChanges(siteUrl: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page, "enterprise");
    await page.goto(PAGE);
    await waitUntilAlive(page);
    await page.locator(`${CHART} svg path`).first().waitFor();
    await page.waitForFunction(() => performance.now() > 3_000);

    const removed: number[] = [];
    for (let i = 0; i < TIMES; i += 1) {
      const panel = await openBrands(page);
      await panel
        .getByRole("button", { name: /^Remove / })
        .last()
        .click();
      removed.push(await timeChange(page, panel.getByRole("button", { name: /^Show / }), null));
      await page.goBack();
      await page.locator(`${CHART} svg path`).first().waitFor();
    }
    const select = page.getByLabel("Industry", { exact: true });
    const industries = await select
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    const [fresh, known]: [number[], number[]] = [[], []];
    const others = industries.filter((each) => each !== "food-grocery").slice(0, TIMES);
    for (const times of [fresh, known]) for (const each of others) times.push(await timeChange(page, select, each));
    return [
      row("a brand less, to the drawn chart", removed, 200),
      row("another industry, never asked for", fresh, 200),
      row("another industry, asked for ahead", known, 100),
    ];
  } finally {
    await browser.close();
  }
}
