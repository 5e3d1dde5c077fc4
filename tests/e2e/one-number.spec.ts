import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { type Cookie, mergeTests, type Page } from "@playwright/test";
import { z } from "zod";
import { formatNumber, roundTo } from "@/lib/platform/words/format";
import { siteUnderTest } from "../support/data-api";
import { test as signedIn } from "../support/sign-in";
import { expect, test as watched } from "./fixtures";

const test = mergeTests(watched, signedIn);

// One number everywhere: a brand's score, as published, stands the same on every page, in every answer and in every file.

const YEAR = 2025;
const BRAND = { slug: "akerhamra", name: "Åkerhamra", market: "sweden", country: "Sweden", industry: "banking" };
const year = z.looseObject({ market: z.string(), year: z.number(), score: z.number().nullable() });
const answer = z.looseObject({
  dataset: z.looseObject({ brands: z.array(z.looseObject({ slug: z.string(), years: z.array(year) })) }),
});

/** The score as the database holds it. */
async function published(): Promise<number> {
  const { body } = await siteUnderTest().select(
    "service",
    `ranking_scores?Brand=eq.${encodeURIComponent(BRAND.name)}&Year=eq.${YEAR}`,
  );
  const [row] = z.array(z.looseObject({ Score: z.coerce.number() })).parse(JSON.parse(body));
  return row?.Score ?? NaN;
}

async function inAnswer(page: Page, address: string): Promise<number | null | undefined> {
  const { dataset } = answer.parse(await (await page.request.get(address)).json());
  return dataset.brands
    .find(({ slug }) => slug === BRAND.slug)
    ?.years.find((each) => each.market === BRAND.market && each.year === YEAR)?.score;
}

/** The page's requests are made as somebody who has signed in. */
async function askAs(page: Page, state: string): Promise<void> {
  const { cookies } = JSON.parse(await readFile(state, "utf8")) as { cookies: Cookie[] };
  await page.context().addCookies(cookies);
}

/** What a page says in the server's own HTML. */
async function inPage(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address);
  expect(response.status(), address).toBe(200);
  return (await response.text()).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]+>/g, "");
}

/** Cells of the score's column in a file, of the brand's lines in the year. */
async function inFile(page: Page, address: string): Promise<string[]> {
  const response = await page.request.get(`/api/insights/csv/${address}`, { headers: { "accept-language": "en-GB" } });
  expect(response.status(), address).toBe(200);
  const [head = [], ...rows] = z
    .array(z.array(z.string()))
    .parse(parse(await response.text(), { bom: true, relax_column_count: true }));
  const at = (name: string) => head.findIndex((column) => column.toLowerCase() === name);
  const [brand, market, when, score] = [at("brand"), at("market"), at("year"), at("score")];
  return rows
    .filter(
      (row) => row[brand] === BRAND.name && row[when] === String(YEAR) && (market < 0 || row[market] === BRAND.country),
    )
    .map((row) => row[score] ?? "");
}

test("a score is one number in the database, in answers, on pages and in files", async ({
  page,
  signedIn: stateOf,
}) => {
  const score = await published();
  const shown = formatNumber(score, 1);
  const { slug, market, industry } = BRAND;
  await askAs(page, await stateOf("enterprise"));

  expect(await inAnswer(page, `/api/insights/brands?brands=${slug}`)).toBe(score);
  expect(await inAnswer(page, `/api/insights/industry?market=${market}&industry=${industry}`)).toBe(score);

  const files = [
    `portfolio?brands=${slug}.${market}`,
    `single-country?market=${market}&industry=${industry}&brands=${slug}`,
    `country-comparison?brands=${slug}`,
    `multi-country?brands=${slug}`,
  ];
  for (const file of files) {
    const cells = await inFile(page, file);
    expect(cells.length, file).toBeGreaterThan(0);
    for (const cell of cells) expect(cell, file).toBe(String(roundTo(score, 1)));
  }

  const pages = [
    `/brand-insights/portfolio?brands=${slug}.${market}`,
    `/brand-insights/single-country?market=${market}&industry=${industry}&brands=${slug}`,
    `/brand-snapshot?market=${market}&brands=${slug}`,
    `/rankings/full?country=${market}&brand=${slug}`,
  ];
  // A machine that builds meanwhile may take longer than a page waits for the database.
  for (const address of pages)
    await expect.poll(async () => inPage(page, address), { message: address, timeout: 20_000 }).toContain(shown);
});

test("who may not see a score is given none by any of these", async ({ page, signedIn: stateOf }) => {
  const shown = formatNumber(await published(), 1);
  await askAs(page, await stateOf("free"));
  for (const figure of [
    "portfolio",
    "single-country",
    "multi-country",
    "country-comparison",
    "age-groups",
    "snapshot",
  ]) {
    const response = await page.request.get(
      `/api/insights/csv/${figure}?market=${BRAND.market}&industry=${BRAND.industry}&brands=${BRAND.slug}`,
    );
    expect(response.status(), figure).toBe(403);
    expect(await response.text(), figure).not.toContain(shown);
  }
});
