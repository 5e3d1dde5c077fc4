import { describe, expect, test } from "vitest";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";
import { deriveStudy } from "@/lib/study/derive/derive-study";
import { SENSITIVITIES } from "@/lib/study/risk-alert";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import type { AgeGroupResult, Study, StudyResult } from "@/lib/study/study";

const sample = createSampleStudy();
const market = "finland";
/** Every third brand, for speed. */
const keptSlugs = new Set(
  sample.results
    .filter((result) => result.market === market && (result.overallPosition ?? 1) % 3 === 0 && result.year === 2025)
    .map(({ brandSlug }) => brandSlug),
);
const finland: Study = {
  ...sample,
  waves: sample.waves.filter((wave) => wave.market === market),
  results: sample.results.filter((result) => result.market === market && keptSlugs.has(result.brandSlug)),
};
const derived = deriveStudy(finland);
const of2025 = derived.results.filter(({ year }) => year === 2025);

/** The study with one brand's scores replaced. */
function withBrand(slug: string, score: (result: StudyResult) => number): Study {
  return {
    ...finland,
    results: finland.results.map((result) =>
      result.brandSlug === slug ? { ...result, score: score(result) } : result,
    ),
  };
}

/** A brand in the middle of the ranking that is in every wave. */
const steady = of2025.find(
  ({ overallPosition, brandSlug }) =>
    (overallPosition ?? 0) > 100 &&
    finland.results.filter((result) => result.brandSlug === brandSlug).length === finland.waves.length,
) as StudyResult;

describe("against the market", () => {
  test("z scores have mean 0 and deviation 1 in each wave, and indices a mean of 100", () => {
    for (const wave of derived.waves) {
      const own = derived.results.filter(({ year }) => year === wave.year);
      const mean = (values: (number | null)[]) =>
        values.reduce<number>((sum, value) => sum + (value ?? NaN), 0) / values.length;
      expect(mean(own.map(({ zScore }) => zScore))).toBeCloseTo(0, 3);
      expect(mean(own.map(({ zScore }) => (zScore ?? NaN) ** 2))).toBeCloseTo(1, 1);
      expect(mean(own.map(({ marketIndex }) => marketIndex))).toBeCloseTo(100, 3);
      expect(wave.marketMean).toBeCloseTo(mean(own.map(({ score }) => score)), 3);
    }
  });
});

describe("changes", () => {
  const changed = of2025.flatMap(({ change }) => (change ? [change] : []));

  test("changes are those since the previous study, tested together", () => {
    expect(changed.length).toBeGreaterThan(60);
    const q = adjustForFalseDiscovery(changed.map(({ p }) => p));
    changed.forEach((change, i) => {
      expect(change.previousYear).toBe(2024);
      expect(change.q).toBeCloseTo(q[i] as number, 12);
      expect(change.isTested).toBe(change.q <= 0.05);
    });
  });

  test("a brand's first wave has no change", () => {
    const known = new Set(finland.results.filter(({ year }) => year === 2024).map(({ brandSlug }) => brandSlug));
    for (const { brandSlug, change } of of2025) expect(change !== null).toBe(known.has(brandSlug));
    expect(derived.results.filter(({ year, change }) => year === 2011 && change !== null)).toEqual([]);
  });

  test("a planted change of twenty points is clear, and its momentum is smaller", () => {
    const study = deriveStudy(
      withBrand(steady.brandSlug, ({ year, score }) => (score ?? 0) + (year === 2025 ? 25 : 0)),
    );
    const change = study.results.find(({ brandSlug, year }) => brandSlug === steady.brandSlug && year === 2025)?.change;
    expect(change?.isTested).toBe(true);
    expect(change?.momentum).toBeGreaterThan(0);
    expect(change?.momentum).toBeLessThan(change?.difference ?? 0);
  });
});

describe("forecasts", () => {
  test("forecasts reach three years beyond the latest wave, within 0 to 200", () => {
    expect(derived.forecasts).toHaveLength(3 * of2025.length);
    expect(new Set(derived.forecasts.map(({ year }) => year))).toEqual(new Set([2026, 2027, 2028]));
    for (const { low, value, high } of derived.forecasts) {
      expect(low).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(200);
    }
  });
});

