import { chromium, type APIRequestContext, type BrowserContext } from "@playwright/test";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { signIn } from "../support/sign-in";
import { scriptsOf } from "./first-load";
import { quantile, type Measurement } from "./figure-table";

const TIMES = 40;

/** The analysis pages, each as an enterprise subscriber first meets it. */
const PAGES = ["/insights", ...Object.values(ANALYSES).map(({ path }) => path)];

/** A page that a subscriber sees without any chart: what header, footer and session cost. */
const WITHOUT_CHARTS = "/invitations";

/** Milliseconds from asking to the last byte, one request after the other. */
async function timesOf(requests: APIRequestContext, url: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < TIMES + 5; i += 1) {
    const from = performance.now();
    const answer = await requests.get(url);
    await answer.body();
    if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}.`);
    if (i >= 5) times.push(performance.now() - from);
  }
  return times;
}

/** gzip kB of JavaScript that a page has fetched once it has been scrolled to its end. */
async function scriptsFetched(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const total = scriptsOf(page);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => performance.now() > 3_000);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.waitForFunction(() => performance.now() > 6_000);
  const kB = await total();
  await page.close();
  return kB;
}

/**
 * What each analysis page costs: the server's time beside an empty dynamic page of Next in the same run, and the
 * JavaScript above a subscriber's page without charts. Everything is read before and kept, as for the second reader.
 * @param emptyUrl an empty dynamic page
 */
export async function measureAnalysisPages(siteUrl: string, emptyUrl: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 } });
    await signIn(await context.newPage(), "enterprise");
    const empty = quantile(await timesOf(context.request, emptyUrl), 0.5);
    const plain = await scriptsFetched(context, WITHOUT_CHARTS);
    const table: Measurement[] = [
      {
        what: "an empty dynamic page of Next, median",
        value: empty,
        unit: "ms",
        note: `${TIMES} requests, one after the other`,
      },
      { what: `JavaScript of ${WITHOUT_CHARTS}`, value: plain, unit: "kB gzip" },
    ];
    for (const path of PAGES) {
      const times = await timesOf(context.request, path);
      const median = quantile(times, 0.5);
      const note = `${(median / empty).toFixed(1)} × the empty page; 95th percentile ${quantile(times, 0.95).toFixed(1)} ms`;
      table.push({ what: `${path}, median`, value: median, unit: "ms", note });
      table.push({
        what: `  its JavaScript above ${WITHOUT_CHARTS}`,
        value: (await scriptsFetched(context, path)) - plain,
        unit: "kB gzip",
        note: "aim: at most 120",
      });
    }
    return table;
  } finally {
    await browser.close();
  }
}
