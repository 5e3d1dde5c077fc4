import { mergeTests, type Page } from "@playwright/test";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { holdBack, holdScripts } from "../support/hold-back";
import { openAsMember } from "../support/member-page";
import { isTakenOver, settle, untilTakenOver } from "../support/settle";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

// Analyses stay as the server drew them until a reader does something. Nothing that a reader does meanwhile is lost.

const test = mergeTests(watched, signedIn);

const RISKS = `${ANALYSES["risk-alerts"].path}?market=sweden&of=all`;
const HEAT = ANALYSES["age-groups"].path;

/** Opens an analysis as someone who touches nothing, with its code held back; returns a function that lets that come. */
async function openUntouched(page: Page, state: string, path: string): Promise<() => void> {
  await openAsMember(page, state, "/account");
  await page.goto("about:blank");
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const release = await holdScripts(page);
  expect(await isTakenOver(page.locator("h1"))).toBe(false);
  return release;
}

test("an alert that is opened before its script is there stays open, and is in the address", async ({
  page,
  signedIn: stateOf,
}) => {
  const release = await openUntouched(page, await stateOf("enterprise"), RISKS);
  const rows = page.getByRole("list", { name: "Open alerts", exact: true }).locator(":scope > li > details > summary");
  await rows.nth(1).click();
  release();
  await expect(page.getByText("What raised it.")).toBeVisible();
  await expect(page).toHaveURL(/alert=/);
  await rows.nth(1).click();
  await expect(page.getByText("What raised it.")).toHaveCount(0);
});

test("a choice that is made before its script is there is made", async ({ page, signedIn: stateOf }) => {
  const release = await openUntouched(page, await stateOf("enterprise"), HEAT);
  await page.getByLabel("Colour shows").selectOption("market");
  release();
  await expect(page).toHaveURL(/view=market/);
  await expect(page.getByLabel("Colour shows")).toHaveValue("market");
});

test("a button that is pressed before its script is there does what it says", async ({ page, signedIn: stateOf }) => {
  const release = await openUntouched(page, await stateOf("enterprise"), ANALYSES["single-country"].path);
  await page.getByRole("button", { name: "Table", exact: true }).first().click();
  release();
  await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
});

test("a name typed before its script is there is searched for", async ({ page, signedIn: stateOf }) => {
  // The field takes the focus, which asks for its code at once: what the page itself names comes, the rest is held back.
  await openAsMember(page, await stateOf("trial"), "/account");
  const named = await (await page.request.get("/insights")).text();
  const release = await holdBack(
    page,
    /\/_next\/static\/.*\.js/,
    (request) => !named.includes(new URL(request.url()).pathname),
  );
  await page.goto("/insights");
  const field = page.getByRole("combobox", { name: "Brand to follow" });
  await field.fill("Ska");
  await field.pressSequentially("r");
  expect(await isTakenOver(field)).toBe(false);
  release();
  // Not those of the question what to begin with.
  await expect(page.getByRole("listbox", { name: "Brands" }).getByRole("option").first()).toBeVisible();
  await expect(field).toHaveValue("Skar");
});

