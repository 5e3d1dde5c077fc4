import { mergeTests, type Page } from "@playwright/test";
import { z } from "zod";
import { openAlive, openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { settle } from "../support/settle";
import { expect, openBrandSearch, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

// A clock that a test has set outlives it in a browser that the next test gets.
test.use({ reuseContext: false });

const WORDS = { title: "Rate Limit Exceeded", text: "Too many requests. Please wait a moment." };
const message = (page: Page) => page.getByRole("region", { name: /^Messages/ }).getByRole("alert");
const positions = z.strictObject({
  positions: z.array(z.strictObject({ slug: z.string(), name: z.string(), industry: z.string(), position: z.int() })),
});

test("a page that made too many requests says so", async ({ page, signedIn: stateOf, complaints }) => {
  complaints.forgive(/429|Failed to load resource/);
  await page.route("**/api/positions*", (route) =>
    route.fulfill({ status: 429, json: {}, headers: { "retry-after": "60" } }),
  );
  await openAsMember(page, await stateOf("free"), "/rankings/full");
  await expect(message(page)).toContainText(WORDS.title);
  await expect(message(page)).toContainText(WORDS.text);
});

test("newly published results appear on the open page, with a notice", async ({ page, signedIn: stateOf }) => {
  let stamp = 1;
  await page.route("**/api/publication", (route) =>
    route.fulfill({ json: { stamp, publishedAt: null, isSample: true } }),
  );
  await page.clock.install();
  await openAsMember(page, await stateOf("free"), "/rankings/full");
  await page.clock.fastForward("01:01");
  const notice = page.getByText("The results have just been updated.");
  await expect(notice).toHaveCount(0);
  stamp = 2;
  const drawnAnew = page.waitForRequest(
    (request) => request.headers().rsc === "1" && request.url().includes("/rankings/full"),
  );
  const askedAnew = page.waitForRequest("**/api/positions*");
  await page.clock.fastForward("01:01");
  await expect(notice).toBeVisible();
  await Promise.all([drawnAnew, askedAnew]);
  await page.clock.fastForward("00:05");
  await expect(notice).toHaveCount(0);
});

test("suggestions come from positions already loaded, with the brand's position", async ({
  page,
  signedIn: stateOf,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/brands/search")) asked.push(request.url());
  });
  const fetched = page.waitForResponse("**/api/positions*");
  await openAsMember(page, await stateOf("free"), "/rankings/full");
  const [first] = positions.parse(await (await fetched).json()).positions;
  await openBrandSearch(page);
  await page.keyboard.type(first?.name ?? "");
  await expect(page.getByRole("option").first()).toContainText(`1st of 412, ${first?.industry}`);
  expect(asked).toEqual([]);
  await page.getByRole("combobox", { name: "Brand search" }).fill("zzqx");
  await expect.poll(() => asked.length, "what no name holds, the site is asked for").toBe(1);
});

test("public pages load no member data", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/rankings");
  await settle(page);
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("developers can show and dismiss warnings about insecure page features", async ({ page }) => {
  const warning = page.getByRole("status").filter({ hasText: "The URL query contains “javascript:”." });
  await page.goto("/pricing?x=javascript:1");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goto("/pricing?x=javascript:1&securityDebug=1");
  await expect(warning).toBeVisible();
  await expect(page.getByText(/inline script/)).toHaveCount(0);
  await warning.getByRole("button", { name: "Dismiss" }).click();
  await expect(warning).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("SECURITY_DEBUG", "1"));
  await page.goto("/features?x=javascript:1");
  await expect(warning).toBeVisible();
});

test("a public page is hydrated for a member too", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("free"), "/pricing");
  await openAlive(page, "/rankings/norway");
  await expect(page.getByRole("banner").getByRole("button", { name: /^Account menu/ })).toBeVisible();
});
