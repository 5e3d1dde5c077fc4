import { expect, test } from "vitest";
import { NOT_COMPUTED } from "@/lib/study/bare-study";
import { adjustedSeries } from "@/lib/study/derive/adjusted-series";
import type { StudyResult } from "@/lib/study/study";
import { evidenceOfLevels, volatilities } from "@/lib/statistics/volatility";

const YEARS = Array.from({ length: 14 }, (_, at) => 2012 + at);

const resultOf = (brandSlug: string, year: number, score: number, standardError: number): StudyResult => ({
  ...NOT_COMPUTED,
  market: "sweden",
  year,
  brand: brandSlug,
  brandSlug,
  industry: "Energy",
  industrySlug: "energy",
  overallPosition: 1,
  industryPosition: 1,
  score,
  standardError,
  n: 1_000,
  nEff: 900,
  rankLow: 1,
  rankHigh: 1,
  publicRankLow: 1,
  publicRankHigh: 1,
});

/** One brand that falls by four points each year, and 20 that go up and down. */
const results = YEARS.flatMap((year, at) => [
  resultOf("falling", year, 120 - 4 * at, 4),
  ...Array.from({ length: 20 }, (_, i) => resultOf(`calm-${i}`, year, 80 + 3 * Math.sin(at * (i + 1)), 1)),
]);

test("a brand that was not ranked in some wave begins a new series", () => {
  const { series } = adjustedSeries(results.filter(({ brandSlug, year }) => brandSlug !== "falling" || year !== 2018));
  const own = series.filter(({ brandSlug }) => brandSlug === "falling");
  expect(own.map(({ start, values }) => [start, values.length])).toEqual([
    [2012, 6],
    [2019, 7],
  ]);
});

test("a steady decline does not pass for a brand’s usual movement, so that an alert can be raised", () => {
  const { series, volatilityOf } = adjustedSeries(results);
  const falling = series.find(({ brandSlug }) => brandSlug === "falling");
  if (!falling) throw new Error("The brand has no series.");
  const byHistory = volatilities(series, evidenceOfLevels)(falling, 2025);
  expect(volatilityOf(falling, 2025)?.own).toBeLessThan(0.9 * (byHistory?.own ?? NaN));
});
