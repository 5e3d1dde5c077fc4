import { describe, expect, it } from "vitest";
import type { YearlySeries } from "@/lib/statistics/yearly-series";
import { groupLevelVariances, localLevel } from "@/lib/statistics/forecast-level";
import { forecastSeries } from "@/lib/statistics/forecast-study";
import { fitLevelVariance } from "@/lib/statistics/local-level";
import { createRandom } from "@/lib/statistics/random";

/** Levels that step by 3 a year, measured with an error of `error`. */
function wandering(error: number, group = "one"): YearlySeries[] {
  const random = createRandom(`wandering ${error} ${group}`);
  return Array.from({ length: 250 }, (_, brand) => {
    let level = random.normal(80, 15);
    const values = Array.from({ length: 14 }, () => (level += random.normal(0, 3)) + random.normal(0, error));
    return { key: `brand ${brand}`, group, start: 2011, values, variances: values.map(() => error ** 2) };
  });
}

describe("the variance of a group's level", () => {
  it("is found next to the likeliest one, and to the true one", () => {
    const series = wandering(4);
    const found = groupLevelVariances(series)("one", 2024) ?? NaN;
    const likeliest = fitLevelVariance(
      series.map(({ values, variances = [] }) => ({ values, observationVariances: variances })),
    );
    expect(Math.abs(found / 9 - 1)).toBeLessThan(0.15);
    expect(Math.abs(found / likeliest - 1)).toBeLessThan(0.15);
  });
  it("knows only what was measured by then, and of its own group", () => {
    const [one, two] = [wandering(4), wandering(2, "two")];
    const cut = one.map((each) => ({
      ...each,
      values: each.values.slice(0, 6),
      variances: each.variances?.slice(0, 6) ?? [],
    }));
    expect(groupLevelVariances([...one, ...two])("one", 2016)).toBe(groupLevelVariances(cut)("one", 2016));
    expect(groupLevelVariances(one)("one", 2011)).toBeNull();
    expect(groupLevelVariances(one)("two", 2020)).toBeNull();
  });
  it("is 0 where measurement explains all", () => {
    const still = [{ key: "a", group: "one", start: 2011, values: [80, 81, 80], variances: [16, 16, 16] }];
    expect(groupLevelVariances(still)("one", 2013)).toBe(0);
  });
});

describe("the local level", () => {
  it("is the last value where measurement is exact, and the mean where the level stands still", () => {
    expect(localLevel([70, 74, 81], [0, 0, 0], 9, 2)).toEqual([81, 81]);
    expect(localLevel([70, 74, 81], [4, 4, 4], 0, 1)[0]).toBeCloseTo(75, 9);
    expect(() => localLevel([], [], 1, 1)).toThrow(RangeError);
  });
  it("wins where scores are measured with error, by the smaller error, and is no candidate where errors are not known", () => {
    const chosen = (series: YearlySeries[]) => forecastSeries(series).records.filter(({ isChosen }) => isChosen);
    const known = chosen(wandering(4));
    expect(new Set(known.map(({ model }) => model))).toEqual(new Set(["local-level"]));
    for (const { mase, maseOfNaive } of known) expect(mase).toBeLessThan(maseOfNaive ?? NaN);
    const unknown = wandering(4).map(({ variances: _, ...series }) => series);
    expect(forecastSeries(unknown).records.some(({ model }) => model === "local-level")).toBe(false);
  });
});
