import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { formatNumber, formatRange } from "@/lib/platform/words/format";
import { allNamed, named, onOneLine, says, servedPage, textOf } from "../support/served-page";
import { expect, test } from "./fixtures";

// The figures of an analysis page are those that its handler and its file give.

const FOOD = "market=sweden&industry=food-grocery";

async function datasetOf<Shape extends z.ZodType>(
  context: APIRequestContext,
  address: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const { dataset } = z.looseObject({ dataset: shape }).parse(await (await context.get(address)).json());
  return dataset as z.output<Shape>;
}

const textOfFile = async (context: APIRequestContext, address: string) =>
  (await context.get(`/api/insights/csv/${address}`)).text();

const range = z.looseObject({ low: z.number(), high: z.number() });

test("every score in a country's table matches the handler and the file", async ({ people }) => {
  const context = await people.as("enterprise");
  const { main } = await servedPage(context, `/brand-insights/single-country?${FOOD}&view=all`);
  const years = z.looseObject({ year: z.number(), inIndustry: z.number(), score: z.number() });
  const { brands } = await datasetOf(
    context,
    `/api/insights/industry?${FOOD}`,
    z.looseObject({ brands: z.array(z.looseObject({ name: z.string(), years: z.array(years) })) }),
  );
  const year = Math.max(...brands.flatMap((brand) => brand.years.map((each) => each.year)));
  const ranked = brands.flatMap((brand) =>
    brand.years.filter((each) => each.year === year).map((at) => ({ name: brand.name, at })),
  );
  const rows = named(main, "table", /^Scores and positions of/)
    .querySelectorAll("tr")
    .map(textOf);
  for (const { name, at } of ranked) {
    const matching = rows.filter((row) => row.includes(name) && row.includes(formatNumber(at.score, 1)));
    expect(matching, name).not.toHaveLength(0);
  }
  // The head, and the average as a row in its place.
  expect(rows).toHaveLength(ranked.length + 2);
  const file = await textOfFile(context, `single-country?${FOOD}`);
  for (const { name, at } of ranked) expect(file).toContain(`${year},${name},${at.inIndustry},`);
});

test("every age-group cell matches the handler, and cells with too few people have no value", async ({ people }) => {
  const context = await people.as("enterprise");
  const { main } = await servedPage(context, `/brand-insights/age-groups?${FOOD}&brands=smedsta,timjannas`);
  const cell = z.looseObject({ score: z.number().nullable(), n: z.number() });
  const { brands } = await datasetOf(
    context,
    "/api/insights/ages?market=sweden&brands=smedsta,timjannas&year=2025",
    z.looseObject({ brands: z.array(z.looseObject({ name: z.string(), cells: z.array(cell) })) }),
  );
  expect(brands).toHaveLength(2);
  const rows = named(main, "table", /^Scores of .* by age group/).querySelectorAll("tr");
  for (const { name, cells } of brands) {
    const row = rows.find((each) => textOf(each.querySelector("th")).includes(name));
    for (const { score, n } of cells)
      expect(textOf(row), name).toContain(score === null ? `n = ${n}` : formatNumber(score, 1));
  }
});

const figure = z.looseObject({ item: z.string(), value: z.number().nullable() });
const readings = z.looseObject({
  readings: z.array(z.looseObject({ market: z.string(), year: z.number(), figures: z.array(figure) })),
});

/** What the handler gives for everyone in Sweden's latest wave. */
async function latest(context: APIRequestContext, section: string) {
  const dataset = await datasetOf(context, `/api/insights/consumers?section=${section}`, readings);
  const own = dataset.readings.filter(({ market }) => market === "sweden").toSorted((a, b) => a.year - b.year);
  return own.at(-1)?.figures ?? [];
}

const consumers = async (context: APIRequestContext, page: string) =>
  (await servedPage(context, `/consumer-insights/${page}?market=sweden`)).main;

test("the shares of the behaviour groups match the handler", async ({ people }) => {
  const context = await people.as("enterprise");
  const main = await consumers(context, "behaviour-groups");
  const name = named(main, "[role=img]", /^Behaviour groups in Sweden/).getAttribute("aria-label");
  const shares = await latest(context, "behaviour-groups");
  expect(shares.length).toBeGreaterThan(3);
  for (const { item, value } of shares)
    expect(name).toContain(`${item.charAt(0).toUpperCase()}${item.slice(1)} ${formatNumber(100 * (value ?? 0))}%`);
});

test("the first priority has the largest value from the handler", async ({ people }) => {
  const context = await people.as("enterprise");
  const ranking = named(await consumers(context, "priorities"), "table", /^Priorities of people in Sweden/);
  const [best] = (await latest(context, "priorities")).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  expect(textOf(ranking.querySelectorAll("tr")[1])).toContain(formatNumber(100 * (best?.value ?? 0), 1));
});

