import type { Page, PlaywrightWorkerArgs } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { openAlive } from "../support/member-page";
import { signInByRequest } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

// A clock that a test has set outlives it in a browser that the next test gets.
test.use({ reuseContext: false });

// Each test has its own session, which it ends.

const WARNING =
  "Your session will expire in 5 minutes due to inactivity. Please interact with the page to stay signed in.";
const warning = (page: Page) => page.getByRole("alert").filter({ hasText: WARNING });
const toast = (page: Page, title: string) =>
  page
    .getByRole("region", { name: /^Messages/ })
    .getByRole("alert")
    .filter({ hasText: title });

async function enter(page: Page, { request }: PlaywrightWorkerArgs["playwright"], baseURL: string | undefined) {
  const context = await signInByRequest(request, baseURL ?? "", "free@sample.test");
  await page.context().addCookies((await context.storageState()).cookies);
  return context;
}

const press = async (page: Page) => page.keyboard.press("a");

test("a warning after 25 minutes appears on every page, and input dismisses it", async ({
  page,
  playwright,
  baseURL,
}) => {
  const session = await enter(page, playwright, baseURL);
  await page.clock.install();
  for (const address of ["/rankings/full", "/pricing"]) {
    await openAlive(page, address);
    await page.clock.fastForward("24:50");
    await expect(warning(page)).toHaveCount(0);
    await page.clock.fastForward("00:15");
    await expect(warning(page)).toBeVisible();
    await expect(toast(page, "Session Expiring Soon")).toContainText(
      "Your session will expire in 5 minutes due to inactivity.",
    );
    const [banner, header] = [await warning(page).boundingBox(), await page.getByRole("banner").boundingBox()];
    expect(banner?.y).toBe(0);
    expect(header?.y, "the header stands below it").toBeGreaterThanOrEqual(
      (banner?.y ?? 0) + (banner?.height ?? 0) - 1,
    );
    const request = page.waitForRequest("**/api/session/active");
    await press(page);
    await request;
    await expect(warning(page)).toHaveCount(0);
    await expect(toast(page, "Session Expiring Soon")).toHaveCount(0);
    await page.clock.fastForward("24:50");
    await expect(warning(page)).toHaveCount(0);
  }
  await session.dispose();
});

test("the inactivity warning is accessible", async ({ page, playwright, baseURL }) => {
  const session = await enter(page, playwright, baseURL);
  await page.clock.install();
  await openAlive(page, "/account");
  await page.clock.fastForward("25:05");
  await expect(toast(page, "Session Expiring Soon")).toBeVisible();
  expect(await faultsInBothThemes(page, "#top-banners")).toEqual([]);
  await session.dispose();
});

test("input in one tab counts in all, and after 30 minutes all are signed out", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const session = await enter(page, playwright, baseURL);
  await page.clock.install();
  const other = await context.newPage();
  await openAlive(page, "/rankings/full");
  await openAlive(other, "/pricing");
  await page.clock.fastForward("25:05");
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await press(page);
  await expect(warning(page)).toHaveCount(0);
  await expect(warning(other)).toHaveCount(0);

  await page.clock.fastForward("30:05");
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/");
    await expect(toast(tab, "Session Expired")).toContainText("You've been signed out due to inactivity.");
    await expect(tab.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  }
  expect(await (await session.get("/api/me")).json()).toMatchObject({ level: "anonymous" });
  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(toast(page, "Session Expired")).toHaveCount(0);
  await session.dispose();
});

test("the server receives activity at most once a minute", async ({ page, playwright, baseURL }) => {
  const session = await enter(page, playwright, baseURL);
  await page.clock.install();
  const methods: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/session/active")) methods.push(request.method());
  });
  await openAlive(page, "/rankings/full");
  for (let times = 0; times < 5; times += 1) await press(page);
  expect(methods, "the page itself was the first sign").toEqual([]);
  await page.clock.fastForward("01:01");
  await expect.poll(() => methods).toEqual(["POST"]);
  await page.clock.fastForward("05:00");
  expect(methods).toEqual(["POST"]);
  await session.dispose();
});

test("a page whose session ended elsewhere leads back to itself after sign-in", async ({
  page,
  playwright,
  baseURL,
}) => {
  const session = await enter(page, playwright, baseURL);
  await page.clock.install();
  await openAlive(page, "/rankings/full?country=norway");
  expect(
    (await session.post("/api/session/end", { headers: { origin: new URL(baseURL ?? "").origin } })).status(),
  ).toBe(204);
  await press(page);
  await page.clock.fastForward("01:01");
  const alert = page.getByRole("alert").filter({ hasText: "Your session has ended. Please sign in again." });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/auth?mode=signin&from=%2Frankings%2Ffull%3Fcountry%3Dnorway",
  );
  await session.dispose();
});

test("signing out in one tab leaves no member page in another", async ({ page, context, playwright, baseURL }) => {
  const session = await enter(page, playwright, baseURL);
  const other = await context.newPage();
  await openAlive(other, "/settings");
  await openAlive(page, "/rankings/full");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Account menu/ })
    .click();
  await page.getByRole("navigation", { name: "Account" }).getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  await expect(toast(other, "Session Expired")).toHaveCount(0);
  await session.dispose();
});
