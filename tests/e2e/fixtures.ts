import { test as base, type BrowserContext, expect, type Page, type Request } from "@playwright/test";
import { choiceOf, REJECT_ALL, toStored } from "@/lib/platform/consent/consent";
import { CONSENT_KEY, PREFERENCES_KEY } from "@/lib/platform/consent/consent-keys";

/** Everything a page did that a careful reader of the console and the network tab would object to. */
export type Complaints = { messages: string[]; forgive: (pattern: RegExp) => void };

type Fixtures = { complaints: Complaints };
type Options = {
  /** Whether the visitor has answered the question about cookies before: they have, unless a test asks otherwise. */
  cookieAnswer: "rejected" | "none";
  /** Whether the browser's cache begins with scripts, styles and faces that tests before have fetched, or empty. */
  cache: "kept" | "empty";
};

/** Visitors of this context have rejected optional cookies a moment ago. For contexts that a test makes itself. */
export async function rejectCookies(context: BrowserContext): Promise<void> {
  const { consent, preferences } = toStored(choiceOf(REJECT_ALL, new Date()));
  await context.addInitScript(
    (entries) => {
      try {
        for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      } catch {
        // A page without storage, such as an empty one.
      }
    },
    [
      [CONSENT_KEY, consent],
      [PREFERENCES_KEY, preferences],
    ] as const,
  );
}

/** As in a browser that has never been here. */
async function emptyCache(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

/** Milliseconds for answers that are still on their way when a test ends. */
const LAST_ANSWERS = 5_000;

/** The requests of a context that have no answer yet. */
function watchRequests(context: BrowserContext): ReadonlySet<Request> {
  const open = new Set<Request>();
  // These stay open as long as their page.
  context.on("request", (request) => request.resourceType() !== "eventsource" && open.add(request));
  context.on("requestfinished", (request) => open.delete(request));
  context.on("requestfailed", (request) => open.delete(request));
  return open;
}

/**
 * Every test of this suite watches its page: a console error or warning, an uncaught error, a request that failed or
 * was answered with an error, and any request to another host fail the test that caused it.
 */
export const test = base.extend<Fixtures & Options>({
  cookieAnswer: ["rejected", { option: true }],
  cache: ["kept", { option: true }],
  context: async ({ context, cookieAnswer, cache }, give) => {
    // The test before may have had the same browser.
    await context.clearPermissions();
    if (cookieAnswer === "rejected") await rejectCookies(context);
    if (cache === "empty") await emptyCache(context);
    const unanswered = watchRequests(context);
    await give(context);
    // An answer that sets or takes cookies would set or take those of the next test.
    await expect
      .poll(() => unanswered.size, { timeout: LAST_ANSWERS })
      .toBe(0)
      .catch(() => undefined);
    // Playwright empties the cache of pages that are still open; asking for the same files again takes a third of a page's time.
    await Promise.all(context.pages().map(async (page) => page.close()));
  },
  complaints: [
    async ({ page, baseURL }, use) => {
      const messages: string[] = [];
      const forgiven: RegExp[] = [];
      watch(page, new URL(baseURL ?? "").host, (message) => messages.push(message));
      await use({ messages, forgive: (pattern) => forgiven.push(pattern) });
      expect(messages.filter((message) => !forgiven.some((pattern) => pattern.test(message)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Styles of pages that the router fetched ahead and the reader did not open. */
const FETCHED_AHEAD = /was preloaded using link preload but not used/;

function watch(page: Page, ownHost: string, complain: (message: string) => void) {
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || FETCHED_AHEAD.test(message.text())) return;
    complain(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (["http:", "https:", "ws:", "wss:"].includes(protocol) && host !== ownHost)
      complain(`asks another host: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown";
    // A prefetch that a click overtakes is given up on purpose.
    if (reason !== "net::ERR_ABORTED") complain(`failed: ${request.url()} (${reason})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`);
  });
}

export { expect };

/** Opens a ranking and waits until its filters are worked by script. */
export async function openRanking(page: Page, market = "sweden") {
  await page.goto(`/rankings/${market}`);
  await expect(page.getByRole("button", { name: /^Country/ })).toBeVisible();
}

/** Opens the list of a filter and waits until it can be typed into. */
export async function openFilter(page: Page, name: "Country" | "Industry") {
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole("dialog", { name }).getByRole("combobox")).toBeFocused();
}

/** Focuses the brand search and waits for its suggestions to be at hand. */
export async function openBrandSearch(page: Page) {
  await page.getByRole("searchbox", { name: "Brand search" }).click();
  await expect(page.getByRole("combobox", { name: "Brand search" })).toBeFocused();
}

/** The address of the brand that leads a market's ranking. */
export async function leaderOf(page: Page, market = "sweden"): Promise<string> {
  const html = await (await page.request.get(`/rankings/${market}`)).text();
  const table = /<main[\s\S]*?<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? "";
  const address = /<a\s[^>]*?href="(\/brands\/[^"]+)"/.exec(table)?.[1] ?? "";
  expect(address).toMatch(/^\/brands\//);
  return address;
}

/** The address of an industry of a market, as a visitor without JavaScript finds it. */
export async function anIndustryOf(page: Page, market = "sweden"): Promise<string> {
  const html = await (await page.request.get(`/rankings/${market}`)).text();
  const select = /<select[^>]*name="industry"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
  const slugs = [...select.matchAll(/value="([a-z0-9-]+)"/g)].map(([, slug = ""]) => slug);
  expect(slugs.length, "industries offered").toBeGreaterThan(10);
  return `/rankings/${market}/${slugs[3]}`;
}
