import { describe, expect, it } from "vitest";
import type { PastForecast } from "@/lib/statistics/forecast-backtest";
import { calibrate } from "@/lib/statistics/forecast-calibration";

const past = (error: number, more: Partial<PastForecast> = {}): PastForecast => ({
  key: "a",
  group: "one",
  originYear: 2019,
  step: 1,
  horizon: 1,
  knownIn: 2020,
  actual: 80,
  isShort: false,
  isVolatile: false,
  ownHalf: 0,
  unit: 2,
  scale: 1,
  deviation: 1,
  errors: { naive: error },
  ...more,
});
/** Errors of −1, 2, −3, … units of 2. */
const many = (count: number, more: Partial<PastForecast> = {}) =>
  Array.from({ length: count }, (_, i) => past(2 * (i + 1) * (i % 2 === 0 ? -1 : 1), more));

describe("calibration", () => {
  it("calibration takes the radius from the sizes of known errors, in units of their series", () => {
    const { radius, radius80, radius50 } = calibrate(many(99), 0.95)("naive", 1, 2020, false);
    expect([radius, radius80, radius50]).toEqual([95, 80, 50]);
  });

  it("calibration is infinite with fewer errors than the level needs", () => {
    expect(calibrate(many(18), 0.95)("naive", 1, 2020, false).radius).toBe(Infinity);
    expect(calibrate(many(19), 0.95)("naive", 1, 2020, false).radius).toBe(19);
    const { radius80, radius50, crps } = calibrate([], 0.95)("naive", 1, 2020, false);
    expect([radius80, radius50]).toEqual([Infinity, Infinity]);
    expect(crps(1)).toBeNaN();
  });

  it("calibration knows errors of the same model and horizon whose outcome had come", () => {
    const calibrationOf = calibrate(
      [...many(19), ...many(40, { knownIn: 2021 }), ...many(60, { horizon: 2 }), ...many(80, { errors: { theta: 5 } })],
      0.95,
    );
    expect(calibrationOf("naive", 1, 2019, false).radius).toBe(Infinity);
    expect(calibrationOf("naive", 1, 2020, false).radius).toBe(19);
    expect(calibrationOf("naive", 1, 2021, false).radius).toBe(38);
    expect(calibrationOf("naive", 2, 2020, false).radius).toBe(58);
    expect(calibrationOf("naive", 3, 2020, false).radius).toBe(Infinity);
    expect(calibrationOf("theta", 1, 2020, false).radius).toBe(2.5);
  });

  it("series that seem volatile are calibrated by themselves at 99 % once a hundred of their errors are known", () => {
    const calm = many(99);
    const volatile = (count: number) => many(count, { isVolatile: true, unit: 1 });
    const few = calibrate([...calm, ...volatile(99)], 0.95);
    // 198 errors of both kinds: the ninth largest, which is one of the volatile.
    expect(few("naive", 1, 2020, true).radius).toBe(182);
    expect(few("naive", 1, 2020, false).radius).toBe(95);
    const enough = calibrate([...calm, ...volatile(100)], 0.95);
    expect(enough("naive", 1, 2020, true)).toMatchObject({ radius: 200, radius80: 162, radius50: 102 });
    expect(enough("naive", 1, 2020, false).radius).toBe(95);
  });

  it("the score of an error is that of a sample of the known ones with either sign", () => {
    const { crps } = calibrate([past(2), past(-6)], 0.95)("naive", 1, 2020, false);
    // Of −3, −1, 1, 3: the mean distance to y less half the mean distance between two.
    const sample = [-3, -1, 1, 3];
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const between = mean(sample.flatMap((a) => sample.map((b) => Math.abs(a - b))));
    for (const y of [0, 2, -5]) expect(crps(y)).toBeCloseTo(mean(sample.map((x) => Math.abs(x - y))) - between / 2, 12);
  });
});
