import type { Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { deliveredDefinition, deliveredSav } from "../support/delivered-study";
import { wordsOf } from "../support/served-page";
import { study } from "../support/study-command";
import { settle } from "../support/settle";
import { expect, rejectCookies } from "./fixtures";
import { become, test } from "./with-people";

// A study of another shape goes live in the browser and is taken back; no one else reads the site meanwhile.

const FILE = "graenavog-2025.sav";
const main = (page: Page) => page.getByRole("main");
/** Reading, checking, computing and publishing each start a process of their own. */
const SLOW = { timeout: 180_000 };

test("a study goes from an SPSS file to the public pages in the browser, and a rollback restores the former one", async ({
  page,
  browser,
  request,
  people,
}) => {
  test.setTimeout(900_000);
  await rejectCookies(page.context());
  await become(page, people, "admin");
  const html = async (address: string) => (await request.get(address)).text();
  const former = wordsOf(await html("/rankings/sweden"));

  await test.step("upload", async () => {
    await page.goto("/admin/data");
    await page.getByLabel("Name of the draft").fill("Græna vogin 2025");
    await page.getByRole("button", { name: "New draft" }).click();
    await expect(page).toHaveURL(/\/files$/);
    await page.getByTestId("files").setInputFiles([
      { name: "study.json", mimeType: "application/json", buffer: deliveredDefinition(FILE) },
      { name: FILE, mimeType: "application/x-spss-sav", buffer: deliveredSav() },
    ]);
    const line = page.getByRole("list", { name: "Files" }).getByRole("listitem").filter({ hasText: FILE });
    await expect(line).toContainText("1,200 rows × 50 columns", SLOW);
    await page.getByRole("link", { name: "Continue to the mapping" }).click();
  });

  await test.step("map", async () => {
    await expect(page.getByRole("heading", { name: "Mapping", exact: true })).toBeVisible(SLOW);
    await expect(main(page)).not.toContainText("The files are still being read", SLOW);
    // A busy machine may still be reading a file: the page then says to save again.
    await expect(async () => {
      await page.getByRole("button", { name: "Save the mapping" }).click();
      await expect(main(page)).toContainText("Saved. The files can be checked now.", { timeout: 10_000 });
    }).toPass(SLOW);
    await expect(main(page)).toContainText("1,200 interviews", SLOW);
    await page.getByRole("link", { name: "Continue to the check" }).click();
  });

  await test.step("check: interviews are excluded, warnings are accepted for a reason", async () => {
    await page.getByRole("button", { name: "Check the files" }).click();
    await expect(main(page)).toContainText(/No errors, /, SLOW);
    await page.getByLabel("These interviews are (speeders)").selectOption("exclude");
    const speeders = main(page).getByRole("listitem").filter({ hasText: "Speeders: " });
    await speeders.getByRole("button", { name: "Change and check again" }).click();
    await expect(main(page)).toContainText("32 interviews are excluded", SLOW);
    await page.getByRole("checkbox", { name: /accept/ }).check();
    await page.getByLabel("Reason").fill("The agency confirmed them.");
    await page.getByRole("button", { name: "Accept the warnings" }).click();
    await expect(main(page)).toContainText("Reason: The agency confirmed them.");
    await page.getByRole("link", { name: "Continue to compute" }).click();
  });

  await test.step("compute", async () => {
    await page.getByRole("button", { name: "Start the computation" }).click();
    await expect(page.getByRole("link", { name: "Compare with what is published" })).toBeVisible(SLOW);
    await settle(page);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole("link", { name: "Compare with what is published" }).click();
  });

  await test.step("compare, and show it to one person", async () => {
    await expect(main(page)).toContainText("Iceland 2025");
    expect(await faultsInBothThemes(page)).toEqual([]);
    await main(page).getByLabel("Name", { exact: true }).fill("Eva Lund");
    await main(page).getByLabel("Email address").fill("eva@press.test");
    await main(page).getByRole("button", { name: "Create a preview link" }).click();
    const link = await main(page).getByLabel("Preview link", { exact: true }).inputValue();
    const context = await browser.newContext();
    await rejectCookies(context);
    const eva = await context.newPage();
    await eva.goto(link);
    await expect(main(eva).getByRole("note")).toContainText("Preview, not published");
    await expect(main(eva)).toContainText("Hrímfell");
    await context.close();
    expect(wordsOf(await html("/rankings/sweden"))).toEqual(former);
    expect((await request.get("/rankings/iceland")).status()).toBe(404);
  });

  await test.step("publish now", async () => {
    await expect(main(page)).toContainText("sample accounts are closed and signed out");
    await main(page).getByRole("radio", { name: "Now" }).check();
    await main(page).getByLabel("Number of waves to publish").fill("4");
    await main(page).getByRole("button", { name: "Publish 4 waves" }).click();
    await expect.poll(async () => (await request.get("/rankings/iceland")).status(), SLOW).toBe(200);
    expect(wordsOf(await html("/rankings/iceland")).join(" ")).toContain("Hrímfell");
    expect((await request.get("/rankings/sweden")).status()).toBe(404);
    expect(wordsOf(await html("/")).join(" ")).toContain("Iceland");
    const about = wordsOf(await html("/about-study")).join(" ");
    expect(about).toContain("Estonia");
    expect(about).not.toContain("Sweden");
  });

  await test.step("roll back", async () => {
    // The accounts of tests are sample accounts, which are closed while a real study is shown.
    expect(await study(process.env.DATA_DIR ?? ".data", "rollback")).toMatch(/rolled back/);
    await expect.poll(async () => (await request.get("/rankings/sweden")).status(), SLOW).toBe(200);
    expect(wordsOf(await html("/rankings/sweden"))).toEqual(former);
    expect((await request.get("/rankings/iceland")).status()).toBe(404);
  });
});
