import type { Page, Request } from "@playwright/test";

/**
 * Holds back what a page asks for from now on at these addresses.
 * @param isMeant which of these requests; all by default
 * @returns a function that lets them through
 */
export async function holdBack(
  page: Page,
  addresses: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    if (isMeant(route.request())) await released;
    await route.fallback();
  });
  return release;
}

/** Holds back every script that a page asks for from now on; returns a function that lets them come. */
export const holdScripts = async (page: Page): Promise<() => void> => holdBack(page, /\/_next\/static\/.*\.js/);
