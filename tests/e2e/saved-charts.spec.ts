import { readFile } from "node:fs/promises";
import { PROGRESS_TYPE } from "@/lib/sharing/exports/progress";
import { mergeTests, type Page } from "@playwright/test";
import { faultsOf } from "../support/axe";
import { openAlive, openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { partsOf } from "../support/zip-parts";
import { settle } from "../support/settle";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const ANALYSIS = "/brand-insights/single-country?market=sweden&industry=food-grocery&scale=z";
const saving = (page: Page) => page.getByRole("dialog", { name: "Save chart" });
const row = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Saves what the page shows, by the keyboard alone. */
async function save(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("button", { name: "Save Chart" })).toBeVisible();
  await page.keyboard.press("Control+s");
  const field = saving(page).getByRole("textbox", { name: "Name" });
  await expect(field).not.toHaveValue("");
  await field.fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`“${name}” is in My Charts.`)).toBeVisible();
}

test("Ctrl+S saves a chart, which opens exactly as it was", async ({ page, signedIn: stateOf }) => {
  const name = `Zed ${Date.now()}`;
  await openAsMember(page, await stateOf("essential"), ANALYSIS);
  await save(page, name);
  await expect(page).toHaveURL(/[?&]chart=[\da-f-]{36}$/);
  await page.goto("/my-charts");
  await page.getByRole("searchbox", { name: "Find a chart" }).fill(name.toUpperCase());
  await row(page, name).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(
    /single-country\?market=sweden&industry=food-grocery&brands=[^&]+&from=\d+&to=\d+&scale=z&chart=/,
  );
  await expect(
    page
      .getByRole("radio", { name: "z" })
      .or(page.getByRole("button", { name: "z", exact: true }))
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Save Chart" }).click();
  await expect(saving(page).getByRole("textbox", { name: "Name" })).toHaveValue(name);
  await expect(saving(page).getByRole("button", { name: "Save as new" })).toBeVisible();
  expect(await faultsOf(page, "[role=dialog]")).toEqual([]);
  await saving(page).getByRole("button", { name: "Save changes" }).click();
  await expect(saving(page)).toBeHidden();
});

test("Ctrl+S saves a chart where the button for it is in a closed menu", async ({ page, signedIn: stateOf }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, await stateOf("essential"), ANALYSIS);
  await expect(page.getByRole("button", { name: "More actions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Chart" })).toBeHidden();
  await page.keyboard.press("Control+s");
  await expect(saving(page).getByRole("textbox", { name: "Name" })).not.toHaveValue("");
});

test("a saved chart is named after its brands and finding", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("essential"), ANALYSIS);
  const finding = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "Save Chart" }).click();
  const name = await saving(page).getByRole("textbox", { name: "Name" }).inputValue();
  expect(name).toContain(finding.slice(0, 20));
  expect(name).not.toMatch(/^Food & grocery in Sweden/);
  await saving(page).getByRole("button", { name: "Cancel" }).click();

  // The name comes from the server, which may take longer than the way to the next button.
  await page.route("**/api/charts/desk?chart=*", async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  const own = `For the board ${Date.now()}`;
  await save(page, own);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const window = page.getByRole("dialog", { name: "Share chart" });
  await window.getByRole("button", { name: "Create link" }).click();
  await expect(window.getByRole("textbox", { name: "Address" })).toBeVisible();
  await page.goto("/my-charts/links");
  await expect(page.getByRole("main").getByText(own)).toBeVisible();
});

