import { expect, type Locator, type Page } from "@playwright/test";

/** Milliseconds after which a page counts as settled whatever is still open. */
const PATIENCE = 1_500;

/**
 * Whether React has taken the page over from the server's markup, as its root says, and the parts that wait for a reader's
 * first sign, which is given here.
 */
const isPageTakenOver = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event("touchstart"));
    if (document.querySelector("[data-late]")) return false;
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const fiber: { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined =
      key && Reflect.get(document, key);
    return fiber?.stateNode.current.memoizedState.isDehydrated === false;
  });

/** Waits until scripts work a page: React has taken it over, and what its effects bind is bound. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect.poll(() => isPageTakenOver(page), `scripts work ${page.url()}`).toBe(true);
  // Effects come with one of the next tasks; messages come also where a test has stopped the clock.
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let task = 0; task < 3; task++)
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    port1.close();
    // What waits for a sign as an effect has not heard the first.
    dispatchEvent(new Event("touchstart"));
  });
}

/**
 * Waits until scripts work a page that has loaded, and until it asks for nothing more, but for this not for long: what
 * Chromium asks again behind a stale answer of its own cache stays open to Playwright for half a minute after it has come.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: PATIENCE }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
  });
  await waitUntilAlive(page);
}

/** Whether React has taken an element over from the server's drawing. */
export const isTakenOver = async (element: Locator): Promise<boolean> =>
  element.evaluate(
    (node) => Object.keys(node).some((key) => key.startsWith("__reactProps$")) && node.closest("[data-late]") === null,
  );

/** Waits until React has taken an element over. */
export const untilTakenOver = async (element: Locator): Promise<void> =>
  expect.poll(async () => isTakenOver(element)).toBe(true);
