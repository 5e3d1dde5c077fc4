import { mergeTests, type Page } from "@playwright/test";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { holdScripts } from "../support/hold-back";
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

test("scripts take over what the server drew instead of drawing it again", async ({ page, signedIn: stateOf }) => {
  const release = await openUntouched(page, await stateOf("enterprise"), HEAT);
  release();
  const heading = await page.locator("h1").elementHandle();
  await settle(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

for (const width of [1440, 820, 390])
  test(`at ${width} px, a chart looks the same before and after its script is there`, async ({
    page,
    signedIn: stateOf,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openUntouched(page, await stateOf("enterprise"), ANALYSES["single-country"].path);
    const stage = page.locator("main [data-drawing]").first();
    const textsOf = async () =>
      (await stage.innerText())
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean)
        .toSorted();
    const boxOf = async () => stage.boundingBox();
    const [words, box] = [await textsOf(), await boxOf()];
    expect(words.length).toBeGreaterThan(5);
    await page.unrouteAll();
    await settle(page);
    await expect(page.locator("main [data-drawing]").first().locator("svg[role=presentation]")).toHaveCount(1);
    expect(await textsOf()).toEqual(words);
    expect(await boxOf()).toEqual(box);
  });
