import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitSimpleSmoothing } from "@/lib/statistics/simple-smoothing";

const series = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 2, maxLength: 20 });

/** One-step errors of smoothing from a given first level, by the definition. */
function follow(values: readonly number[], alpha: number, firstLevel: number): { level: number; squares: number } {
  let [level, squares] = [firstLevel, 0];
  for (const value of values) {
    squares += (value - level) ** 2;
    level += alpha * (value - level);
  }
  return { level, squares };
}

describe("simple exponential smoothing", () => {
  it("simple smoothing has the last level and the squares of its recursion", () => {
    fc.assert(
      fc.property(series, (values) => {
        const { alpha, firstLevel, lastLevel, squares } = fitSimpleSmoothing(values);
        const followed = follow(values, alpha, firstLevel);
        expect(lastLevel).toBeCloseTo(followed.level, 6);
        expect(squares).toBeCloseTo(followed.squares, 4);
      }),
    );
  });
  it("no other weight or first level smooths better", () => {
    const other = fc.record({
      alpha: fc.double({ min: 1e-4, max: 0.9999, noNaN: true }),
      shift: fc.double({ min: -20, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(series, other, (values, { alpha, shift }) => {
        const { firstLevel, squares } = fitSimpleSmoothing(values);
        expect(squares).toBeLessThanOrEqual(follow(values, alpha, firstLevel + shift).squares * 1.001 + 1e-6);
      }),
    );
  });
  it("simple smoothing refuses an empty series", () => expect(() => fitSimpleSmoothing([])).toThrow(RangeError));
});
