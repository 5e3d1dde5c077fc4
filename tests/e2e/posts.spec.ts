import { readFile } from "node:fs/promises";
import { type Cookie, mergeTests, type Page } from "@playwright/test";
import sharp from "sharp";
import { faultsInBothThemes, faultsOf } from "../support/axe";
import { MARKDOWN_ATTACKS } from "../support/markdown-attacks";
import { test as signedInTest } from "../support/sign-in";
import { expect, test as base } from "./fixtures";

const test = mergeTests(base, signedInTest);

const HUB = "/sustainability-branding-hub";
const INSIGHTS = `${HUB}/insights`;
const main = (page: Page) => page.getByRole("main");
const notice = (page: Page) => main(page).locator("[role=status][tabindex], [role=alert]").first();
const newTitle = (words: string) => `${words} ${Math.random().toString(36).slice(2, 9)}`;
const addressOf = (title: string) => `${INSIGHTS}/${title.toLowerCase().replaceAll(" ", "-")}`;
const unknown = `${HUB}/preview/${"A".repeat(22)}`;

test.beforeEach(async ({ page, signedIn }) => {
  const { cookies } = JSON.parse(await readFile(await signedIn("admin"), "utf8")) as { cookies: Cookie[] };
  await page.context().addCookies(cookies);
});

/** Writes a draft with all that readers need. */
async function write(page: Page, title: string, body: string) {
  await page.goto("/admin/hub-posts/new");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(notice(page)).toContainText("Draft created");
  await page.getByRole("textbox", { name: "Standfirst" }).fill("The sentence under the title, long enough to be one.");
  await page.getByLabel("Topic", { exact: true }).fill("Methods");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill(body);
  await page
    .getByRole("textbox", { name: "Description" })
    .fill(`What the post ${title} is about, said in one sentence for who searches.`);
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Save and publish now" }).click();
  await expect(notice(page)).toContainText("Published. Readers have revision");
}

async function previewLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Create a preview link" }).click();
  return new URL(await page.getByLabel("Preview link").inputValue()).pathname;
}

test("readers see at once when a post is published, moved or taken down", async ({ page, request, complaints }) => {
  complaints.forgive(/410/);
  const title = newTitle("Out at once");
  const address = addressOf(title);
  // Seen before, so that whatever is kept of them would be old.
  for (const path of [INSIGHTS, address, `${INSIGHTS}/rss.xml`]) await request.get(path);
  await write(page, title, "## A part\n\nText with a note.[^1]\n\n[^1]: The note.");
  await publish(page);
  for (const path of [INSIGHTS, `${INSIGHTS}/rss.xml`, `${INSIGHTS}/atom.xml`])
    expect(await (await request.get(path)).text(), path).toContain(title);
  // Who asked for it a moment ago was told that there is none, and that holds for two seconds.
  await expect.poll(async () => (await request.get(address)).text()).toContain(title);

  const moved = `${address}-moved`;
  await page.getByRole("textbox", { name: "Address" }).fill(moved.split("/").at(-1) ?? "");
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(notice(page)).toContainText("The post has its new address.");
  await expect.poll(async () => (await request.get(address, { maxRedirects: 0 })).status()).toBe(301);
  const answer = await request.get(`${address}?from=mail`, {
    maxRedirects: 0,
    headers: { "x-forwarded-host": "evil.example" },
  });
  const location = new URL(answer.headers().location ?? "", answer.url());
  expect([location.pathname, location.search, location.hostname.includes("evil")]).toEqual([
    moved,
    "?from=mail",
    false,
  ]);
  const list = await (await request.get(INSIGHTS)).text();
  expect([list.includes(`${moved}"`), list.includes(`${address}"`)]).toEqual([true, false]);

  await main(page).getByText("Unpublish…").click();
  await page.getByRole("button", { name: "Unpublish the post" }).click();
  await expect(notice(page)).toContainText("Post unpublished");
  for (const path of [address, moved]) {
    await expect.poll(async () => (await request.get(path, { maxRedirects: 0 })).status()).toBe(410);
    const gone = await request.get(path);
    expect(gone.headers()["x-robots-tag"]).toBe("noindex");
    expect(await gone.text()).not.toContain("Text with a note");
  }
  expect(await (await request.get(INSIGHTS)).text()).not.toContain(title);
  await page.goto(moved);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This post has been taken down");
  expect(await faultsOf(page)).toEqual([]);
});

