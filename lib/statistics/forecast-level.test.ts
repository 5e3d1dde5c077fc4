import { describe, expect, it } from "vitest";
import type { YearlySeries } from "@/lib/statistics/yearly-series";
import { likelyLevels, localLevel } from "@/lib/statistics/forecast-level";
import { forecastSeries } from "@/lib/statistics/forecast-study";
import { createRandom } from "@/lib/statistics/random";
import { simulation } from "@/tests/support/simulation";

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
    const level = (values: number[], error: number, variance: number) =>
      localLevel(
        likelyLevels(
          values,
          values.map(() => error),
          [{ variance, share: 1 }],
        ),
        2,
      );
    expect(level([70, 74, 81], 0, 9)).toEqual([81, 81]);
    expect(level([70, 74, 81], 4, 0)[0]).toBeCloseTo(75, 9);
    expect(likelyLevels([70, 74, 81], undefined, [{ variance: 9, share: 1 }])).toEqual([
      { share: 1, level: 81, variance: 0, step: 9 },
    ]);
    expect(() => level([], 1, 1)).toThrow(RangeError);
  });
  it("the local level is the mean of what each likely step makes of the history", () => {
    const [values, errors] = [
      [70, 74, 81],
      [4, 4, 4],
    ];
    const still = likelyLevels(values, errors, [{ variance: 0, share: 1 }]);
    const lively = likelyLevels(values, errors, [{ variance: 1e6, share: 1 }]);
    const both = likelyLevels(values, errors, [
      { variance: 0, share: 0.25 },
      { variance: 1e6, share: 0.75 },
      { variance: 3, share: 0 },
    ]);
    expect(both).toEqual([
      { ...still[0], share: 0.25 },
      { ...lively[0], share: 0.75 },
    ]);
    expect(localLevel(both, 1)[0]).toBeCloseTo(0.25 * 75 + 0.75 * (lively[0]?.level ?? NaN), 9);
  });
  simulation("the local level wins where scores have errors, and is not used where errors are unknown", () => {
    const chosen = (series: YearlySeries[]) => forecastSeries(series).records.filter(({ isChosen }) => isChosen);
    const known = chosen(wandering(4));
    expect(new Set(known.map(({ model }) => model))).toEqual(new Set(["local-level"]));
    for (const { mase, maseOfNaive } of known) expect(mase).toBeLessThan(maseOfNaive ?? NaN);
    const unknown = wandering(4).map(({ variances: _, ...series }) => series);
    expect(forecastSeries(unknown).records.some(({ model }) => model === "local-level")).toBe(false);
  });
});
