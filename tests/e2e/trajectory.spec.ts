import { mergeTests, type Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { putFirst, removeBrand } from "../support/brand-panel";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const PATH = "/predictive-insights/trajectory";
const FOOD = `${PATH}?market=sweden&industry=food-grocery`;

interface Answer {
  dataset: {
    origin: number;
    brands: {
      slug: string;
      name: string;
      waves: number;
      years: { year: number; value: number; p80: { low: number; high: number }; p95: { low: number; high: number } }[];
    }[];
  };
}

const readForecasts = async (page: Page) =>
  ((await (await page.request.get("/api/insights/forecasts?market=sweden&industry=food-grocery")).json()) as Answer)
    .dataset;
const byYear = (page: Page) => page.getByRole("table", { name: /^Forecast of .* by year$/ });

test("the forecast's horizon and rivals change without a page load", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), FOOD);
  const { origin } = await readForecasts(page);
  await page.getByText("Forecast as a table, with positions").click();
  await expect(byYear(page).getByRole("row")).toHaveCount(4);
  await page.getByLabel("Years ahead").selectOption("1");
  await expect(page).toHaveURL(/view=1/);
  await expect(byYear(page).getByRole("row")).toHaveCount(2);
  await expect(byYear(page).getByRole("rowheader", { name: String(origin + 1) })).toBeVisible();

  const heading = page.getByRole("heading", { level: 1 });
  const first = await heading.innerText();
  const chances = page.getByRole("table", { name: /^Chances of .*, by year$/ });
  const rivals = await chances.getByRole("row").count();
  await removeBrand(page);
  await expect(chances.getByRole("row")).toHaveCount(rivals - 1);
  await putFirst(page);
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText(first.replaceAll(/\s+/g, " "));
});

test("the forecast is shown as positions or as scores, and the address keeps which", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), FOOD);
  const view = page.getByRole("group", { name: "View" });
  await view.getByRole("button", { name: "Position" }).click();
  await expect(page).toHaveURL(/view=position/);
  await expect(page.getByText(/^Position among \d+ brands/).first()).toBeVisible();
  await page.getByLabel("Years ahead").selectOption("2");
  await expect(page).toHaveURL(/view=2-position/);
  await view.getByRole("button", { name: "Score" }).click();
  await expect(page).toHaveURL(/view=2(&|$)/);
});

test("a brand with too few years has no forecast, and the page says why", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), FOOD);
  const short = (await readForecasts(page)).brands.find(({ waves }) => waves < 5);
  expect(short).toBeDefined();
  await page.goto(`${FOOD}&brands=${short?.slug ?? ""}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Too few years of data to forecast/);
  await expect(byYear(page)).toHaveCount(0);
  await expect(page.locator("svg").getByText("Forecast", { exact: true })).toHaveCount(0);
});

test("Professional sees eight years, and a note that the forecast uses more", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("professional"), FOOD);
  await expect(page.getByText(/studies; your plan shows those from \d{4}\./)).toBeVisible();
  const html = await (await page.request.get(FOOD)).text();
  expect(html).not.toMatch(/\\?"(?:year|origin)\\?":20(?:0\d|1[0-7])\b/);
});

test(
  "T opens the table of the forecast, and axe finds no faults in either theme",
  { tag: "@deep" },
  async ({ page, signedIn: stateOf }) => {
    await openAsMember(page, await stateOf("enterprise"), FOOD);
    await page.locator("#forecast").getByRole("button", { name: "Table" }).focus();
    await page.keyboard.press("t");
    await expect(page.getByRole("table", { name: /^Score and forecast/ })).toBeVisible();
    expect(await faultsInBothThemes(page, "main")).toEqual([]);
  },
);
