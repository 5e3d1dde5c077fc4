import { mergeTests, type Browser, type Page } from "@playwright/test";
import { z } from "zod";
import { faultsOf } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const ANALYSIS = "/brand-insights/single-country?market=sweden";
const NOTHING = "Shared chart not found";
const title = (page: Page) => page.getByRole("heading", { level: 1 });
/** What few ask for is folded behind its headings. */
const background = (page: Page) => page.getByText("Selection · Who was asked · How to read it", { exact: true });
const selection = (page: Page) => page.getByRole("heading", { name: "Selection" });

/** Makes a locked link in the dialog and answers its path. */
async function share(page: Page, { message = "", password = "" }): Promise<string> {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const window = page.getByRole("dialog", { name: "Share chart" });
  await window.getByRole("textbox", { name: "Message" }).fill(message);
  await window.getByLabel("Password", { exact: true }).fill(password);
  expect(await faultsOf(page, "[role=dialog]")).toEqual([]);
  await window.getByRole("button", { name: "Create link" }).click();
  const address = await window.getByRole("textbox", { name: "Address" }).inputValue();
  await expect(window.getByRole("img", { name: "The address as a QR code" })).toBeVisible();
  return new URL(address).pathname;
}

/** A visitor's page, in a separate browser. */
const visit = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();

test("a shared link shows anyone the chart as it was, until it is turned off", async ({
  page,
  browser,
  baseURL,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("essential"), ANALYSIS);
  const path = await share(page, { message: "Read the line about what is tested." });
  expect(path).toMatch(/^\/share\/[\w-]{22}$/);
  const visitor = await visit(browser, baseURL);
  const opened = await visitor.goto(path);
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  await expect(visitor.getByText("“Read the line about what is tested.”")).toBeVisible();
  await expect(selection(visitor)).toBeHidden();
  await visitor.emulateMedia({ media: "print" });
  await expect(selection(visitor), "on paper").toBeVisible();
  await visitor.emulateMedia({ media: null });
  await background(visitor).click();
  await expect(selection(visitor)).toBeVisible();
  await expect(visitor.getByRole("main").getByText("Sweden", { exact: true }).first()).toBeVisible();
  await expect(visitor.getByRole("table", { name: /^Differences from / }).getByRole("row")).toHaveCount(3);
  await expect(visitor.getByRole("combobox")).toHaveCount(0);
  await expect(visitor.getByRole("link", { name: "CSV" })).toHaveCount(0);
  expect(await faultsOf(visitor)).toEqual([]);
  // What programs are told of a pasted address leads to a picture of the chart.
  const told = visitor.locator('link[type="application/json+oembed"]');
  const answer = await visitor.request.get((await told.getAttribute("href")) ?? "");
  const { thumbnail_url: card } = z.object({ thumbnail_url: z.url() }).parse(await answer.json());
  const picture = await visitor.request.get(new URL(card).pathname);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);

  await page.goto("/my-charts/links");
  const row = page.getByRole("listitem").filter({ has: page.locator(`a[href="${path}"]`) });
  await row.getByRole("button", { name: /^Turn off/ }).click();
  await expect(page.getByText("Link turned off")).toBeVisible();
  expect((await visitor.goto(path))?.status()).toBe(404);
  await expect(title(visitor)).toHaveText(NOTHING);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  expect((await visitor.goto(path))?.status()).toBe(200);
});

test("a password-protected link opens only in the browser where the password was entered", async ({
  page,
  browser,
  baseURL,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("essential"), ANALYSIS);
  const path = await share(page, { password: "gran och tall" });
  const visitor = await visit(browser, baseURL);
  await visitor.goto(path);
  await expect(title(visitor)).toHaveText("This chart is password protected");
  const asked = new URLSearchParams({ url: new URL(path, baseURL).href });
  const toldOfLocked = await (await visitor.request.get(`/oembed?${asked}`)).json();
  expect(toldOfLocked).toMatchObject({ type: "link", title: "A shared chart" });
  expect(toldOfLocked).not.toHaveProperty("thumbnail_url");
  await visitor.getByLabel("Password", { exact: true }).fill("tall och gran");
  await visitor.getByRole("button", { name: "Open the chart" }).click();
  await expect(visitor.getByText("That password is wrong.")).toBeVisible();
  expect(await faultsOf(visitor)).toEqual([]);
  await visitor.getByLabel("Password", { exact: true }).fill("gran och tall");
  await visitor.getByRole("button", { name: "Open the chart" }).click();
  await expect(background(visitor)).toBeVisible();
  const another = await visit(browser, baseURL);
  await another.goto(path);
  await expect(title(another)).toHaveText("This chart is password protected");
});

test("a shared list of many rows draws the first of them, and what is folded opens without scripts", async ({
  page,
  browser,
  baseURL,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), "/predictive-insights/momentum?market=sweden");
  const path = await share(page, {});
  const visitor = await (
    await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  ).newPage();
  // Without scripts its table is open as well.
  for (const { width, height, tallest } of [
    { width: 1440, height: 900, tallest: 2_850 },
    { width: 390, height: 844, tallest: 3_400 },
  ]) {
    await visitor.setViewportSize({ width, height });
    await visitor.goto(path);
    await expect(visitor.getByText(/^24 of \d+ shown$/).filter({ visible: true })).toBeVisible();
    const tall = await visitor.evaluate(() => document.documentElement.scrollHeight);
    expect(tall, `height at ${width} px`).toBeLessThanOrEqual(tallest);
  }
  await expect(selection(visitor)).toBeHidden();
  await background(visitor).click();
  await expect(selection(visitor)).toBeVisible();
});

test("a page address shows each reader only what their plan allows", async ({
  browser,
  baseURL,
  signedIn: stateOf,
}) => {
  const address = "/share?figure=single-country&market=sweden&from=2024&to=2025";
  const visitor = await visit(browser, baseURL);
  await visitor.goto(address);
  await expect(title(visitor)).toHaveText("Single country");
  await expect(visitor.getByText("Sweden", { exact: true }).first()).toBeVisible();
  await expect(visitor.getByRole("table")).toHaveCount(0);
  await expect(visitor.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    /from=%2Fshare%3Ffigure/,
  );
  expect(await faultsOf(visitor)).toEqual([]);
  const member = await (
    await browser.newContext({ storageState: await stateOf("essential"), ...(baseURL !== undefined && { baseURL }) })
  ).newPage();
  await member.goto(address);
  await expect(background(member)).toBeVisible();
  await expect(member.getByRole("link", { name: /^Open it in/ })).toHaveAttribute(
    "href",
    /single-country\?market=sweden/,
  );
});
