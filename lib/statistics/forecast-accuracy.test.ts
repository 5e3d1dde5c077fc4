import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  coverage,
  crpsOfNormal,
  crpsOfSample,
  naiveScale,
  scaledError,
  symmetricError,
} from "@/lib/statistics/forecast-accuracy";
import { normalQuantile } from "@/lib/statistics/normal";

const number = fc.double({ min: -100, max: 100, noNaN: true });

describe("the symmetric error", () => {
  it("the symmetric error is right by hand", () => {
    expect(symmetricError([100, 0, 50], [80, 0, 50])).toBeCloseTo((200 * 20) / 180 / 3, 12);
    expect(symmetricError([1], [-1])).toBe(200);
  });
  it("the symmetric error is the same with its two values exchanged", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number), { minLength: 1 }), (pairs) => {
        const [a, b] = [pairs.map(([left]) => left), pairs.map(([, right]) => right)];
        expect(symmetricError(a, b)).toBeCloseTo(symmetricError(b, a), 9);
      }),
    );
  });
});

describe("the scaled error", () => {
  it("the scaled error is right by hand: errors of 2 and 4, a mean yearly change of 3", () => {
    expect(naiveScale([10, 14, 12])).toBe(3);
    expect(scaledError([12, 16], [14, 12], [10, 14, 12])).toBe(1);
  });
  it("the scaled error does not depend on the unit of measurement", () => {
    fc.assert(
      fc.property(fc.constantFrom(0.5, 2, 100), (unit) => {
        expect(scaledError([12 * unit], [14 * unit], [10 * unit, 14 * unit])).toBeCloseTo(0.5, 12);
      }),
    );
  });
  it("the scaled error does not exist for a series that never changed", () => {
    expect(naiveScale([5, 5, 5])).toBeNull();
    expect(naiveScale([5])).toBeNull();
    expect(() => scaledError([1], [1], [5, 5])).toThrow(RangeError);
  });
  it("the scaled error needs a forecast for each value", () =>
    expect(() => scaledError([1, 2], [1], [5, 6])).toThrow(RangeError));
});

describe("the continuous ranked probability score", () => {
  it("the ranked probability score of a standard normal at 0 is (√2 − 1)/√π", () => {
    // scoringRules::crps_norm(0, 0, 1)
    expect(crpsOfNormal(0, 0, 1)).toBeCloseTo(0.23369498, 8);
    expect(crpsOfNormal(0, 0, 1)).toBeCloseTo((Math.SQRT2 - 1) / Math.sqrt(Math.PI), 14);
  });
  it("the ranked probability score of a certain forecast is the absolute error", () => {
    expect(crpsOfNormal(3, 5, 0)).toBe(2);
    expect(crpsOfSample([5])(3)).toBe(2);
  });
  it("the ranked probability score of a sample follows its definition", () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 20 }), number, (sample, actual) => {
        const count = sample.length;
        const near = sample.reduce((sum, value) => sum + Math.abs(value - actual), 0) / count;
        const apart =
          sample.reduce((sum, one) => sum + sample.reduce((inner, other) => inner + Math.abs(one - other), 0), 0) /
          count ** 2;
        expect(crpsOfSample(sample)(actual)).toBeCloseTo(near - apart / 2, 9);
      }),
    );
  });
  it("the ranked probability score of a large normal sample is that of the normal", () => {
    const sample = Array.from({ length: 4_000 }, (_, index) => 80 + 5 * normalQuantile((index + 0.5) / 4_000));
    const score = crpsOfSample(sample);
    for (const actual of [60, 78, 80, 91])
      expect(Math.abs(score(actual) - crpsOfNormal(actual, 80, 5))).toBeLessThan(0.01);
  });
  it("the ranked probability score of no sample is refused", () => expect(() => crpsOfSample([])).toThrow(RangeError));
});

it("coverage includes values at the ends of an interval", () => {
  const interval = { low: 1, high: 3 };
  expect(coverage([interval, interval, interval, interval], [1, 3, 2, 3.1])).toBe(0.75);
});
