import { expect, test } from "vitest";
import { planStudy } from "@/lib/study/generate/study-plan";
import { BRAND_COUNTS } from "@/lib/study/sample/roster";
import { createSampleStudy } from "@/lib/study/sample/sample-study";

const seed = "test";
const sample = createSampleStudy(seed);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

test("the small study has two years of brand interviews after finished results", () => {
  const { waves, results } = planStudy({ scale: "small", fraction: 1, seed }, sample);
  expect(waves).toHaveLength(40);
  expect([...new Set(waves.map(({ year }) => year))]).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]);
  expect(Math.max(...results.map(({ year }) => year))).toBe(2023);
  for (const { market, year, interviews, assessments, modulesEvery, brands } of waves) {
    if (year < 2024) {
      expect({ interviews, assessments, modulesEvery, brands }).toEqual({
        interviews: 1_500,
        assessments: 0,
        modulesEvery: 1,
        brands: [],
      });
      continue;
    }
    if (year === 2025) expect(brands).toHaveLength(BRAND_COUNTS[market]);
    expect(assessments / brands.length).toBeGreaterThan(1000);
    expect(assessments / brands.length).toBeLessThan(1016);
    expect(assessments / interviews).toBe(34);
    expect(modulesEvery).toBe(3);
  }
});

test("the full study has 650,000 interviews and 50,000,000 assessments", () => {
  const full = planStudy({ scale: "full", fraction: 1, seed }, sample);
  const tenth = planStudy({ scale: "full", fraction: 0.1, seed }, sample);
  for (const [{ waves, results }, fraction] of [
    [full, 1],
    [tenth, 0.1],
  ] as const) {
    expect(waves).toHaveLength(75);
    expect(results).toHaveLength(0);
    expect(sumOf(waves.map(({ interviews }) => interviews))).toBe(650_000 * fraction);
    expect(sumOf(waves.map(({ assessments }) => assessments))).toBe(50_000_000 * fraction);
    for (const { interviews, assessments, brands } of waves) {
      expect(Math.abs(interviews - (650_000 * fraction) / 75)).toBeLessThan(1);
      expect(brands.length).toBeGreaterThan(assessments / interviews);
    }
  }
});

test("a fraction must be one", () => {
  for (const fraction of [0, -1, 1.5, NaN]) {
    expect(() => planStudy({ scale: "small", fraction, seed }, sample)).toThrow(RangeError);
  }
});
