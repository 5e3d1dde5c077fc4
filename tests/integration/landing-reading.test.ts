import { afterAll, beforeAll, expect, test } from "vitest";
import { toBrandAnswers, toBrandDescription, toBrandStandfirst } from "@/lib/rankings/brands/brand-words";
import { loadBrandFacts } from "@/lib/rankings/brands/load";
import { toIndustryAnswers, toIndustryStandfirst } from "@/lib/rankings/industries/industry-words";
import { loadIndustryFacts, loadListedIndustries } from "@/lib/rankings/industries/load";
import { loadMarketFacts } from "@/lib/rankings/markets/load";
import { toMarketAnswers, toMarketText } from "@/lib/rankings/markets/market-words";
import { publishStudy } from "@/lib/study/mutations";
import { smallBrand, smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { TestBackend } from "@/tests/support/test-backend";

// Next's cache is not there outside Next.
let backend: TestBackend;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishStudy(smallStudy(), { sha256: "d".repeat(64), actor: "test" });
});

afterAll(() => backend?.stop());

/** Figures that are sold: scores and their errors (two decimals and more), sample sizes of a brand, exact ranges, positions within an industry. */
const SOLD =
  /\d+\.\d{2,}|"(?:score|standardError|n|standard_error)":\s*\d|"exact":\s*true|"inIndustry":\s*\d|1,0(?:0[1-9]|1\d|2[0-4])\b/;

/** Everything read and said as one text, without the time of the publication. */
const textOf = (value: unknown): string => JSON.stringify(value).replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, "");

test("an industry's page reads its top-10 rows, names and other markets, but no paid data", async () => {
  const facts = await loadIndustryFacts("sweden", "food-grocery");
  if (!facts) throw new Error("no industry");
  expect(facts.brands).toHaveLength(8);
  expect(facts.brands.map(({ name }) => name)).toEqual(facts.brands.map(({ name }) => name).toSorted());
  expect(facts.topTen.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(facts.elsewhere.map(({ market, brands }) => [market.slug, brands.length])).toEqual([["netherlands", 3]]);
  expect(toIndustryStandfirst(facts)).toContain(`${smallBrand(2).name} (2nd)`);
  expect(textOf([facts, toIndustryAnswers(facts), toIndustryStandfirst(facts)])).not.toMatch(SOLD);
});

test("a brand's page reads and returns no position outside the top 10", async () => {
  const slug = smallBrand(17).slug;
  const facts = await loadBrandFacts(slug);
  if (!facts) throw new Error("no brand");
  expect(facts.view.isIndexable).toBe(false);
  expect(facts.view.standings.map(({ position, range }) => [position.status, range])).toEqual([["locked", null]]);
  const texts = [
    toBrandStandfirst(facts),
    toBrandDescription(facts),
    ...toBrandAnswers(facts).map(({ answer }) => answer),
  ].join(" ");
  expect(texts.replaceAll(/Brand \d+ Åre/g, "")).not.toMatch(/\b17(?:th)?\b/);
  expect(textOf([facts, texts])).not.toMatch(SOLD);
});

test("a market's page describes its top 10", async () => {
  const facts = await loadMarketFacts("sweden");
  if (!facts) throw new Error("no market");
  expect(facts.rows).toHaveLength(10);
  expect(textOf([facts, toMarketText(facts), toMarketAnswers(facts)])).not.toMatch(SOLD);
});

test("pages with too little content are not indexed", async () => {
  const listed = (await loadListedIndustries()).map(({ market, industry }) => `${market}/${industry}`);
  expect(listed).toContain("sweden/food-grocery");
  // Two or three brands each, but all of the market's eight are in its top 10.
  expect(listed.filter((path) => path.startsWith("netherlands/"))).toHaveLength(3);
});

test("unknown pages have no content", async () => {
  expect(await loadIndustryFacts("sweden", "none")).toBeNull();
  expect(await loadIndustryFacts("atlantis", "energy")).toBeNull();
  expect(await loadMarketFacts("norway")).toBeNull();
  expect(await loadBrandFacts("none")).toBeNull();
});