describe("alerts", () => {
  const alertsOf = (study: Study, slug: string) =>
    deriveStudy(study).alerts.filter(({ brandSlug, sensitivity }) => brandSlug === slug && sensitivity === "standard");
  const level = 62;

  test("a brand that falls year after year raises an alert with the year it began", () => {
    const mean = new Map(derived.waves.map(({ year, marketMean }) => [year, marketMean ?? NaN]));
    const study = withBrand(
      steady.brandSlug,
      ({ year }) => (mean.get(year) ?? NaN) + 15 - 8 * Math.max(0, year - 2018),
    );
    const alert = alertsOf(study, steady.brandSlug).find(({ kind }) => kind === "sustained-decline");
    expect(alert?.evidence["sinceYear"]).toBe(2018);
    expect(alert?.year).toBeLessThanOrEqual(2021);
    expect(alert?.outcome).toBe("lasted");
    const { path, pathFrom, sum } = alert?.evidence ?? {};
    expect(path).toHaveLength((alert?.year ?? NaN) - Number(pathFrom) + 1);
    expect((path as number[]).at(-1)).toBe(sum);
  });

  test("a drop to a lower level raises an alert in its second year", () => {
    const wave = (year: number) => (year % 2 === 0 ? 1.5 : -1.5);
    const study = withBrand(steady.brandSlug, ({ year }) => level + wave(year) - (year >= 2024 ? 30 : 0));
    const alert = alertsOf(study, steady.brandSlug).find(({ kind }) => kind === "level-shift");
    expect(alert?.year).toBe(2025);
    expect(alert?.evidence).toMatchObject({ sinceYear: 2024, shiftYear: 2024, waves: 12 });
    expect(alert?.outcome).toBe("open");
  });

  test("every alert has a low false-alarm rate", () => {
    expect(derived.alerts.length).toBeGreaterThan(3);
    for (const { falseAlarmRate, evidence, sensitivity } of derived.alerts) {
      expect(falseAlarmRate).toBeLessThan({ strict: 0.01, standard: 0.03, sensitive: 0.05 }[sensitivity]);
      expect(Object.keys(evidence).length).toBeGreaterThan(2);
    }
  });

  test("a growing gap between young and old is found among gaps that do not change", () => {
    const group = (brandSlug: string, year: number, ageGroup: string, score: number): AgeGroupResult => ({
      market,
      year,
      brandSlug,
      ageGroup,
      score,
      standardError: 4,
      n: 250,
      nEff: 220,
    });
    const slugs = of2025.slice(0, 40).map(({ brandSlug }) => brandSlug);
    const [opened = ""] = slugs;
    const ageGroups = slugs.flatMap((slug) =>
      [2024, 2025].flatMap((year) => [
        group(slug, year, "18-29", slug === opened && year === 2025 ? 90 : 60),
        group(slug, year, "60-74", slug === opened && year === 2025 ? 45 : 58),
      ]),
    );
    const found = deriveStudy({ ...finland, ageGroups }).alerts.filter(({ kind }) => kind === "age-divergence");
    expect(found.map(({ brandSlug, year, sensitivity }) => [brandSlug, year, sensitivity])).toEqual(
      SENSITIVITIES.map((one) => [opened, 2025, one]),
    );
    expect(found[0]?.evidence).toMatchObject({
      gapThen: 2,
      gapNow: 45,
      ageYoung: "18-29",
      ageOld: "60-74",
      errorNow: 5.66,
      z: 5.37,
    });
  });
});

test("positions without scores derive nothing and cause no error", () => {
  const bare: Study = {
    ...finland,
    results: finland.results.map((result) => ({ ...result, score: null, standardError: null })),
  };
  const { forecasts, alerts, results, waves } = deriveStudy(bare);
  expect([forecasts, alerts]).toEqual([[], []]);
  expect(results.every(({ zScore, change }) => zScore === null && change === null)).toBe(true);
  expect(waves.every(({ marketMean }) => marketMean === null)).toBe(true);
});
