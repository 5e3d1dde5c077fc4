import { readFile } from "node:fs/promises";
import { type Browser, type Cookie, mergeTests, type Page } from "@playwright/test";
import sharp from "sharp";
import { faultsInBothThemes } from "../support/axe";
import { test as signedInTest } from "../support/sign-in";
import { expect, rejectCookies, test as base } from "./fixtures";

const test = mergeTests(base, signedInTest);

const HUB = "/sustainability-branding-hub/insights";
const main = (page: Page) => page.getByRole("main");
const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const bar = (page: Page) => page.getByRole("form", { name: "Post" }).getByRole("status").first();
const notice = (page: Page) => main(page).locator("[role=status][tabindex], [role=alert]").first();

const newTitle = (words: string) => `${words} ${Math.random().toString(36).slice(2, 9)}`;
const slugOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

async function asAdmin(
  browser: Browser,
  storageState: string,
  more: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ storageState, ...more });
  await rejectCookies(context);
  return context.newPage();
}

test.beforeEach(async ({ page, signedIn }) => {
  await page
    .context()
    .addCookies((JSON.parse(await readFile(await signedIn("admin"), "utf8")) as { cookies: Cookie[] }).cookies);
});

async function begin(page: Page, title: string) {
  await page.goto("/admin/hub-posts/new");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(notice(page)).toContainText("Draft created");
}

/** Everything that a post needs before it can be published. */
async function fill(page: Page, body: string) {
  await page.getByRole("textbox", { name: "Standfirst" }).fill("The sentence under the title, long enough to be one.");
  await page.getByLabel("Topic", { exact: true }).fill("Methods");
  await text(page).fill(body);
  await page
    .getByRole("textbox", { name: "Description" })
    .fill(newTitle("A sentence for search results that says what the post is about, and no other post's:"));
}

async function save(page: Page) {
  await page.keyboard.press("Control+s");
  await expect(bar(page)).toContainText("Saved at");
}

test("an admin takes a post from draft to published and back", async ({ page }) => {
  const title = newTitle("Written here");
  await begin(page, title);
  await page.getByRole("button", { name: "Save and publish now" }).click();
  await expect(notice(page)).toContainText("not published yet");
  await fill(page, "A first word.\n\n## A part\n\n<script>alert(1)</script>[x](javascript:alert)");
  await text(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 7));
  await text(page).press("Control+b");
  await expect(text(page)).toHaveValue(/^A \*\*first\*\* word/);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "A part" })).toBeVisible();
  await expect(preview.locator("strong")).toHaveText("first");
  await expect(preview.locator("script, a[href^=javascript]")).toHaveCount(0);
  await save(page);

  await page.getByRole("button", { name: "Create a preview link" }).click();
  const link = await page.getByLabel("Preview link").inputValue();
  expect((await page.request.get(`${HUB}/${slugOf(title)}`)).status()).toBe(404);
  expect(await (await page.request.get(new URL(link).pathname)).text()).toContain("first</strong> word");
  await page.getByRole("button", { name: "Create a new link" }).click();
  await expect(page.getByLabel("Preview link")).not.toHaveValue(link);
  expect((await page.request.get(new URL(link).pathname)).status()).toBe(404);

  await page.getByRole("button", { name: "Save and publish now" }).click();
  await expect(notice(page)).toContainText("Published. Readers have revision");
  await expect
    .poll(async () => (await page.request.get(`${HUB}/${slugOf(title)}`)).text())
    .toContain("first</strong> word");

  await text(page).fill("A second text.");
  await save(page);
  await expect(main(page)).toContainText("without the changes made since");
  expect(await (await page.request.get(`${HUB}/${slugOf(title)}`)).text()).not.toContain("A second text");
  await page
    .getByRole("link", { name: /^Revision \d/ })
    .first()
    .click();
  await expect(main(page).locator("del")).toContainText(["**first**"]);
  await page.getByRole("link", { name: "Revision 2", exact: true }).click();
  await page.getByRole("button", { name: "Restore revision 2" }).click();
  await expect(notice(page)).toContainText("The older revision has been restored");
  await expect(text(page)).toHaveValue(/^A \*\*first\*\* word/);

  await page.getByRole("textbox", { name: "Address" }).fill(`${slugOf(title)}-moved`);
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(notice(page)).toContainText("The post has its new address.");
  const old = async () =>
    page.request
      .get(`${HUB}/${slugOf(title)}`, { maxRedirects: 0 })
      .then((answer) => `${answer.status()} ${answer.headers().location}`);
  await expect.poll(old).toMatch(new RegExp(`^301 .*${slugOf(title)}-moved$`));

  await main(page).getByText("Unpublish…").click();
  await page.getByRole("button", { name: "Unpublish the post" }).click();
  await expect(notice(page)).toContainText("Post unpublished");
  await expect.poll(async () => (await page.request.get(`${HUB}/${slugOf(title)}-moved`)).status()).toBe(410);
  await page.goto(`/admin/hub-posts?state=withdrawn&q=${encodeURIComponent(title)}`);
  await expect(main(page).getByRole("listitem").filter({ hasText: title })).toContainText("Taken down");
});

