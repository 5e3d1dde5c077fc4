import { mergeTests } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const AWARENESS = "/consumer-insights/awareness";
const TOPICS = "/consumer-insights/topics";

test("the selected market and term are in the address, and Back restores the previous ones", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), AWARENESS);
  const filters = page.getByRole("region", { name: "Filters" });
  await filters.getByLabel("Market").selectOption("norway");
  await expect(page).toHaveURL(/market=norway/);
  await expect(page.getByRole("heading", { name: /^By age in Norway, / })).toBeVisible();
  await filters.getByLabel("Term").selectOption("greenwashing");
  await expect(page).toHaveURL(/view=greenwashing/);
  await expect(filters.getByLabel("Term")).toHaveValue("greenwashing");
  await page.goBack();
  await expect(page.getByRole("heading", { name: /^By age in Sweden, / })).toBeVisible();
});

test("two compared groups have every difference marked", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), AWARENESS);
  const compare = page.locator("#compare");
  await compare.getByRole("button", { name: "Women" }).click();
  await expect(page).toHaveURL(/with=sweden\.20\d\d\.all\.female\.all/);
  await expect(compare.getByText(/Some people are in both groups/)).toBeVisible();
  await expect(compare.getByRole("row")).toHaveCount(8);
  await expect(compare.getByText(/^(?:Clear|No clear) difference$/)).toHaveCount(7);
  await compare.getByLabel("Sex").selectOption("all");
  await expect(compare.getByText(/comparing a group with itself/)).toBeVisible();
  await compare.getByRole("button", { name: "Stop comparing" }).click();
  await expect(page).not.toHaveURL(/with=/);
});

test("the arrow keys read a cell of the heat map", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), TOPICS);
  const heat = page.locator("#markets");
  await heat.getByRole("gridcell").nth(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(heat.getByText(/, Norway:/)).toBeVisible();
  await expect(heat.getByText(/points from the average of the markets, (?:no )?clear difference\./)).toBeVisible();
});

test("a lower plan gets fewer years of consumer results, and no file", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("essential"), AWARENESS);
  expect(await (await page.request.get(AWARENESS)).text()).not.toMatch(
    /(?:"|sweden\\*",|norway\\*",|denmark\\*",|finland\\*",|netherlands\\*",|year\\*":)20(?:1\d|2[0-2])\b/,
  );
  expect(await (await page.request.get("/api/insights/consumers?section=awareness")).text()).not.toMatch(
    /"year":20(?:1\d|2[0-2])\b/,
  );
  expect((await page.request.get("/api/insights/csv/consumers?section=awareness")).status()).toBe(403);
  await openAsMember(page, await stateOf("professional"), AWARENESS);
  const file = await page.request.get("/api/insights/csv/consumers?section=awareness&from=2024");
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect(await file.text()).toMatch(/awareness,Sweden,2025,all,all,all,Greenwashing,greenwashing,/);
});

for (const path of [`${AWARENESS}?with=norway.2025.18-29.all.all`, TOPICS]) {
  test(
    `axe finds no faults in either theme, and nothing overflows at 320 px: ${path}`,
    { tag: "@deep" },
    async ({ page, signedIn: stateOf }) => {
      await openAsMember(page, await stateOf("enterprise"), path);
      expect(await faultsInBothThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect
        .poll(
          async () => page.evaluate(() => document.documentElement.scrollWidth),
          "once drawings have their new width",
        )
        .toBeLessThanOrEqual(320);
    },
  );
}

for (const path of ["/consumer-insights/priorities", "/consumer-insights/decision-factors"])
  test(`on a phone the rows of the first chart share one scale: ${path}`, async ({ page, signedIn: stateOf }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsMember(page, await stateOf("enterprise"), path);
    const lines = page.locator('[data-slot="lead-chart"] tbody td[class*="line"]');
    await expect(lines.first()).toBeVisible();
    const places = await lines.evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, width } = cell.getBoundingClientRect();
        return `${Math.round(left)} ${Math.round(width)}`;
      }),
    );
    expect(places.length).toBeGreaterThan(5);
    expect(new Set(places).size, "places of the lines").toBe(1);
  });
