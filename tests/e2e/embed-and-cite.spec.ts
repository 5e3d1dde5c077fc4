import { once } from "node:events";
import { createServer } from "node:http";
import { mergeTests, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const PAGE = "/brand-insights/single-country?market=sweden&industry=energy";
const actions = (page: Page) => page.getByRole("group", { name: "Chart actions" });
const openAction = async (page: Page, name: string) => {
  const wanted = actions(page).getByRole("button", { name, exact: true });
  if (!(await wanted.isVisible())) await actions(page).getByRole("button", { name: "More actions" }).click();
  await wanted.click();
};
const NOBODYS = "A".repeat(22);

/** Makes an embed of the page's chart and answers its path. */
async function embed(page: Page, sites = ""): Promise<string> {
  await openAction(page, "Embed");
  const window = page.getByRole("dialog", { name: "Embed this chart" });
  await window.getByRole("textbox", { name: "Allowed sites" }).fill(sites);
  await window.getByRole("button", { name: "Create code" }).click();
  const code = await window.getByLabel("Code for your page").innerText();
  expect(await faultsOf(page, "[role=dialog]")).toEqual([]);
  await window.getByRole("button", { name: "Done" }).click();
  return /\/embed\/[\w-]{22}/.exec(code)?.[0] ?? "";
}

test("an embedded chart is visible to everyone until it is turned off", async ({
  page,
  browser,
  baseURL,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("essential"), PAGE);
  const address = await embed(page);
  const visitor = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await visitor.newPage();
  const answer = await other.goto(address);
  expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors *");
  expect(answer?.headers()["x-frame-options"]).toBeUndefined();
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await faultsOf(other)).toEqual([]);

  // A page of someone else's with the snippet's two parts in it; at an address of its own on this machine, which a
  // browser lets reach another one here.
  const [frame, script] = [new URL(address, baseURL).href, new URL("/embed.js", baseURL).href];
  const elsewhere = createServer((_, response) => {
    response
      .setHeader("content-type", "text/html")
      .end(
        `<!doctype html><iframe src="${frame}" style="width:100%;height:80px"></iframe><script src="${script}"></script>`,
      );
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const bound = elsewhere.address();
  await other.goto(`http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}/`);
  await expect.poll(async () => (await other.locator("iframe").boundingBox())?.height ?? 0).toBeGreaterThan(300);
  elsewhere.closeAllConnections();
  elsewhere.close();

  await page.goto("/my-charts/citations");
  await page
    .getByRole("button", { name: /^Turn off the embed of / })
    .first()
    .click();
  await expect(page.getByText("Embed turned off")).toBeVisible();
  const [ended, unknown] = [await visitor.request.get(address), await visitor.request.get(`/embed/${NOBODYS}`)];
  expect([ended.status(), unknown.status()]).toEqual([404, 404]);
  expect((await ended.text()).replaceAll(address.slice(7), "")).toBe((await unknown.text()).replaceAll(NOBODYS, ""));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await visitor.request.get(address)).status()).toBe(200);
  await visitor.close();
});

test("an embed works only on its allowed sites", async ({ page, request, signedIn: stateOf }) => {
  // Someone else than above, who ends the newest of their embeds meanwhile.
  await openAsMember(page, await stateOf("enterprise"), PAGE);
  const address = await embed(page, "news.example");
  const policy = (await request.get(address)).headers()["content-security-policy"];
  expect(policy).toContain("frame-ancestors 'self' https://news.example");
  for (const path of ["/", "/rankings", `/cite/${NOBODYS}`, `/EMBED/${NOBODYS}`, `/embed/${NOBODYS}x`]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
  }
});

test("a citation's address shows its numbers with the same hash, and its owner can hide them", async ({
  page,
  request,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("professional"), PAGE);
  await openAction(page, "Cite");
  const window = page.getByRole("dialog", { name: "Cite this chart" });
  await window.getByRole("button", { name: "Create citation" }).click();
  await expect(window.getByText("Permanent address, with a hash")).toBeVisible();
  expect(await faultsOf(page, "[role=dialog]")).toEqual([]);
  const address = /\/cite\/[\w-]{22}/.exec(await window.getByLabel("BibTeX", { exact: true }).innerText())?.[0] ?? "";
  await page.goto(address);
  await expect(page.getByText("These are exactly the numbers cited")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const hash = (await page.getByRole("main").innerText()).match(/[0-9a-f]{64}/)?.[0] ?? "";
  const tables = await (await request.get(`${address}/tables.json`)).body();
  expect(Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(tables))).toString("hex")).toBe(hash);

  await page.goto("/my-charts/citations");
  await page
    .getByRole("switch", { name: /Show the numbers/ })
    .first()
    .uncheck();
  await expect.poll(async () => (await request.get(`${address}/tables.json`)).status()).toBe(404);
  expect(await (await request.get(address)).text()).toContain("Its numbers are hidden at present");
  await page
    .getByRole("switch", { name: /Show the numbers/ })
    .first()
    .check();
  await expect.poll(async () => (await request.get(`${address}/tables.json`)).status()).toBe(200);
});