test("a preview link shows an unpublished post to anyone who has it, and to no one else", async ({
  page,
  browser,
  request,
}) => {
  const title = newTitle("Seen before");
  await write(page, title, "Only for who has the link.");
  await page.keyboard.press("Control+s");
  const link = await previewLink(page);
  const shown = await request.get(link);
  const html = await shown.text();
  expect(shown.status()).toBe(200);
  expect(html).toContain("Only for who has the link.");
  expect(html).toMatch(/<meta name="robots" content="noindex, nofollow[^"]*"/);
  expect(html).not.toContain('rel="canonical"');
  expect((await request.get(addressOf(title))).status()).toBe(404);

  await page.getByRole("button", { name: "Create a new link" }).click();
  await expect(page.getByLabel("Preview link")).not.toHaveValue(new RegExp(link));
  const bare = async (path: string) => {
    const answer = await request.get(path);
    const text = await answer.text();
    const [, nonce = "no nonce"] = /nonce="([^"]+)"/.exec(text) ?? [];
    return {
      status: answer.status(),
      body: text
        .replaceAll(nonce, "")
        .replaceAll(path.split("/").at(-1) ?? "", "TOKEN")
        .replaceAll(/(?:nonce|id)="[^"]*"|\b[\w-]{20,}\b|\d+/g, ""),
    };
  };
  const [ended, none, malformed] = [await bare(link), await bare(unknown), await bare(`${HUB}/preview/x`)];
  expect([ended.status, none.status, malformed.status]).toEqual([404, 404, 404]);
  expect(ended.body.includes("Seen before")).toBe(false);
  expect(ended.body.length).toBe(none.body.length);

  const visitor = await browser.newPage();
  await visitor.goto(new URL(await page.getByLabel("Preview link").inputValue()).pathname);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await faultsInBothThemes(visitor)).toEqual([]);
  await visitor.close();
});

test("malicious Markdown does nothing to its readers", async ({ page, browser }) => {
  await write(page, newTitle("Under attack"), MARKDOWN_ATTACKS.join("\n\n"));
  const admin: string[] = [];
  await page.exposeFunction("attacked", () => admin.push("ran"));
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("form", { name: "Post" }).getByRole("status").first()).toContainText("Saved at");
  const link = await previewLink(page);

  const reader = await browser.newPage();
  const ran: string[] = [];
  const elsewhere: string[] = [];
  await reader.exposeFunction("attacked", () => ran.push("ran"));
  reader.on("dialog", (dialog) => void dialog.dismiss().then(() => ran.push("dialog")));
  reader.on("request", (sent) => {
    if (/evil|good\.example/.test(new URL(sent.url()).hostname)) elsewhere.push(sent.url());
  });
  await reader.goto(link);
  await expect(reader.getByRole("heading", { level: 1 })).toContainText("Under attack");
  const prose = reader.locator("[data-slot=prose]");
  expect(await prose.locator("p").count()).toBeGreaterThan(20);
  await expect(
    prose.locator(
      "script, style, iframe, object, embed, svg, form, base, meta, link, template, [style], [srcdoc], [name]",
    ),
  ).toHaveCount(0);
  const handlers = await prose.evaluate((root) =>
    [...root.querySelectorAll("*")].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith("on") || name.includes(":")),
    ),
  );
  expect(handlers).toEqual([]);
  const protocols = await prose.evaluate((root) =>
    [...new Set([...root.querySelectorAll("a")].map((link) => link.protocol))].sort(),
  );
  expect(protocols.filter((protocol) => !["http:", "https:", "mailto:"].includes(protocol))).toEqual([]);
  // Whatever wants to be clicked is, and whatever wants to be pointed at.
  for (const element of await prose.locator("a, span, img, td, h2").all()) await element.dispatchEvent("mouseover");
  for (const element of await prose.locator("span, img, td, h2, input").all()) await element.dispatchEvent("click");
  expect([ran, elsewhere, admin]).toEqual([[], [], []]);
  expect(await reader.evaluate(() => typeof document.getElementById)).toBe("function");
  expect(new URL(reader.url()).pathname).toBe(link);
  await reader.close();
});

test("a cover is served in the smallest format, with its space reserved", async ({ page, request }) => {
  const title = newTitle("With a cover");
  await write(page, title, "Text.");
  const bytes = await sharp({ create: { width: 1_400, height: 700, channels: 3, background: "#2f5d43" } })
    .png()
    .toBuffer();
  await page
    .getByLabel("Picture", { exact: true })
    .setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: bytes });
  await expect(page.getByRole("img", { name: "The cover, not described yet" })).toBeVisible();
  await page.getByRole("textbox", { name: "Alt text" }).fill("A plain green field");
  await publish(page);
  await page.goto(addressOf(title));
  const cover = main(page).getByRole("img", { name: "A plain green field" });
  await expect(cover).toHaveAttribute("width", "1400");
  const source = await cover.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\/media\/covers\/[\da-f-]{36}\/\d+x\d+\.avif$/);
  const file = await request.get(new URL(source).pathname);
  expect(file.headers()).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  for (const path of [
    "/media/covers/..%2f..%2fsecrets.json",
    "/media/covers/%2e%2e/secrets.json",
    "/media/secrets.json",
    "/media/covers",
    new URL(source).pathname.replace(".avif", ".svg"),
  ]) {
    expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(404);
  }
  expect(await faultsOf(page)).toEqual([]);
});