test("two tabs editing one post lose nothing", async ({ page, browser, signedIn }) => {
  await begin(page, newTitle("Written twice"));
  await text(page).fill("Both begin with this.");
  await save(page);
  const other = await asAdmin(browser, await signedIn("admin"));
  await other.goto(page.url());
  await text(other).fill("Both begin with this. Theirs went on.");
  await save(other);

  await text(page).fill("Both begin with this. Mine went elsewhere.");
  await page.keyboard.press("Control+s");
  const panel = page.getByRole("region", { name: /has saved changes since you opened this post/ });
  await expect(panel.locator("del")).toContainText(["Theirs"]);
  await expect(panel.locator("ins")).toContainText(["Mine"]);
  await panel.getByRole("button", { name: "Use theirs" }).click();
  await expect(text(page)).toHaveValue(/Theirs went on/);
  await page.getByRole("button", { name: "Restore mine" }).click();
  await expect(text(page)).toHaveValue(/Mine went elsewhere/);
  await save(page);

  await text(other).fill("Both begin with this. Theirs went on and on.");
  await other.keyboard.press("Control+s");
  await other.getByRole("button", { name: "Save mine as the newest revision" }).click();
  await expect(bar(other)).toContainText("Saved at");
  await other.goto(`${new URL(page.url()).pathname}/revisions`);
  await expect(main(other).getByRole("link", { name: /^Revision \d/ })).toHaveCount(5);
  await other.context().close();
});

test("unsaved text is offered again and removed once it is saved", async ({ page }) => {
  await begin(page, newTitle("Left behind"));
  await text(page).fill("Typed and not saved.");
  await expect(bar(page)).toContainText("stored in this browser");
  await page.reload();
  await expect(text(page)).toHaveValue("");
  const offer = page.getByRole("region", { name: "Unsaved text" });
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(text(page)).toHaveValue("Typed and not saved.");
  await save(page);
  await page.reload();
  await expect(text(page)).toHaveValue("Typed and not saved.");
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("granskog:unsaved-posts"))).toBeNull();
});

test("scheduling a post and deleting a draft can be undone", async ({ page }) => {
  const title = newTitle("For later");
  await begin(page, title);
  await fill(page, "For another day.");
  await page.getByLabel("Day and time").fill("2027-06-01T09:30");
  await expect(main(page)).toContainText("09:30 Stockholm time, which is 07:30 UTC");
  await page.getByRole("button", { name: "Save and schedule" }).click();
  await expect(notice(page)).toContainText(
    "Scheduled. Readers get revision 2 on Tue, 1 Jun 2027, 09:30 Stockholm time",
  );
  expect((await page.request.get(`${HUB}/${slugOf(title)}`)).status()).toBe(404);
  await page.goto("/admin/hub-posts?state=scheduled");
  await main(page)
    .getByRole("link", { name: `Edit ${title}` })
    .click();
  await main(page).getByText("Cancel scheduling…").click();
  await page.getByRole("button", { name: "Cancel scheduling" }).click();
  await expect(notice(page)).toContainText("a draft again");
  await main(page).getByText("Delete draft…").click();
  await page.getByRole("button", { name: "Delete draft" }).click();
  await expect(notice(page)).toContainText("Draft deleted.");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(text(page)).toHaveValue("For another day.");
});

test("a rejected cover is explained, and an accepted one is saved with its alt text", async ({ page, complaints }) => {
  complaints.forgive(/422/);
  await begin(page, newTitle("With a picture"));
  const picture = page.getByLabel("Picture", { exact: true });
  await picture.setInputFiles({ name: "small.png", mimeType: "image/png", buffer: await plain(300) });
  await expect(main(page).getByRole("alert").filter({ hasText: "300 pixels wide" })).toBeVisible();
  await picture.setInputFiles({
    name: "cover.png",
    mimeType: "image/png",
    buffer: Buffer.from("<svg onload=alert(1)>"),
  });
  await expect(main(page).getByRole("alert").filter({ hasText: "not a JPEG, PNG, WebP or AVIF" })).toBeVisible();
  await picture.setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: await plain(1200) });
  await expect(page.getByRole("img", { name: "The cover, not described yet" })).toBeVisible();
  await expect(main(page)).toContainText("Add alt text for the cover");
  await page.getByRole("textbox", { name: "Alt text" }).fill("A plain green field");
  await save(page);
  await page.reload();
  await expect(page.getByRole("img", { name: "A plain green field" })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

const plain = (width: number) =>
  sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: "#2f5d43" } })
    .png()
    .toBuffer();

test("without JavaScript, a post is written and published", async ({ browser, signedIn }) => {
  const [page, title] = [
    await asAdmin(browser, await signedIn("admin"), { javaScriptEnabled: false }),
    newTitle("By form alone"),
  ];
  await begin(page, title);
  await fill(page, "Written without scripts.");
  await page.getByRole("button", { name: "Save and publish now" }).click();
  await expect(notice(page)).toContainText("Published. Readers have revision 2");
  await expect(text(page)).toHaveValue("Written without scripts.");
  await expect
    .poll(async () => (await page.request.get(`${HUB}/${slugOf(title)}`)).text())
    .toContain("Written without scripts.");
  await page.context().close();
});