test("saved charts are edited, duplicated, deleted and restored", async ({ page, signedIn: stateOf }) => {
  const name = `Kept ${Date.now()}`;
  // No other test lists this account's charts, one of which is missing for a moment.
  await openAsMember(page, await stateOf("trial"), ANALYSIS);
  await save(page, name);
  await page.goto("/my-charts");
  await row(page, name)
    .getByRole("button", { name: `Edit ${name}` })
    .click();
  const window = page.getByRole("dialog", { name: "Edit the chart" });
  await window.getByRole("combobox", { name: "Folder" }).fill("Board");
  await window.getByRole("textbox", { name: "Tags" }).fill("spring, Spring, q3");
  await window.getByRole("button", { name: "Save changes" }).click();
  await expect(row(page, name).getByRole("button", { name: "Board" })).toBeVisible();
  await row(page, name).getByRole("button", { name: "spring" }).click();
  await expect(page).toHaveURL(/tag=spring/);
  await row(page, name)
    .getByRole("button", { name: `Duplicate ${name}` })
    .click();
  await expect(row(page, `${name} (copy)`)).toBeVisible();
  // The picture of a chart that is deleted meanwhile would be missing.
  await settle(page);
  await row(page, name)
    .getByRole("button", { name: `Delete ${name}` })
    .click();
  await expect(row(page, name)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, name)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test("someone else's chart is 404", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), "/my-charts");
  const [foreign, none] = await Promise.all(
    ["0b8f4f8e-2c51-4a51-9d5e-2f0a4a2c9d11", "nothing"].map(async (id) =>
      page.request.get(`/api/charts/${id}/thumbnail`),
    ),
  );
  expect([foreign?.status(), none?.status()]).toEqual([404, 404]);
  expect(await foreign?.text()).toBe(await none?.text());
});

test(
  "the saved charts page fits a narrow screen in the dark theme",
  { tag: "@deep" },
  async ({ page, signedIn: stateOf }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.emulateMedia({ colorScheme: "dark" });
    await openAsMember(page, await stateOf("essential"), "/my-charts?q=nobody");
    await expect(page.getByRole("heading", { level: 1, name: "My Charts" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await faultsOf(page)).toEqual([]);
  },
);

test("several saved charts become one deck and one report, in the order chosen", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), ANALYSIS);
  const [first, second] = [`Deck A ${Date.now()}`, `Deck B ${Date.now()}`];
  await save(page, first);
  await openAlive(page, "/consumer-insights/awareness?market=sweden");
  await save(page, second);
  await page.goto("/my-charts");
  await page.getByRole("button", { name: "Slides or report" }).click();
  const collecting = page.getByRole("dialog", { name: "Slides or report" });
  await collecting.getByRole("textbox", { name: "Title" }).fill("For the board");
  for (const name of [first, second]) await collecting.getByRole("checkbox", { name }).check();
  await collecting.getByRole("button", { name: `Move ${second} up` }).click();
  expect(await faultsOf(page, "[role=dialog]")).toEqual([]);

  const slides = page.waitForEvent("download");
  await collecting.getByRole("button", { name: "Download slides" }).click();
  const deck = await slides;
  expect(deck.suggestedFilename()).toBe("for-the-board.pptx");
  const parts = partsOf(await readFile(await deck.path()));
  const contents = parts.get("ppt/slides/slide2.xml") ?? "";
  expect(contents).toContain("What the charts say");
  expect(contents.indexOf("Public awareness")).toBeLessThan(contents.indexOf("Single country"));

  const report = page.waitForEvent("download");
  const answered = page.waitForResponse("**/api/charts/collection/pdf*");
  await collecting.getByRole("button", { name: "Download report" }).click();
  const answer = await answered;
  expect(answer.headers()["content-type"]).toBe(PROGRESS_TYPE);
  const file = await report;
  expect(file.suggestedFilename()).toBe("for-the-board.pdf");
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");

  // Whoever does not ask for progress, as a link without scripts, gets the file alone.
  const plain = await page.request.get(answer.url());
  expect([plain.headers()["content-type"], (await plain.body()).subarray(0, 5).toString()]).toEqual([
    "application/pdf",
    "%PDF-",
  ]);
});

test("a report says which chart is being made, and is cancelled with the keyboard", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("professional"), ANALYSIS);
  const name = `Cancelled ${Date.now()}`;
  await save(page, name);
  await page.goto("/my-charts");
  await page.getByRole("button", { name: "Slides or report" }).click();
  const collecting = page.getByRole("dialog", { name: "Slides or report" });
  await collecting.getByRole("checkbox", { name }).check();
  // The file is held back: the window is watched while it waits.
  const stopped = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/charts/collection/"));
  await page.route("**/api/charts/collection/**", () => undefined);
  await collecting.getByRole("button", { name: "Download report" }).click();
  await expect(collecting.getByRole("status")).toHaveText(/^Creating report/i);
  await collecting.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  await stopped;
  await expect(collecting.getByRole("status")).toHaveText("Cancelled. Nothing was downloaded.");
  await expect(collecting.getByRole("status")).toBeFocused();
  await expect(collecting.getByRole("button", { name: "Cancel" })).toHaveCount(0);
});
