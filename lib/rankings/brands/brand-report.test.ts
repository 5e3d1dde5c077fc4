import { describe, expect, test } from "vitest";
import { toBrandReport } from "@/lib/rankings/brands/brand-report";
import type { BrandHistory, BrandYear } from "@/lib/rankings/histories/dataset";
import { named } from "@/tests/support/public-facts";

const yearOf = (over: Partial<BrandYear> = {}): BrandYear => ({
  market: "sweden",
  year: 2025,
  industry: named("Energy"),
  overall: 10,
  inIndustry: 4,
  rankLow: 4,
  rankHigh: 22,
  score: 100,
  error: 2,
  n: 800,
  nEff: 700,
  environment: 0.5,
  social: 0.5,
  both: 0.3,
  z: 1,
  index: 125,
  change: null,
  ...over,
});

const brandOf = (name: string, ...years: BrandYear[]): BrandHistory => ({ ...named(name), years });
const own = named("Own");
const source = {
  brand: own,
  market: "sweden",
  year: 2025,
  total: 412,
  peers: 20,
  dataset: { brands: [brandOf("Own", yearOf({ year: 2024, score: 90 }), yearOf(), yearOf({ market: "norway" }))] },
};

/** The brand at position 4 of the industry, with others at these positions and scores. */
const withOthers = (...others: [name: string, place: number, score: number | null, more?: Partial<BrandYear>][]) =>
  toBrandReport({
    ...source,
    marketYear: {
      market: "sweden",
      brands: [
        brandOf("Own", yearOf()),
        ...others.map(([name, inIndustry, score, more]) => brandOf(name, yearOf({ inIndustry, score, ...more }))),
      ],
    },
  });

describe("a brand for people with a plan", () => {
  test("a paid brand page has the exact figures of its market, for that market's years", () => {
    const report = toBrandReport({ ...source, marketYear: null });
    expect(report?.latest).toMatchObject({ overall: 10, rankLow: 4, rankHigh: 22 });
    expect(report?.trend.map(({ year, of, marketMean }) => [year, of, marketMean])).toEqual([
      [2024, null, 72],
      [2025, 412, 80],
    ]);
    expect(report?.percentile).toBe(85);
    expect(report?.interval?.low).toBeCloseTo(100 - 1.96 * 2, 1);
  });

  test("a paid brand page has no report if the latest study does not rank the brand", () => {
    const unranked = { brands: [brandOf("Own", yearOf({ overall: null, score: null }))] };
    expect(toBrandReport({ ...source, dataset: unranked, marketYear: null })).toBeNull();
    expect(toBrandReport({ ...source, market: "denmark", marketYear: null })).toBeNull();
  });

  test("a paid brand page compares at most three brands of its industry within three positions", () => {
    const report = withOthers(
      ["Above", 1, 130],
      ["Beside", 3, 101],
      ["Below", 5, 99],
      ["Far", 8, 60],
      ["Other", 4, 100, { industry: named("Banking") }],
    );
    expect(report?.closest.map(({ name, position }) => [position, name])).toEqual([
      [1, "Above"],
      [3, "Beside"],
      [4, "Own"],
      [5, "Below"],
    ]);
  });

  test("a paid brand page says which competitors differ clearly, and in which direction", () => {
    const report = withOthers(["Above", 1, 130], ["Beside", 3, 101], ["Below", 5, 60]);
    expect(report?.closest.map(({ against }) => against)).toEqual([
      { isHigher: true, isClear: true },
      { isHigher: true, isClear: false },
      null,
      { isHigher: false, isClear: true },
    ]);
  });

  test("a paid brand page does not compare with a brand without a score", () => {
    const report = withOthers(["Beside", 3, null], ["Below", 5, 60]);
    expect(report?.closest[0]).toMatchObject({ name: "Beside", estimate: null, against: null });
    expect(report?.closest[2]?.against).toEqual({ isHigher: false, isClear: true });
  });

  test("a paid brand page has the shares of both questions beside the market's average", () => {
    const report = withOthers(["Beside", 3, 101, { environment: 0.3, social: 0.2 }]);
    expect(report?.shares).toEqual([
      { part: "environment", own: 0.5, market: 0.4 },
      { part: "social", own: 0.5, market: 0.35 },
    ]);
  });
});
