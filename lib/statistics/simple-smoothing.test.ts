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

/** The least squares that any first level leaves: they are a parabola in it, which three of its values tell. */
function leastSquares(values: readonly number[], alpha: number): number {
  const [at, up, down] = [0, 1, -1].map((level) => follow(values, alpha, level).squares) as [number, number, number];
  const [bend, tilt] = [(up + down) / 2 - at, (up - down) / 2];
  return at - tilt ** 2 / (4 * bend);
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
  it("the weight found is as good as the best of ten thousand, also at either end of what it can be", () => {
    const fine = Array.from({ length: 10_000 }, (_, at) => 1e-4 + (at / 9_999) * (0.9999 - 1e-4));
    for (const values of [
      [71, 74, 69, 78, 80, 77, 84, 83, 88, 86, 91],
      [50, 52, 49, 51, 50, 48, 52, 50],
      [10, 20, 30, 40, 50, 60],
      [80, 60, 85, 58, 83, 90, 40, 95],
    ]) {
      const found = fitSimpleSmoothing(values);
      const least = Math.min(...fine.map((alpha) => leastSquares(values, alpha)));
      expect(found.squares).toBeLessThanOrEqual(least * (1 + 1e-9));
      expect(found.alpha).toBeGreaterThanOrEqual(1e-4);
      expect(found.alpha).toBeLessThanOrEqual(0.9999);
    }
  });
  it("simple smoothing refuses an empty series", () =>
    expect(() => fitSimpleSmoothing([])).toThrow("smoothing needs at least one value"));
});
