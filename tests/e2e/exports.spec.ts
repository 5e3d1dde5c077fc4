import { readFile } from "node:fs/promises";
import { mergeTests } from "@playwright/test";
import readWorkbook from "read-excel-file/node";
import { faultsOf } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const SELECTION = "market=sweden&industry=energy";
const PAGE = `/brand-insights/single-country?${SELECTION}`;

test("a chart is exported as a workbook with the page's own numbers", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("professional"), PAGE);
  const claim = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "Export" }).click();
  const window = page.getByRole("dialog", { name: "Export this chart" });
  await expect(window.getByRole("link", { name: /Slides.*with Enterprise/ })).toBeVisible();
  expect(await faultsOf(page, "[role=dialog]")).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    window.getByRole("button", { name: /Workbook/ }).click(),
  ]);
  await expect(window.getByRole("status")).toHaveText(/has been downloaded/);
  expect(download.suggestedFilename()).toMatch(/^sweden-energy-\d{4}-2025\.xlsx$/);
  const sheets = await readWorkbook(await readFile(await download.path()));
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    "Notes",
    "By year",
    "Scores 2025",
    "Differences 2025",
    "All results",
    "Columns",
  ]);
  expect(sheets[0]?.data[0]?.[0]).toBe(claim);
  const [, first] = sheets[2]?.data ?? [];
  // The best brand's score, as the page's table has it.
  const row = page.getByRole("row", { name: new RegExp(String(first?.[0]).replaceAll(/[^\p{L}\p{N} ]/gu, ".")) });
  await page.keyboard.press("Escape");
  if ((await row.count()) > 0) await expect(row.first()).toContainText(String(first?.[1]));
});

test("a chart is copied as an image, and a failed copy is explained", async ({
  page,
  context,
  signedIn: stateOf,
  complaints,
}) => {
  complaints.forgive(/500|Failed to load resource/);
  await openAsMember(page, await stateOf("professional"), PAGE);
  await context.grantPermissions(["clipboard-write"]);
  // The site's own policy forbids reading the clipboard: its content is intercepted on the way.
  await page.evaluate(() => {
    const write = navigator.clipboard.write.bind(navigator.clipboard);
    navigator.clipboard.write = async (items) => {
      await write(items);
      const image = await items[0]?.getType("image/png");
      document.body.dataset.copied = String(image?.size ?? 0);
    };
  });
  await page.getByRole("button", { name: "Export" }).click();
  const window = page.getByRole("dialog", { name: "Export this chart" });
  await window.getByRole("button", { name: /^Copy image/ }).click();
  await expect(window.getByRole("status")).toHaveText("The image has been copied.");
  expect(Number(await page.evaluate(() => document.body.dataset.copied))).toBeGreaterThan(20_000);
  await window.getByText("Alt text for this image").click();
  await expect(window.getByRole("group")).toContainText(/: \d+\.\d in \d{4} to /);
  await expect(window.getByRole("button", { name: "Copy alt text" })).toBeVisible();

  await page.route("**/api/exports/png*", (route) =>
    route.fulfill({ status: 500, json: { error: { message: "We couldn’t create the file. Try another format." } } }),
  );
  await window.getByRole("button", { name: /^Copy image/ }).click();
  await expect(window.getByRole("status")).toHaveText("We couldn’t create the file. Try another format.");
});
