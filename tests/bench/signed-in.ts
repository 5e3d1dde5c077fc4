import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "../support/chromium";
import { signIn, type SamplePerson } from "../support/sign-in";

/** The cookies of a sample account that has just signed in, as a header. Good for the edge for a minute. */
export async function cookiesOf(siteUrl: string, person: SamplePerson): Promise<string> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ baseURL: siteUrl });
    await signIn(await context.newPage(), person);
    return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  } finally {
    await browser.close();
  }
}
