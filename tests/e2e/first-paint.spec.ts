import type { Page } from "@playwright/test";
import { z } from "zod";
import { settle } from "../support/settle";
import { expect, leaderOf, test } from "./fixtures";

// What a first visit does after its first paint, on a phone: it is styled and laid out by then, and faces, the cookie
// question and scripts come to a page that stands.

test.use({ viewport: { width: 390, height: 844 }, cookieAnswer: "none", cache: "empty" });

const timed = z.object({ name: z.string(), ts: z.number() });
const styled = z.object({ name: z.literal("UpdateLayoutTree"), args: z.object({ elementCount: z.number() }) });

/**
 * Lets a page be painted first when all of it is there. A busy machine paints a part, and styles the rest for the first
 * time after its first paint.
 */
async function paintWhole(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace("</head>", '<link rel="expect" href="#whole" blocking="render"></head>')
      .replace("</body>", '<i id="whole"></i></body>');
    await route.fulfill({ response, body });
  });
}

/** Opens a page and returns how many elements the browser styled at once after the first paint, the most first. */
async function styledAfterPaint(page: Page, path: string): Promise<number[]> {
  await paintWhole(page, path);
  const session = await page.context().newCDPSession(page);
  const events: unknown[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const ended = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "loading"] },
  });
  await page.goto(path);
  await settle(page);
  await page.evaluate(() => document.fonts.ready);
  await session.send("Tracing.end");
  await ended;
  await session.detach();
  const timeOf = (event: unknown) => timed.safeParse(event).data?.ts ?? 0;
  const painted = events.filter((event) => timed.safeParse(event).data?.name === "firstContentfulPaint").map(timeOf);
  expect(painted, "the first paint").not.toEqual([]);
  return events
    .filter((event) => timeOf(event) > Math.max(...painted))
    .flatMap((event) => styled.safeParse(event).data?.args.elementCount ?? [])
    .toSorted((a, b) => b - a);
}

// A kept page and one that is made for each request; a deep run adds other kept ones.
for (const [name, tag, open] of [
  ["a market's ranking", [], () => "/rankings/sweden"],
  ["sign-in, which is made for each request", [], () => "/auth?mode=signin"],
  ["the home page", ["@deep"], () => "/"],
  ["a brand's page", ["@deep"], async (page: Page) => leaderOf(page)],
] as const)
  test(
    `a first visit to ${name} is not styled again as a whole after its first paint`,
    { tag: [...tag] },
    async ({ page }) => {
      const [most = 0] = await styledAfterPaint(page, await open(page));
      expect(most).toBeLessThan((await page.locator("body *").count()) / 2);
    },
  );

test("a first visit is shown in the site's faces once they are there", async ({ page }) => {
  await page.goto("/rankings/sweden");
  await settle(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
      ),
    )
    .toEqual(expect.arrayContaining(["grotesk", "newsreader"]));
});
