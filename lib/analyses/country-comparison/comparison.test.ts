import { describe, expect, test } from "vitest";
import { toComparison } from "@/lib/analyses/country-comparison/comparison";
import { toMultiCountry } from "@/lib/analyses/country-comparison/multi-country";
import { toSource, toSpan } from "@/lib/analyses/country-comparison/source-words";
import type { BrandHistory, BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";

const MARKETS = [
  { slug: "sweden", name: "Sweden" },
  { slug: "norway", name: "Norway" },
  { slug: "finland", name: "Finland" },
];

const result = (market: string, year: number, score: number | null, more: Partial<BrandYear> = {}): BrandYear => ({
  market,
  year,
  industry: { slug: "food", name: "Food" },
  overall: 10,
  inIndustry: 2,
  rankLow: 4,
  rankHigh: 20,
  score,
  error: score === null ? null : 3,
  n: 1000,
  nEff: 900,
  environment: 0.4,
  social: 0.5,
  both: null,
  z: 1,
  index: 120,
  change: null,
  ...more,
});
const brand = (slug: string, years: BrandYear[]): BrandHistory => ({ slug, name: slug.toUpperCase(), years });
const waves = MARKETS.flatMap(({ slug }) =>
  [2024, 2025].map((year): MarketWave => ({
    market: slug,
    year,
    interviews: 9000,
    fieldwork: null,
    brandCount: 100,
    hasScores: true,
    isSample: true,
    mean: 60,
    deviation: 12,
    compared: null,
    real: null,
  })),
);
const two = brand("two", [result("sweden", 2024, 70), result("sweden", 2025, 90), result("norway", 2025, 60)]);
const one = brand("one", [result("sweden", 2025, 88), result("norway", 2025, null, { n: 31 })]);

describe("one brand across markets", () => {
  const view = toMultiCountry({
    brand: two,
    name: "Two",
    markets: MARKETS,
    waves,
    from: null,
    to: 2025,
    measure: "score",
  });

  test("one brand's tables and tests use the last year, its lines all years", () => {
    expect(view).toMatchObject({ year: 2025, years: [2024, 2025] });
    expect(view.known.map(({ difference }) => difference)).toEqual([30, 0]);
    expect(view.pairs).toHaveLength(1);
    expect(view.markets.map(({ slug }) => slug)).toEqual(["sweden", "norway"]);
    expect(view.series[1]?.points.map(({ value }) => value)).toEqual([null, 60]);
    expect(view.claim.claim).toBe("Two does clearly better in Sweden than in Norway");
  });

  test("shares are in percent, with Wilson's interval", () => {
    const [row] = view.shares;
    expect(row?.environment.value).toBe(40);
    expect(row?.environment.low).toBeCloseTo(36.85, 2);
    expect(row?.environment.high).toBeCloseTo(43.24, 2);
  });

  test("an unknown brand has no values, and the page says so", () => {
    const none = toMultiCountry({
      brand: null,
      name: "x",
      markets: MARKETS,
      waves,
      from: null,
      to: null,
      measure: "z",
    });
    expect(none).toMatchObject({
      known: [],
      pairs: [],
      series: [],
      claim: { standfirst: "It was not in the study of any market in 2025." },
    });
  });
});

describe("brands across markets", () => {
  const compare = (year: number | null) =>
    toComparison({
      brands: [two, one].map((history) => ({ ...history, history, shortName: history.name })),
      markets: MARKETS,
      waves,
      from: null,
      to: year,
      measure: "difference",
    });

  test("several brands are shown in the markets that rank one of them", () => {
    const view = compare(2025);
    expect(view.markets.map(({ name }) => name)).toEqual(["Sweden", "Norway"]);
    expect(view.without.map(({ name }) => name)).toEqual(["Finland"]);
    expect(view.rows[1]?.cells.map(({ status }) => status)).toEqual(["known", "suppressed"]);
    expect(compare(2024).markets.map(({ name }) => name)).toEqual(["Sweden"]);
  });

  test("a suppressed score has no position in an order, and no value in a line", () => {
    const view = compare(2025);
    expect(view.orders.map(({ points }) => points.map(({ position }) => position))).toEqual([
      [1, 1],
      [2, null],
    ]);
    const line = view.panels[1]?.lines.find(({ brand: { slug } }) => slug === "one");
    expect(line?.series.points.at(-1)).toEqual({ year: 2025, value: null, low: null, high: null, n: 31 });
  });

  test("the clear steps in each order are counted", () => {
    expect(compare(2025).steps).toEqual({ of: 1, clear: 0 });
    expect(compare(2025).tests.map(({ slug, clear }) => [slug, clear])).toEqual([["two", true]]);
  });
});

test("the source states what the numbers are based on", () => {
  const view = toMultiCountry({
    brand: two,
    name: "Two",
    markets: MARKETS,
    waves,
    from: null,
    to: 2025,
    measure: "score",
  });
  expect(toSource(view.known, "2025")).toMatch(
    /^Source: \S+ brand study 2025, two markets\. n = 1,000 per brand and market\.$/u,
  );
  expect([toSpan(2024, 2025), toSpan(2025, 2025)]).toEqual(["2024–2025", "2025"]);
});
