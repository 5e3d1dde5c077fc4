import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chiSquareTail } from "@/lib/statistics/chi-square";

describe("upper tail of chi-square", () => {
  // Percentage points from the usual table, e.g. Abramowitz & Stegun 26.8.
  test.each([
    [3.841459, 1, 0.05],
    [5.991465, 2, 0.05],
    [7.814728, 3, 0.05],
    [9.487729, 4, 0.05],
    [18.46683, 4, 0.001],
    [11.0705, 5, 0.05],
    [18.30704, 10, 0.05],
  ])("the upper tail of chi-square beyond %d with %d degrees of freedom is %d", (x, freedom, tail) => {
    expect(chiSquareTail(x, freedom)).toBeCloseTo(tail, 6);
  });

  test("the upper tail of chi-square falls with x and rises with the degrees of freedom", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 80, noNaN: true }), fc.integer({ min: 1, max: 12 }), (x, freedom) => {
        const tail = chiSquareTail(x, freedom);
        expect(tail).toBeGreaterThanOrEqual(0);
        expect(tail).toBeLessThanOrEqual(1);
        expect(chiSquareTail(x + 1, freedom)).toBeLessThanOrEqual(tail);
        expect(chiSquareTail(x, freedom + 1)).toBeGreaterThanOrEqual(tail);
      }),
    );
  });

  test("the upper tail of chi-square is 1 at zero, and needs whole degrees of freedom", () => {
    expect(chiSquareTail(0, 3)).toBe(1);
    expect(() => chiSquareTail(1, 0)).toThrow(RangeError);
    expect(() => chiSquareTail(1, 1.5)).toThrow(RangeError);
  });
});
