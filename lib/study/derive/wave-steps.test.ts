import { describe, expect, test } from "vitest";
import { createRandom } from "@/lib/statistics/random";
import { deriveStudy } from "@/lib/study/derive/derive-study";
import { waveSteps } from "@/lib/study/derive/wave-steps";
import type { Study, StudyResult } from "@/lib/study/study";
import { inventBrands, measureYears } from "@/tests/simulations/study-results";

const waves = (...years: number[]) => years.map((year) => ({ market: "sweden", year }));

describe("the step from one wave to the next", () => {
  test.each([
    ["every year", [2019, 2020, 2021], 1],
    ["every second year, in any order", [2025, 2021, 2023], 2],
    ["every year with one left out", [2017, 2018, 2020, 2021], 1],
    ["as often one as the other: as it is now", [2019, 2020, 2022], 2],
    ["a single wave", [2025], 1],
  ])("the step between waves is right for %s", (_, years, step) => {
    expect(waveSteps(waves(...years))("sweden")).toBe(step);
    expect(waveSteps(waves(...years))("norway")).toBe(1);
  });
});

/** Fifteen waves of a market, `step` years apart, ending in 2025. */
function studyOf(step: number): Study {
  const random = createRandom("biennial waves");
  const brands = inventBrands({ brands: 60, volatile: 0.2, imprecise: 0 }, random);
  const results = measureYears("sweden", brands, 15, random).map((result): StudyResult => ({
    ...result,
    year: 2025 - (2025 - result.year) * step,
  }));
  const years = [...new Set(results.map(({ year }) => year))].sort((a, b) => a - b);
  return {
    source: "invented",
    isSample: true,
    waves: years.map((year) => ({
      market: "sweden",
      year,
      interviews: 1_000,
      fieldworkFrom: null,
      fieldworkTo: null,
      ruleVersion: "1",
      assessments: null,
      marketMean: null,
      marketDeviation: null,
      weighting: null,
    })),
    results,
    ageGroups: results.flatMap(({ market, year, brandSlug, score }) =>
      ["18-29", "60-74"].map((ageGroup) => ({
        market,
        year,
        brandSlug,
        ageGroup,
        // Further apart in the latest wave.
        score: (score ?? 0) + (ageGroup === "18-29" && year === 2025 ? 25 : 0),
        standardError: 3,
        n: 200,
        nEff: 190,
      })),
    ),
    consumers: [],
    forecasts: [],
    forecastHistories: [],
    forecastRecords: [],
    forecastTracks: [],
    passingOdds: [],
    alerts: [],
  };
}

describe("a study every second year", () => {
  const [yearly, biennial] = [deriveStudy(studyOf(1)), deriveStudy(studyOf(2))];
  /** The year in a yearly study. */
  const back = (year: number) => 2025 + (year - 2025) / 2;

  test("a study every second year has the forecasts of a yearly one, two years apart", () => {
    expect(biennial.forecasts.length).toBeGreaterThan(0);
    expect(new Set(biennial.forecasts.map(({ year }) => year))).toEqual(new Set([2027, 2029, 2031]));
    expect(biennial.forecasts.every(({ waves: used }) => used > 1)).toBe(true);
    const figures = ({
      year: _,
      position,
      positionLow,
      positionHigh,
      topTen,
      ...rest
    }: (typeof yearly.forecasts)[number]) => rest;
    expect(biennial.forecasts.map(figures)).toEqual(yearly.forecasts.map(figures));
  });

  test("a study every second year keeps the same record, by steps ahead", () => {
    expect(biennial.forecastRecords).toEqual(yearly.forecastRecords);
    expect(
      biennial.forecastTracks.map(({ originYear, positionCoverage: _, ...track }) => ({
        ...track,
        originYear: originYear === null ? null : back(originYear),
      })),
    ).toEqual(yearly.forecastTracks.map(({ positionCoverage: _, ...track }) => track));
    expect(biennial.passingOdds.map(({ horizon }) => horizon)).toEqual([1, 2, 3]);
  });

  test("a study every second year keeps past forecasts from every second year", () => {
    const years = ({ forecastHistories }: Study, of: (year: number) => number) =>
      forecastHistories.map(({ brandSlug, past }) => [
        brandSlug,
        past.map(({ originYear, year, value, low }) => [of(originYear), of(year), value, low]),
      ]);
    expect(biennial.forecastHistories.length).toBeGreaterThan(0);
    expect(years(biennial, back)).toEqual(years(yearly, (year) => year));
  });

  test("a study every second year has changes and momentum since the wave before", () => {
    const changes = ({ results }: Study) => results.flatMap(({ change }) => (change ? [change] : []));
    expect(changes(biennial).length).toBeGreaterThan(0);
    expect(biennial.results.every(({ year, change }) => change === null || change.previousYear === year - 2)).toBe(
      true,
    );
    expect(changes(biennial).map(({ momentum, q }) => [momentum, q])).toEqual(
      changes(yearly).map(({ momentum, q }) => [momentum, q]),
    );
  });

  test("a study every second year raises alerts of every type", () => {
    const kinds = new Set(biennial.alerts.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(yearly.alerts.map(({ kind }) => kind)));
    expect(kinds.size).toBeGreaterThanOrEqual(3);
    for (const { evidence } of biennial.alerts) expect(evidence).toMatchObject({ step: 2 });
    for (const { evidence } of yearly.alerts) expect(evidence).not.toHaveProperty("step");
    const outcomes = ({ alerts }: Study, kind: string) =>
      alerts.flatMap((alert) => (alert.kind === kind ? [`${alert.brandSlug} ${alert.outcome}`] : [])).sort();
    for (const kind of ["sustained-decline", "rank-drop", "age-divergence"])
      expect(outcomes(biennial, kind)).toEqual(outcomes(yearly, kind));
    expect(biennial.alerts.some(({ kind, outcome }) => kind !== "age-divergence" && outcome !== "open")).toBe(true);
    expect(
      biennial.alerts.every(({ year, evidence }) => year % 2 === 1 && Number(evidence["sinceYear"] ?? 1) % 2 === 1),
    ).toBe(true);
  });
});
