import { toMarketPlaces } from "@/lib/analyses/country-comparison/places";
import { describe, expect, test } from "vitest";
import { toMarketCells } from "@/lib/analyses/country-comparison/market-cell";
import { MEASURES, readMeasure, type Measure } from "@/lib/analyses/country-comparison/measure";
import { toCsvTable } from "@/lib/analyses/country-comparison/csv-table";
import { toMarketSeries, toOrderByMarket, toOrderByYear, toYears } from "@/lib/analyses/country-comparison/series";
import type { BrandHistory, BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";

const SWEDEN = { slug: "sweden", name: "Sweden" };
const NORWAY = { slug: "norway", name: "Norway" };
const FINLAND = { slug: "finland", name: "Finland" };
const MARKETS = [SWEDEN, NORWAY, FINLAND];

const result = (market: string, year: number, more: Partial<BrandYear> = {}): BrandYear => ({
  market,
  year,
  industry: { slug: "food", name: "Food" },
  overall: 10,
  inIndustry: 2,
  rankLow: 4,
  rankHigh: 120,
  score: 80,
  error: 3,
  n: 1000,
  nEff: 900,
  environment: null,
  social: null,
  both: null,
  z: 1.2,
  index: 125,
  change: null,
  ...more,
});
const wave = (market: string, year: number, more: Partial<MarketWave> = {}): MarketWave => ({
  market,
  year,
  interviews: 9000,
  fieldwork: null,
  brandCount: 100,
  hasScores: true,
  isSample: true,
  mean: 64,
  deviation: 12,
  compared: null,
  real: null,
  ...more,
});

const brand: BrandHistory = {
  slug: "tuvmark",
  name: "Tuvmark",
  years: [result("sweden", 2024), result("sweden", 2025), result("norway", 2025, { score: 60, overall: 55 })],
};
const waves = [wave("sweden", 2024), wave("sweden", 2025), wave("norway", 2024), wave("norway", 2025, { mean: 50 })];

describe("a brand in each market", () => {
  test("a brand's score in a market has its distance from that market's average", () => {
    const [sweden, norway, finland] = toMarketCells(brand, MARKETS, waves, 2025);
    expect(sweden).toMatchObject({
      status: "known",
      difference: 16,
      marketPosition: { position: 10, of: 100, percentile: 91, range: { low: 4, high: 100 } },
    });
    expect(norway).toMatchObject({ status: "known", difference: 10, marketPosition: { percentile: 46 } });
    expect(finland).toEqual({ status: "closed", market: FINLAND });
  });

  test("a market without a score says why", () => {
    const odd = {
      ...brand,
      years: [
        result("sweden", 2025, { score: null, error: null, n: 39 }),
        result("norway", 2025, { score: null, error: null, n: null }),
      ],
    };
    const [sweden, norway] = toMarketCells(odd, [SWEDEN, NORWAY], waves, 2025);
    expect(sweden).toMatchObject({ status: "suppressed", n: 39 });
    expect(sweden).not.toHaveProperty("score");
    expect(norway).toMatchObject({ status: "positions" });
    expect(toMarketCells(null, [SWEDEN], waves, 2025)).toEqual([{ status: "unranked", market: SWEDEN }]);
  });

  test("a brand's interval is converted to every measure", () => {
    const [cell] = toMarketCells(brand, [SWEDEN], waves, 2025);
    if (cell?.status !== "known") throw new Error("no score");
    const half = (measure: Measure) => {
      const reading = readMeasure(cell, measure);
      return reading && reading.high - reading.value;
    };
    expect(readMeasure(cell, "score")?.value).toBe(80);
    expect(readMeasure(cell, "difference")?.value).toBe(16);
    expect(readMeasure(cell, "z")?.value).toBe(1.2);
    expect(readMeasure(cell, "index")?.value).toBe(125);
    expect(half("score")).toBeCloseTo(5.95, 2);
    expect(half("z")).toBeCloseTo(5.95 / 12, 3);
    expect(half("index")).toBeCloseTo(595 / 64, 1);
    expect(readMeasure({ ...cell, deviation: 0 }, "z")).toBeNull();
    expect(MEASURES.index.average).toBe(100);
  });
});

describe("years", () => {
  const years = toYears(waves);

  test("a year without the brand is a gap, while the average continues", () => {
    expect(years).toEqual([2024, 2025]);
    expect(toYears(waves, 2025)).toEqual([2025]);
    const norway = toMarketSeries(brand, NORWAY, waves, years, "score");
    expect(norway.points.map(({ value }) => value)).toEqual([null, 60]);
    expect(norway.average).toEqual([
      { year: 2024, value: 64 },
      { year: 2025, value: 50 },
    ]);
    expect(toMarketSeries(brand, NORWAY, waves, years, "z").average.map(({ value }) => value)).toEqual([0, 0]);
  });

  test("positions have their percentile and joint rank range", () => {
    const [sweden, ...others] = toMarketPlaces(brand, [SWEDEN, FINLAND], waves, [2025]);
    expect(others).toEqual([]);
    expect(Math.floor(sweden?.points[0]?.at?.percentile ?? 0)).toBe(91);
    expect(sweden?.points[0]?.at?.range).toMatchObject({ low: expect.any(Number), high: expect.any(Number) });
  });

  test("brands are ordered within a market, markets within a year, and equal values share a position", () => {
    const other = { ...brand, slug: "havrud", name: "Havrud", years: [result("sweden", 2025)] };
    const rows = [brand, other].map((each) => ({
      brand: each,
      cells: toMarketCells(each, [SWEDEN, NORWAY], waves, 2025),
    }));
    expect(toOrderByMarket(rows, [SWEDEN, NORWAY]).map(({ points }) => points.map(({ position }) => position))).toEqual(
      [
        [1, 1],
        [1, null],
      ],
    );
    expect(
      toOrderByYear(brand, [NORWAY, SWEDEN], waves, years).map(({ points }) => points.map(({ position }) => position)),
    ).toEqual([
      [null, 2],
      [1, 1],
    ]);
  });
});

test("the exported table has what is shown, and words for missing values", () => {
  const { columns, rows } = toCsvTable({
    figure: "multi-country",
    brands: [brand],
    markets: MARKETS,
    waves,
    years: [2024, 2025],
  });
  expect(rows).toHaveLength(4);
  const records = rows.map((row) => Object.fromEntries(columns.map(({ label }, index) => [label, row[index]])));
  expect(records[0]).toMatchObject({
    Brand: "Tuvmark",
    Market: "Sweden",
    Year: 2024,
    Score: 80,
    "Score 95% from": 74.2,
    Difference: 16,
    Percentile: 91,
  });
  expect(records[1]).toMatchObject({
    Market: "Norway",
    Status: "not in the study",
    Score: null,
    z: null,
    Position: null,
  });
});