test("keys that are pressed before its script is there do what they do", async ({ page, signedIn: stateOf }) => {
  const path = `${ANALYSES["single-country"].path}?market=sweden&industry=food-grocery`;
  const release = await openUntouched(page, await stateOf("enterprise"), path);
  const reader = page.getByRole("slider").first();
  await reader.focus();
  for (const key of ["End", "ArrowLeft", "ArrowLeft", "t"]) await reader.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  release();
  const last = Number(await reader.getAttribute("aria-valuemax"));
  await expect(reader).toHaveAttribute("aria-valuenow", String(last - 2));
  await expect(page.getByRole("button", { name: "Table", exact: true }).first()).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("arrow keys in a grid before its script is there move from cell to cell", async ({ page, signedIn: stateOf }) => {
  const release = await openUntouched(page, await stateOf("enterprise"), HEAT);
  const cell = page.locator("[role=gridcell][tabindex='0']").first();
  const from = (await cell.getAttribute("data-cell")) ?? "";
  await cell.focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  release();
  const [row, column] = from.split(" ").map(Number);
  await expect(page.locator(`[data-cell="${row} ${(column ?? 0) + 2}"]`).first()).toHaveAttribute("tabindex", "0");
});

test("an analysis whose script could not be loaded tries again with the next sign of a reader", async ({
  page,
  complaints,
  signedIn: stateOf,
}) => {
  complaints.forgive(/ERR_FAILED|Failed to load|ChunkLoadError/);
  const release = await openUntouched(page, await stateOf("enterprise"), HEAT);
  release();
  await page.unrouteAll();
  const scripts = /\/_next\/static\/.*\.js/;
  await page.route(scripts, (route) => route.abort("failed"));
  const failed = page.waitForEvent("requestfailed");
  await page.mouse.move(300, 400);
  await failed;
  await page.unroute(scripts);
  await expect
    .poll(async () => {
      await page.mouse.move(300 + Math.random() * 10, 400);
      return isTakenOver(page.locator("h1"));
    })
    .toBe(true);
});

test("an analysis to which the router leads is worked by scripts at once", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), ANALYSES["single-country"].path);
  await settle(page);
  await page.getByRole("link", { name: "Multi-country", exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(ANALYSES["multi-country"].path));
  await untilTakenOver(page.locator("h1"));
});

test("scripts take over what the server drew, and do not draw it again", async ({ page, signedIn: stateOf }) => {
  const release = await openUntouched(page, await stateOf("enterprise"), HEAT);
  release();
  const heading = await page.locator("h1").elementHandle();
  await settle(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

/** A line chart, a forecast, a scatter chart and a bump chart. */
const CHARTS = ["single-country", "trajectory", "decision-factors", "country-comparison"] as const;

const DRAWINGS = 'main svg:is([role="presentation"], [preserveAspectRatio="none"])';

/** The drawings that are seen, from left to right, with their place on the page. */
const drawingsOf = async (page: Page) =>
  page.locator(DRAWINGS).evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const { left, top, width, height } = drawing.getBoundingClientRect();
      return width > 0 ? [[left, top + scrollY, width, height].map(Math.round).join(" ")] : [];
    }),
  );

// Three widths for the three drawings of the server; 1280 px shows one of them again.
for (const width of [1440, 1280, 820, 390]) {
  const title = `at ${width} px, charts are in their place with the same words before and after their script is there`;
  test(title, { tag: width === 1280 ? "@deep" : [] }, async ({ page, signedIn: stateOf }) => {
    await page.setViewportSize({ width, height: 900 });
    // A phone folds the bump chart, which is far down there.
    for (const analysis of width === 390 ? CHARTS.slice(0, 3) : CHARTS) {
      await openUntouched(page, await stateOf("enterprise"), ANALYSES[analysis].path);
      const main = page.getByRole("main");
      const wordsOf = async () => (await main.innerText()).split(/\s+/).filter(Boolean).toSorted();
      const [words, drawings] = [await wordsOf(), await drawingsOf(page)];
      expect(drawings.length, analysis).toBeGreaterThan(0);
      await page.unrouteAll();
      await settle(page);
      // Each place has one drawing then, for its own width.
      await expect.poll(async () => drawingsOf(page), analysis).toEqual(drawings);
      await expect(page.locator(DRAWINGS), analysis).toHaveCount(drawings.length);
      expect(await wordsOf(), analysis).toEqual(words);
    }
  });
}

test("a chart whose script fails to load says so, and no longer shows an earlier choice", async ({
  page,
  complaints,
  signedIn: stateOf,
}) => {
  complaints.forgive(/ERR_FAILED|Failed to load|ChunkLoadError/);
  await openUntouched(page, await stateOf("enterprise"), ANALYSES["single-country"].path);
  await page.unrouteAll();
  // The analysis comes; its drawing, which is asked for once that works, does not.
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const isAlive = await page.evaluate(() => document.querySelector("[data-late]") === null);
    await (isAlive ? route.abort("failed") : route.continue());
  });
  await page.mouse.move(300, 400);
  await expect(page.getByText("We couldn’t load the chart. The table shows the same data.").first()).toBeVisible();
  expect(await drawingsOf(page)).toEqual([]);
});
