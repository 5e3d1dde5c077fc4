import { mergeTests, type Page } from "@playwright/test";
import { formatNumber } from "@/lib/platform/words/format";
import { faultsInBothThemes } from "../support/axe";
import { openAsMember } from "../support/member-page";
import { test as signedIn } from "../support/sign-in";
import { setTextSize } from "../support/text-faults";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

const SMEDSTA = "/brand-snapshot?brands=smedsta&market=sweden";
/** As long as a name may be. */
const LONG_NAME = "Långnamnsbrukets allra yttersta hållbarhetskooperativ ".repeat(6).slice(0, 300);

const sheet = (page: Page) => page.getByRole("article", { name: /^Snapshot of / });

/** Pages of a PDF, each of which is an object of that type. */
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

interface Answer {
  dataset: {
    brands: {
      slug: string;
      years: { market: string; year: number; score: number; overall: number; rankLow: number; rankHigh: number }[];
    }[];
  };
}

test("the snapshot shows the published numbers", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), SMEDSTA);
  const { dataset } = (await (await page.request.get("/api/insights/brands?brands=smedsta")).json()) as Answer;
  const latest = dataset.brands[0]?.years.filter(({ market }) => market === "sweden").at(-1);
  if (!latest) throw new Error("the brand is ranked in Sweden");
  await expect(sheet(page)).toContainText(formatNumber(latest.score, 1));
  await expect(sheet(page)).toContainText(`${formatNumber(latest.overall)}of `);
  await expect(sheet(page)).toContainText(/Outlook/);
});

test("the snapshot prints on one A4 page from any screen, even with the longest names", async ({
  page,
  signedIn: stateOf,
}) => {
  await openAsMember(page, await stateOf("enterprise"), SMEDSTA);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    expect(countPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
  }
  const session = await page.context().newCDPSession(page);
  await setTextSize(session, 2);
  expect(
    countPages(await page.pdf({ preferCSSPageSize: true, printBackground: true })),
    "for readers with larger text",
  ).toBe(1);
  await session.detach();
  await sheet(page).evaluate((article, name) => {
    const heading = article.querySelector("h1");
    if (heading) Object.assign(heading, { textContent: name }).dataset["size"] = "longest";
    for (const rival of article.querySelectorAll("tbody th > span")) rival.textContent = name;
  }, LONG_NAME);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(countPages(pdf)).toBe(1);
  // Fonts and no picture of the page: text that can be chosen and found.
  expect(pdf.toString("latin1")).toContain("/ToUnicode");
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  const foot = await sheet(page).locator("footer").boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(1122);
});

test("the snapshot's market, year and parts change without a page load", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("enterprise"), "/brand-snapshot?brands=bakkested-mad&market=sweden");
  await page.getByRole("combobox", { name: "Market" }).selectOption("norway");
  await expect(sheet(page).getByRole("heading", { name: "Position in Norway" })).toBeVisible();
  await expect(page).toHaveURL(/market=norway/);
  await page.goBack();
  await expect(sheet(page).getByRole("heading", { name: "Position in Sweden" })).toBeVisible();
  await page.getByRole("combobox", { name: "Year" }).selectOption("2020");
  await expect(sheet(page).getByText("2020 study", { exact: true })).toBeVisible();
  await expect(sheet(page).getByText("published without scores by age group")).toBeVisible();
  await page.getByRole("button", { name: /^Include: / }).click();
  await page.getByRole("checkbox", { name: "Age groups" }).uncheck();
  await expect(sheet(page).getByRole("heading", { name: "By age group" })).toBeHidden();
  await expect(page).toHaveURL(/view=without-ages/);
});

test("Essential gets a snapshot of three years without an outlook", async ({ page, signedIn: stateOf }) => {
  await openAsMember(page, await stateOf("essential"), SMEDSTA);
  await expect(sheet(page).getByRole("heading", { name: "Three years of scores" })).toBeVisible();
  await expect(page.getByText("Outlook")).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test("the snapshot overflows at no width down to 320 px", { tag: "@deep" }, async ({ page, signedIn: stateOf }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await openAsMember(page, await stateOf("enterprise"), SMEDSTA);
  await expect(sheet(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
