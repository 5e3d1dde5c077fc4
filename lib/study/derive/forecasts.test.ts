import { describe, expect, test } from "vitest";
import { chanceAbove } from "@/lib/statistics/passing-odds";
import { forecastBasis } from "@/lib/statistics/forecast-basis";
import { positionErrors } from "@/lib/statistics/position-errors";
import { positionsFrom } from "@/lib/statistics/position-forecast";
import { brandRuns } from "@/lib/study/derive/brand-series";
import { forecastBrands } from "@/lib/study/derive/forecasts";
import type { ForecastTrack } from "@/lib/study/prediction";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import type { StudyResult } from "@/lib/study/study";

const { results } = createSampleStudy();
const found = forecastBrands(results);
const overall = found.forecastTracks.filter(({ industry, originYear }) => industry === "all" && originYear === null);

/** Whether numbers only rise: for thousands of rows, as separate expectations would take seconds. */
const isAscending = (values: readonly number[]) =>
  values.every((value, i) => i === 0 || value >= (values[i - 1] as number));

/** Average over the last five origins and all markets, each forecast with the same weight. */
function average(of: (track: ForecastTrack) => number | null): number {
  const forecasts = overall.reduce((sum, track) => sum + track.forecasts, 0);
  return overall.reduce((sum, track) => sum + (of(track) ?? NaN) * track.forecasts, 0) / forecasts;
}

describe("the record of the sample study", () => {
  test("95% intervals of scores and positions contained 93 to 97.5% of the actual values", () => {
    expect(overall).toHaveLength(15);
    // Volatile brands have intervals of 99 %; some that are volatile look stable.
    for (const of of [(track: ForecastTrack) => track.coverage, (track: ForecastTrack) => track.positionCoverage]) {
      expect(average(of)).toBeGreaterThan(0.93);
      expect(average(of)).toBeLessThan(0.975);
    }
  });

  test("narrower intervals cover as often as stated, and textbook ones less than the published", () => {
    expect(Math.abs(average(({ coverage80 }) => coverage80) - 0.8)).toBeLessThan(0.06);
    expect(Math.abs(average(({ coverage50 }) => coverage50) - 0.5)).toBeLessThan(0.08);
    expect(average(({ textbookCoverage }) => textbookCoverage)).toBeLessThan(average(({ coverage }) => coverage));
  });

  test("forecasts are no further off and no less rightly certain than with one scale for all brands of a market", () => {
    // What the record was with that, before each brand had a scale of its own: of the same scores and the same forecasts.
    const chosen = found.forecastRecords.filter(({ isChosen }) => isChosen);
    const forecasts = chosen.reduce((sum, record) => sum + record.forecasts, 0);
    expect(forecasts).toBe(19_728);
    const mean = (figure: (record: (typeof chosen)[number]) => number | null) =>
      chosen.reduce((sum, record) => sum + (figure(record) ?? NaN) * record.forecasts, 0) / forecasts;
    expect(mean(({ crps }) => crps)).toBeLessThan(4.075);
    expect(mean(({ mase }) => mase)).toBeLessThan(1.2396);
  });

  test("the model that uses the sampling error wins in every market and horizon", () => {
    for (const { mase, maseOfNaive } of overall) expect(mase).toBeLessThan(maseOfNaive ?? NaN);
    expect(new Set(found.forecastRecords.filter(({ isChosen }) => isChosen).map(({ model }) => model))).toEqual(
      new Set(["local-level"]),
    );
  });

  test("the record is the same by model and by track, and adds up by origin", () => {
    for (const track of overall) {
      const record = found.forecastRecords.find(
        ({ isChosen, market, horizon }) => isChosen && market === track.market && horizon === track.horizon,
      );
      expect(record?.forecasts).toBe(track.forecasts);
      expect(record?.coverage).toBeCloseTo(track.coverage, 5);
      expect(record?.mase).toBeCloseTo(track.mase ?? NaN, 5);
      const origins = found.forecastTracks.filter(
        ({ market, horizon, industry, originYear }) =>
          industry === "all" && originYear !== null && market === track.market && horizon === track.horizon,
      );
      expect(origins.map(({ originYear }) => originYear)).toEqual([0, 1, 2, 3, 4].map((i) => 2021 - track.horizon + i));
      expect(origins.reduce((sum, { forecasts }) => sum + forecasts, 0)).toBe(track.forecasts);
    }
  });

  test("an industry with twenty forecasts has its own track record", () => {
    const industries = found.forecastTracks.filter(
      ({ industry, originYear }) => industry !== "all" && originYear === null,
    );
    expect(industries.length).toBeGreaterThan(15 * 15);
    for (const { forecasts } of industries) expect(forecasts).toBeGreaterThanOrEqual(20);
  });
});

