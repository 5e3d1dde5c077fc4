import { chromium, type Page } from "@playwright/test";
import { ANALYSES, ANALYSIS_IDS, type AnalysisId } from "@/lib/catalogue/analyses";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { waitUntilAlive } from "../support/settle";
import { signIn } from "../support/sign-in";
import { quantile, type Measurement } from "./figure-table";

const TIMES = 10;
/** How much slower the browser's processor is made for the second column. */
const SLOWER = 4;
/** Milliseconds after which a change that draws nothing is given up. */
const PATIENCE = 15_000;

/** What has to be asked for before there is a chart. */
const ASKED: Partial<Record<AnalysisId, string>> = {
  portfolio: "?brands=akerhamra.sweden,ljusvarv.sweden,elzenmond.sweden,breskar.norway",
  "claim-check": `?${new URLSearchParams({ claim: "Akerhamra is more sustainable than Ljusvarv in Sweden" }).toString()}`,
};

const FILTERS = '[data-slot="filters"]';

/** The first list among the filters with something else to choose: its number and two of its values; null without one. */
async function findChoice(page: Page): Promise<{ list: number; values: [string, string] } | null> {
  return page.evaluate((filters) => {
    const lists = [...document.querySelectorAll<HTMLSelectElement>(`${filters} select`)];
    for (const [list, select] of lists.entries()) {
      const others = [...select.options].filter(({ value, disabled }) => !disabled && value !== select.value);
      const [other] = others;
      if (other && !select.disabled) return { list, values: [other.value, select.value] as [string, string] };
    }
    return null;
  }, FILTERS);
}

/** Milliseconds from a choice to the frame after the results have last changed, as a reader sees it. */
async function timeChoice(page: Page, list: number, value: string): Promise<number> {
  return page.evaluate(
    async ({ filters, at, chosen, patience }) => {
      const select = document.querySelectorAll<HTMLSelectElement>(`${filters} select`)[at];
      const main = document.querySelector("main");
      if (!select || !main) throw new Error("The list to choose from is gone.");
      return new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`Choosing ${chosen} changed nothing.`)), patience);
        let from = 0;
        const watch = new MutationObserver((changes) => {
          // The list and the column beside it change at once; the results are everything outside the filters.
          if (changes.every(({ target }) => (target as Element).closest?.(filters))) return;
          if (main.querySelector('[aria-busy="true"]')) return;
          watch.disconnect();
          clearTimeout(late);
          // The second frame begins when the first has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)));
        });
        watch.observe(main, { childList: true, subtree: true, characterData: true, attributes: true });
        from = performance.now();
        Reflect.set(select, "value", chosen);
        select.dispatchEvent(new Event("change", { bubbles: true }));
      });
    },
    { filters: FILTERS, at: list, chosen: value, patience: PATIENCE },
  );
}

/** The same choice again and again, both ways, after both were loaded once. */
async function timesOf(page: Page, { list, values }: { list: number; values: [string, string] }): Promise<number[]> {
  for (const value of values) {
    await timeChoice(page, list, value);
    await page.waitForLoadState("networkidle");
  }
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    times.push(await timeChoice(page, list, values[turn % 2] ?? values[0]));
    await page.evaluate(async () => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  return times;
}

const worst = (times: readonly number[]) => quantile(times, 0.95).toFixed(0);

async function measureOne(page: Page, id: AnalysisId): Promise<Measurement> {
  const { path, name } = ANALYSES[id];
  const what = `main change of ${name}, 95th percentile`;
  await page.goto(path + (ASKED[id] ?? ""), { waitUntil: "networkidle" });
  await waitUntilAlive(page);
  await page.waitForLoadState("networkidle");
  const choice = await findChoice(page);
  if (!choice) return { what, value: null, unit: "ms", note: "no list among its filters" };
  const browser = await page.context().newCDPSession(page);
  const fast = await timesOf(page, choice);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const slow = await timesOf(page, choice);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await browser.detach();
  const note = `median ${quantile(fast, 0.5).toFixed(0)} ms; ${SLOWER} times slower: median ${quantile(slow, 0.5).toFixed(0)}, 95th percentile ${worst(slow)} ms`;
  return { what, value: quantile(fast, 0.95), unit: "ms", note };
}

/**
 * How long every analysis takes from a choice in its first filter to the drawn results, as an Enterprise subscriber, with
 * the data of both choices at hand; and the same in a browser whose processor is four times slower.
 */
export async function measureMainChanges(siteUrl: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page, "enterprise");
    const table: Measurement[] = [];
    for (const id of ANALYSIS_IDS) {
      table.push(
        await measureOne(page, id).catch((error: unknown) => ({
          what: `main change of ${ANALYSES[id].name}`,
          value: null,
          unit: "ms",
          note: String(error).split("\n")[0] ?? "",
        })),
      );
      console.log(`  ${ANALYSES[id].name} measured`);
    }
    return table;
  } finally {
    await browser.close();
  }
}