test("the decision factors together are the sum of the values from the handler", async ({ people }) => {
  const context = await people.as("enterprise");
  const weights = await latest(context, "decision-factors");
  const explained = weights.reduce((sum, { value }) => sum + (value ?? 0), 0);
  expect(textOf(await consumers(context, "decision-factors"))).toContain(
    `Together: ${formatNumber(100 * explained, 1)}% of the differences`,
  );
});

test("every share who agree matches the handler, and none is older than the plan's years", async ({ people }) => {
  const context = await people.as("essential");
  const answers = (await consumers(context, "attitudes")).querySelector("#answers");
  if (!answers) throw new Error("The attitudes page has no answers.");
  const dataset = await datasetOf(context, "/api/insights/consumers?section=attitudes", readings);
  const years = dataset.readings.map(({ year }) => year);
  expect(Math.min(...years)).toBeGreaterThan(Math.max(...years) - 3);
  const agree = (await latest(context, "attitudes")).filter(({ item }) => item.endsWith("/agree"));
  expect(agree).toHaveLength(8);
  for (const { item, value } of agree)
    expect(says(answers, `${formatNumber(100 * (value ?? 0), 1)}%`), item).toBe(true);
});

const forecasts = z.looseObject({
  brands: z.array(
    z.looseObject({
      slug: z.string(),
      name: z.string(),
      waves: z.number(),
      years: z.array(z.looseObject({ year: z.number(), value: z.number(), p80: range, p95: range })),
    }),
  ),
});

test("the forecast on the page matches the handler and the file", async ({ people }) => {
  const context = await people.as("enterprise");
  const { main } = await servedPage(context, `/predictive-insights/trajectory?${FOOD}`);
  const table = named(main, "table", /^Forecast of .* by year$/);
  const { brands } = await datasetOf(context, `/api/insights/forecasts?${FOOD}`, forecasts);
  const brand = brands.find(
    ({ name, waves }) => waves >= 5 && textOf(table.querySelector("caption")) === `Forecast of ${name} by year`,
  );
  expect(brand?.years).toHaveLength(3);
  const rows = table.querySelectorAll("tr").map(textOf);
  const file = await textOfFile(context, `trajectory?${FOOD}&brands=${brand?.slug ?? ""}`);
  for (const { year, value, p80, p95 } of brand?.years ?? []) {
    const row = rows.find((each) => each.startsWith(String(year)));
    for (const expected of [
      formatNumber(value, 1),
      formatRange(p80.low, p80.high, 1),
      formatRange(p95.low, p95.high, 1),
    ])
      expect(row).toContain(onOneLine(expected));
    const written = formatNumber(value, 1)
      .replace(".", "[.,]")
      .replace(/[.,]0$/, "");
    expect(file).toMatch(new RegExp(String.raw`${year}[,;].*Forecast[,;]"?${written}`));
  }
});

test("a shared forecast draws the brands that it is compared with", async ({ people }) => {
  const { main } = await servedPage(await people.as("enterprise"), `/share?figure=trajectory&${FOOD}`);
  const compared = main.querySelectorAll("dt").find((term) => textOf(term) === "Compared with");
  const names = textOf(compared?.nextElementSibling).split(", ");
  expect(names.length).toBeGreaterThan(1);
  const drawings = main.querySelectorAll("svg[role=img]").map((drawing) => drawing.getAttribute("aria-label") ?? "");
  for (const name of names) expect(drawings.filter((label) => label.includes(name)).length, name).toBeGreaterThan(0);
});

test("the alerts in the file match the page", async ({ people }) => {
  const context = await people.as("enterprise");
  const { main } = await servedPage(context, "/predictive-insights/risks?market=sweden&of=all");
  const [list] = allNamed(main, "ul, ol", "Open alerts");
  const brand = textOf(list?.querySelector("summary b"));
  expect(brand).not.toBe("");
  expect(await textOfFile(context, "risk-alerts?market=sweden&of=all")).toContain(brand);
});

test("the portal counts each market's clear changes and links to the industry", async ({ people }) => {
  const { main } = await servedPage(await people.as("essential"), "/insights?market=sweden");
  expect(says(main, /^(None|\d+) of \d+ changes in score since \d{4} (is|are) clear\.$/)).toBe(true);
  const markets = named(main, "section", /^The \d{4} study, market by market$/);
  expect(textOf(markets)).toContain("Clear changes in score since the previous study");
  expect(
    markets
      .querySelectorAll("*")
      .map(textOf)
      .filter((text) => /^\d+ of \d+$/.test(text)).length,
  ).toBe(5);
  const [link] = allNamed(main, "a", /the whole industry$/);
  expect(link?.getAttribute("href")).toMatch(/^\/brand-insights\/single-country\?market=sweden&industry=/);
});
