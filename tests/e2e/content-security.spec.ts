import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { mergeTests } from "@playwright/test";
import { z } from "zod";
import { watchViolations } from "../support/policy-violations";
import { settle, waitUntilAlive } from "../support/settle";
import { test as signedInTest } from "../support/sign-in";
import { anIndustryOf, expect, leaderOf, rejectCookies, test as base } from "./fixtures";
import { FURTHER, PAGES, type Reader } from "../support/policy-pages";

// Every page says which scripts may run in it, browsers hold it to that, and nothing of the site's own is refused.

const test = mergeTests(base, signedInTest);

/** Opens pages as someone, waits until its scripts work each, and lists what the browser refused or complained of. */
async function walk(
  browser: Browser,
  storageState: string | undefined,
  addresses: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext(storageState === undefined ? {} : { storageState });
  await rejectCookies(context);
  const wrong = await watchViolations(context);
  const page = await context.newPage();
  page.on("pageerror", (error) => wrong.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("status of 404"))
      wrong.push(`${page.url()}: ${message.text()}`);
  });
  for (const address of addresses) {
    await page.goto(address);
    await settle(page);
  }
  await context.close();
  return wrong;
}

/**
 * What every-page.spec.ts does not open for the same reader. There a refusal is an error in the console, which fails the
 * test, and scripts have to work each page: a deep run has the others here as well.
 */
const NOT_IN_EVERY_PAGE: Partial<Record<Reader, readonly string[]>> = {
  anonymous: ["/missing/page"],
  free: PAGES.free,
  admin: ["/design"],
};

for (const [reader, addresses] of Object.entries(PAGES) as [Reader, readonly string[]][]) {
  const own = NOT_IN_EVERY_PAGE[reader] ?? [];
  const others = [...addresses.filter((address) => !own.includes(address)), ...(FURTHER[reader] ?? [])];
  for (const [name, walked, tag] of [
    ["page", own, []],
    ["further page", others, ["@deep"]],
  ] as const) {
    if (walked.length === 0) continue;
    test(
      `no ${name} violates its own policy for ${reader}, and its scripts run`,
      { tag: [...tag] },
      async ({ browser, signedIn }) => {
        expect(await walk(browser, reader === "anonymous" ? undefined : await signedIn(reader), walked)).toEqual([]);
      },
    );
  }
}

test("no dialog over a cached page, and no page after it, violates its policy", async ({ page, context }) => {
  const violations = await watchViolations(context);
  await page.goto("/rankings/sweden");
  await waitUntilAlive(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.goto(await leaderOf(page));
  await page.goto(await anIndustryOf(page));
  await settle(page);
  expect(violations).toEqual([]);
});

for (const address of ["/rankings/sweden", "/auth?mode=signin"]) {
  test(`a script injected into ${address} does not run`, async ({ page, context, complaints }) => {
    complaints.forgive(/Content Security Policy|Refused to|violates the following/);
    const violations = await watchViolations(context);
    const attacks = [
      `<script>document.documentElement.dataset.taken="inline"</script>`,
      `<img src="data:," onerror="document.documentElement.dataset.taken='handler'">`,
      `<script src="data:text/javascript,document.documentElement.dataset.taken='data'"></script>`,
      `<a id="attack" href="javascript:void(document.documentElement.dataset.taken='address')">x</a>`,
      `<base href="https://evil.example/">`,
    ];
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace("</body>", `${attacks.join("")}</body>`);
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto(address);
    await settle(page);
    await page.locator("#attack").evaluate((link: HTMLElement) => link.click());
    await expect
      .poll(() => violations.map((text) => text.split(":")[0] ?? "").toSorted((a, b) => a.localeCompare(b)))
      .toEqual(["base-uri", "script-src-attr", ...Array<string>(3).fill("script-src-elem")]);
    expect(await page.evaluate(() => document.documentElement.dataset.taken)).toBeUndefined();
    expect(await page.evaluate(() => document.baseURI)).not.toContain("evil");
  });
}

test("a page regenerated after a publication still runs its own scripts", async ({ page, context, request }) => {
  const secrets = readFileSync(path.join(process.env.DATA_DIR ?? ".data", "secrets.json"), "utf8");
  const { internalToken } = z.looseObject({ internalToken: z.string() }).parse(JSON.parse(secrets));
  const violations = await watchViolations(context);
  const address = "/rankings/norway";
  await page.goto(address);
  const renewed = await request.post("/api/internal/revalidate", {
    headers: { authorization: `Bearer ${internalToken}` },
  });
  expect(renewed.status()).toBe(200);
  for (const state of ["made anew", "kept"]) {
    await page.goto(address);
    await test.step(state, async () => settle(page));
  }
  expect(violations).toEqual([]);
});
