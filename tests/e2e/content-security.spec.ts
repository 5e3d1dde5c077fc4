import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { mergeTests } from "@playwright/test";
import { z } from "zod";
import { DYNAMIC_PAGES, isDynamicPage } from "@/lib/access/dynamic-pages";
import { listBuiltPages } from "../support/build-manifests";
import { policyOf } from "../support/page-policies";
import { watchViolations } from "../support/policy-violations";
import { settle } from "../support/settle";
import { test as signedInTest } from "../support/sign-in";
import { anIndustryOf, expect, leaderOf, rejectCookies, test as base } from "./fixtures";
import { FURTHER, PAGES, type Reader } from "./policy-pages";

// Every page says which scripts may run in it, browsers hold it to that, and nothing of the site's own is refused.

const test = mergeTests(base, signedInTest);

/** Opens pages as somebody, waits until its scripts work each, and lists what the browser refused or complained of. */
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

const readers = Object.keys(PAGES).filter((reader): reader is Reader => reader in PAGES);

for (const reader of readers.filter((one) => PAGES[one].length > 0)) {
  test(`no page of ${reader} breaks its own policy, and its scripts run`, async ({ browser, signedIn }) => {
    expect(await walk(browser, reader === "anonymous" ? undefined : await signedIn(reader), PAGES[reader])).toEqual([]);
  });

  test(`no further page of ${reader} breaks its own policy @deep`, async ({ browser, signedIn }) => {
    expect(
      await walk(browser, reader === "anonymous" ? undefined : await signedIn(reader), FURTHER[reader] ?? []),
    ).toEqual([]);
  });
}

test("what opens over a kept page, and the pages that follow, break no policy", async ({ page, context }) => {
  const violations = await watchViolations(context);
  await page.goto("/rankings/sweden");
  await expect(page.getByRole("radio", { name: "System" })).toBeAttached();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.goto(await leaderOf(page));
  await page.goto(await anIndustryOf(page));
  await settle(page);
  expect(violations).toEqual([]);
});

test("every page has one whole policy, whose scripts are named by hash where it is kept and by nonce where it is rendered", async ({
  request,
}) => {
  for (const address of [...PAGES.anonymous, ...(FURTHER.anonymous ?? [])].filter(
    (one) => !["/outbox", "/test-checkout"].includes(one),
  )) {
    const { whole, sources } = await policyOf(request, address);
    const [own, ...named] = sources("script-src");
    expect(own, address).toBe("'self'");
    expect(named.length, address).toBeGreaterThan(0);
    const isDynamic = isDynamicPage(address.split("?")[0] ?? "");
    expect(
      named.some((source) => source.startsWith("'nonce-")),
      address,
    ).toBe(isDynamic);
    for (const source of named)
      expect(source, address).toMatch(/^'(?:nonce-[A-Za-z0-9+/]{22}==|sha256-[A-Za-z0-9+/]{43}=)'$/);
    expect(whole, address).toMatch(
      /^default-src 'self'; base-uri 'none'; .*object-src 'none'; .*; script-src-attr 'none'$/,
    );
    expect(sources("frame-ancestors"), address).toEqual(["'none'"]);
  }
});

test("a nonce is good for one answer, whatever the request says of it", async ({ request }) => {
  const mine = { "content-security-policy": "script-src 'nonce-bWluZQ=='" };
  const [one, two] = [await policyOf(request, "/auth", mine), await policyOf(request, "/auth", mine)];
  expect(one.whole).not.toBe(two.whole);
  for (const address of ["/auth", "/rankings/sweden", "/nowhere"]) {
    const answer = await request.get(address, { headers: mine });
    expect(await answer.text()).not.toContain("bWluZQ==");
    expect(JSON.stringify(answer.headers())).not.toContain("bWluZQ==");
  }
});

test("the list of pages rendered for each request is the build's", () => {
  const { dynamic } = listBuiltPages();
  expect(dynamic.map((page) => page.replaceAll(/\[([a-z]+)\]/g, ":$1")).toSorted()).toEqual(DYNAMIC_PAGES.toSorted());
});

for (const address of ["/rankings/sweden", "/auth?mode=signin"]) {
  test(`a script that finds its way into ${address} does not run`, async ({ page, context, complaints }) => {
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

test("after a publication the page that is made anew still runs its own scripts", async ({
  page,
  context,
  request,
}) => {
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

test("a form sent without scripts is answered by a page whose scripts are named", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/contact-us");
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page
    .getByRole("main")
    .locator("form")
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.requestSubmit();
    });
  const answer = await answered;
  expect(answer.headers()["content-security-policy"]).toContain("'nonce-");
  expect(await answer.text()).toMatch(/<script[^>]* nonce="/);
  await context.close();
});
