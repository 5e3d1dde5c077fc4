import { describe, expect, it } from "vitest";
import type { YearlySeries } from "@/lib/statistics/yearly-series";
import { localLevel } from "@/lib/statistics/forecast-level";
import { forecastSeries } from "@/lib/statistics/forecast-study";
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

describe("the local level", () => {
  it("the local level is the last value without error, and the mean if the level never moves", () => {
    expect(localLevel([70, 74, 81], [0, 0, 0], 9, 2)).toEqual([81, 81]);
    expect(localLevel([70, 74, 81], [4, 4, 4], 0, 1)[0]).toBeCloseTo(75, 9);
    expect(() => localLevel([], [], 1, 1)).toThrow(RangeError);
  });
  it("the local level wins where scores have errors, and is not used where errors are unknown", () => {
    const chosen = (series: YearlySeries[]) => forecastSeries(series).records.filter(({ isChosen }) => isChosen);
    const known = chosen(wandering(4));
    expect(new Set(known.map(({ model }) => model))).toEqual(new Set(["local-level"]));
    for (const { mase, maseOfNaive } of known) expect(mase).toBeLessThan(maseOfNaive ?? NaN);
    const unknown = wandering(4).map(({ variances: _, ...series }) => series);
    expect(forecastSeries(unknown).records.some(({ model }) => model === "local-level")).toBe(false);
  });
});