describe("forecasts", () => {
  test("no forecast interval is narrower than that of the brand's latest score", () => {
    const widths = new Map(
      results
        .filter(({ year }) => year === 2025)
        .map(({ market, brandSlug, standardError }) => [`${market} ${brandSlug}`, 2 * 1.959963 * (standardError ?? 0)]),
    );
    const narrower = found.forecasts.filter(
      ({ market, brandSlug, low, high }) => high - low < (widths.get(`${market} ${brandSlug}`) ?? NaN) - 2e-4,
    );
    expect(narrower).toEqual([]);
  });

  test("forecast intervals lie one within the other", () => {
    const broken = found.forecasts.filter(
      ({ low, low80, low50, value, high50, high80, high }) =>
        !isAscending([0, low, low80, low50, value, high50, high80, high, 200]),
    );
    expect(broken).toEqual([]);
  });

  test("forecast positions contain the median, and ten brands per market are in the top ten", () => {
    for (const market of Map.groupBy(found.forecasts, (forecast) => `${forecast.market} ${forecast.year}`).values()) {
      expect(
        market.filter(
          ({ position, positionLow, positionHigh }) =>
            !isAscending([1, positionLow, position, positionHigh, market.length]),
        ),
      ).toEqual([]);
      expect(market.filter(({ topTen }) => topTen < 0 || topTen > 1)).toEqual([]);
      expect(market.reduce((sum, { topTen }) => sum + topTen, 0)).toBeCloseTo(10, 2);
    }
  });

  test("past forecasts are kept for every brand of the latest wave, from five origins per horizon", () => {
    const latest = new Set(
      results.filter(({ year }) => year === 2025).map(({ market, brandSlug }) => `${market} ${brandSlug}`),
    );
    expect(found.forecastHistories.filter(({ market, brandSlug }) => !latest.has(`${market} ${brandSlug}`))).toEqual(
      [],
    );
    const past = found.forecastHistories.flatMap((history) => history.past);
    expect(
      past.filter(({ low, low80, value, high80, high }) => !isAscending([low, low80, value, high80, high])),
    ).toEqual([]);
    expect(
      past.filter(
        ({ originYear, year }) => !isAscending([originYear + 1, year, originYear + 3]) || year < 2021 || year > 2025,
      ),
    ).toEqual([]);
    expect(Math.max(...found.forecastHistories.map(({ past }) => past.length))).toBe(15);
  });
});

test("the chances of passing came true as often as stated", () => {
  expect(found.passingOdds).toHaveLength(15);
  for (const { quantiles, record } of found.passingOdds) {
    expect(quantiles).toHaveLength(201);
    for (const lead of [0.3, 2, 7.7])
      expect(Math.abs(chanceAbove(quantiles, lead) + chanceAbove(quantiles, -lead) - 1)).toBeLessThanOrEqual(
        1 / 201 + 1e-12,
      );
    expect(record).toHaveLength(10);
    for (const { said, happened } of record) expect(Math.abs(said - happened)).toBeLessThan(0.06);
  }
});

describe("every origin uses only what was known then", () => {
  const finland = results.filter(({ market }) => market === "finland");
  /** Alternative scores for 2025. */
  const changed = finland.map((result): StudyResult => {
    const shift = (((result.overallPosition ?? 0) * 7) % 11) - 5;
    return result.year === 2025 && result.score !== null ? { ...result, score: result.score + shift } : result;
  });
  const [one, other] = [finland, changed].map((some) => ({
    forecasts: forecastBrands(some),
    basis: forecastBasis(brandRuns(some).map(({ series }) => series)),
  }));
  if (!one || !other) throw new RangeError("two studies are compared");

  test("forecasts of brands before 2025 use only what was known then", () => {
    const before = (forecasts: typeof one.forecasts) =>
      forecasts.forecastHistories.map(({ brandSlug, past }) => ({
        brandSlug,
        past: past.filter(({ originYear }) => originYear < 2025),
      }));
    expect(one.basis.groups.map(({ chosen }) => chosen)).toEqual(other.basis.groups.map(({ chosen }) => chosen));
    expect(JSON.stringify(before(other.forecasts))).toBe(JSON.stringify(before(one.forecasts)));
    expect(JSON.stringify(other.forecasts.forecasts)).not.toBe(JSON.stringify(one.forecasts.forecasts));
  });

  test("forecast records before 2025 use only what was known then", () => {
    const before = (forecasts: typeof one.forecasts) =>
      forecasts.forecastTracks.filter(({ originYear, horizon }) => originYear !== null && originYear + horizon < 2025);
    expect(before(one.forecasts).length).toBeGreaterThan(50);
    expect(JSON.stringify(before(other.forecasts))).toBe(JSON.stringify(before(one.forecasts)));
  });

  test("forecast positions before 2025 use only what was known then", () => {
    for (const horizon of [1, 2, 3]) {
      const [a, b] = [one, other].map(({ basis }) => {
        const [group] = basis.groups;
        if (!group) throw new RangeError("there is one market");
        return positionsFrom(basis, group, positionErrors(basis.past), 2024, horizon).map(
          ({ median, low, high, topTen, value }) => [median, low, high, topTen, value],
        );
      });
      expect(a?.length).toBeGreaterThan(200);
      expect(b).toEqual(a);
    }
  });
});
