import { gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";

export type FirstLoad = {
  /** gzip kB of the scripts requested until the network fell silent, nothing touched. */
  first: number;
  /** The same after five more seconds: what the page fetches by itself later (confetti). */
  later: number;
};

/** Counts the scripts a page fetches from now on: gives their gzip kB so far. */
export function scriptsOf(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body).length / 1000));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** What a visitor's browser fetches in JavaScript when it opens a page and touches nothing. */
export async function measureFirstLoad(url: string): Promise<FirstLoad> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const total = scriptsOf(page);
    await page.goto(url, { waitUntil: "networkidle" });
    const first = await total();
    await page.waitForFunction(() => performance.now() > 6_000);
    return { first, later: await total() };
  } finally {
    await browser.close();
  }
}
