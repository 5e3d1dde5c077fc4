import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type APIResponse, type Cookie, mergeTests, type Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { repository } from "../support/process";
import { test as signedInTest } from "../support/sign-in";
import { expect, rejectCookies, test as base } from "./fixtures";

const test = mergeTests(base, signedInTest);
const STUDY = path.join(repository, "tests/fixtures/study");
const main = (page: Page) => page.getByRole("main");
const files = (page: Page) => page.getByRole("list", { name: "Files" }).getByRole("listitem");

/** Reading, mapping and checking a file each start a process of their own. */
const SLOW = { timeout: 60_000 };

test.beforeEach(async ({ page, signedIn }) => {
  await rejectCookies(page.context());
  const { cookies } = JSON.parse(await readFile(await signedIn("admin"), "utf8")) as { cookies: Cookie[] };
  await page.context().addCookies(cookies);
});

async function begin(page: Page, name: string) {
  await page.goto("/admin/data");
  await page.getByLabel("Name of the draft").fill(name);
  await page.getByRole("button", { name: "New draft" }).click();
  await expect(page).toHaveURL(/\/admin\/data\/drafts\/[0-9a-f-]+\/files$/);
}

test("a researcher takes an SPSS file from the upload to its check", async ({ page }) => {
  test.setTimeout(240_000);
  await begin(page, "A study from Iceland and Estonia");
  await page.getByTestId("files").setInputFiles([path.join(STUDY, "study.json"), path.join(STUDY, "example.sav")]);
  await expect(files(page).filter({ hasText: "study.json" })).toContainText("Read", SLOW);
  await expect(files(page).filter({ hasText: "example.sav" })).toContainText("180 rows × 51 columns", SLOW);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole("link", { name: "Continue to the mapping" }).click();
  await expect(page.getByRole("heading", { name: "Mapping", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save the mapping" }).click();
  await expect(main(page)).toContainText("Saved. The files can be checked now.");
  await expect(main(page)).toContainText("171 interviews, 1,026 assessments of 14 brands and 2,090 answers", SLOW);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole("link", { name: "Continue to the check" }).click();
  await page.getByRole("button", { name: "Check the files" }).click();
  await expect(main(page)).toContainText(/No problems|No errors|errors? and/, SLOW);
  await expect(page.getByRole("heading", { name: "Quality of the interviews", level: 2 })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole("link", { name: "Files", exact: false }).first().click();
  await page.getByText("Delete this draft…").click();
  await page.getByRole("button", { name: "Delete the draft and its files" }).click();
  await expect(main(page)).toContainText("The draft and its files were deleted.");
});

test("an upload that was interrupted continues when the same file is chosen again", async ({ page, complaints }) => {
  test.setTimeout(180_000);
  // The server may still be busy with the part that the reload cut off: it says when to try again.
  complaints.forgive(/ERR_FAILED|429/);
  await begin(page, "An interrupted upload");
  // More than one part of an upload, in few rows: reading many takes long and is not what is tested.
  const answer = "energy ".repeat(1_000);
  const rows = Array.from({ length: 1_400 }, (_, at) => `${at},Brand ${at % 14},${answer}`);
  const file = {
    name: "large.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["id,Brand,industry", ...rows].join("\n")),
  };
  // Whatever follows the first part, which may be sent again, is cut off.
  await page.route("**/api/admin/uploads/*", async (route) => {
    const request = route.request();
    const isFollowing = request.method() === "PUT" && !request.headers()["content-range"]?.startsWith("bytes 0-");
    return isFollowing ? route.abort() : route.fallback();
  });
  await page.getByTestId("files").setInputFiles(file);
  await expect(files(page).first()).toContainText("Waiting for the connection");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(files(page).first()).toContainText("Choose the same file again to continue");
  // Not before: the page tries again by itself, and could be done before it is left.
  await page.unroute("**/api/admin/uploads/*");
  const first: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") first.push(request.headers()["content-range"] ?? "");
  });
  await page.getByTestId("files").first().setInputFiles(file);
  await expect(files(page)).toHaveCount(1);
  // All of it has arrived; when it is read depends on the files of others.
  await expect(files(page).first()).toContainText(/Starting|Waiting for other files|hash|Reading|rows/, SLOW);
  await expect.poll(() => first[0]).toMatch(/^bytes 8388608-/);
});

test("a server that answers more slowly is asked how far a file is by one look at a time", async ({ page }) => {
  await begin(page, "A study read slowly");
  let [looks, open, most] = [0, 0, 0];
  let first: APIResponse | null = null;
  await page.route(/\/drafts\/[0-9a-f-]+\/files(\?|$)/, async (route) => {
    if (route.request().headers().rsc === undefined) return route.continue();
    looks += 1;
    open += 1;
    most = Math.max(most, open);
    // The file is still being read then, and stays so for this page.
    first ??= await route.fetch();
    await pause(2_000);
    open -= 1;
    return route.fulfill({ response: first });
  });
  await page.getByTestId("files").setInputFiles(path.join(STUDY, "example.sav"));
  await expect.poll(() => looks, SLOW).toBeGreaterThan(3);
  expect(most).toBe(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("without JavaScript the page says what uploads need and shows the commands", async ({ browser, signedIn }) => {
  const context = await browser.newContext({ storageState: await signedIn("admin"), javaScriptEnabled: false });
  const page = await context.newPage();
  await begin(page, "Without JavaScript");
  // Playwright reads no text in what is for browsers without scripts.
  const content = await page.content();
  expect(content).toContain("Uploads need JavaScript");
  expect(content).toContain("npm run study -- describe");
  await context.close();
});
