import type { APIRequestContext } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { ANALYSES, analysesOf } from "@/lib/catalogue/analyses";
import { formatNumber, roundTo } from "@/lib/platform/words/format";
import { siteUnderTest } from "../support/data-api";
import { follow } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

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

async function inAnswer(context: APIRequestContext, address: string): Promise<number | null | undefined> {
  const { dataset } = answer.parse(await (await context.get(address)).json());
  return dataset.brands
    .find(({ slug }) => slug === BRAND.slug)
    ?.years.find((each) => each.market === BRAND.market && each.year === YEAR)?.score;
}

/** What a page says in the server's own HTML. */
async function inPage(context: APIRequestContext, address: string): Promise<string> {
  const { status, body } = await follow(context, address);
  expect(status, address).toBe(200);
  return body.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]+>/g, "");
}

/** Cells of the score's column in a file, of the brand's lines in the year. */
async function inFile(context: APIRequestContext, address: string): Promise<string[]> {
  const response = await context.get(`/api/insights/csv/${address}`, { headers: { "accept-language": "en-GB" } });
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

test("a score is the same number in the database, in responses, on pages and in files", async ({ people }) => {
  const score = await published();
  const shown = formatNumber(score, 1);
  const { slug, market, industry } = BRAND;
  const context = await people.as("enterprise");

  expect(await inAnswer(context, `/api/insights/brands?brands=${slug}`)).toBe(score);
  expect(await inAnswer(context, `/api/insights/industry?market=${market}&industry=${industry}`)).toBe(score);

  const files = [
    `portfolio?brands=${slug}.${market}`,
    `single-country?market=${market}&industry=${industry}&brands=${slug}`,
    `country-comparison?brands=${slug}`,
    `multi-country?brands=${slug}`,
  ];
  for (const file of files) {
    const cells = await inFile(context, file);
    expect(cells.length, file).toBeGreaterThan(0);
    for (const cell of cells) expect(cell, file).toBe(String(roundTo(score, 1)));
  }

  const pages = [
    `${ANALYSES.portfolio.path}?brands=${slug}.${market}`,
    `${ANALYSES["single-country"].path}?market=${market}&industry=${industry}&brands=${slug}`,
    `${ANALYSES.snapshot.path}?market=${market}&brands=${slug}`,
    `/rankings/full?country=${market}&brand=${slug}`,
  ];
  // A machine that builds meanwhile may take longer than a page waits for the database.
  for (const address of pages)
    await expect.poll(async () => inPage(context, address), { message: address, timeout: 120_000 }).toContain(shown);
});

test("people who may not see scores get no file with one", async ({ people }) => {
  const shown = formatNumber(await published(), 1);
  const context = await people.as("free");
  for (const figure of [...analysesOf("brands"), ...analysesOf("countries")]) {
    const response = await context.get(
      `/api/insights/csv/${figure}?market=${BRAND.market}&industry=${BRAND.industry}&brands=${BRAND.slug}`,
    );
    expect(response.status(), figure).toBe(403);
    expect(await response.text(), figure).not.toContain(shown);
  }
});
