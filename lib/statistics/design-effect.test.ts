import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { designEffect, effectiveN, type WeightSums } from "@/lib/statistics/design-effect";

function sumsOf(weights: readonly number[]): WeightSums {
  return {
    n: weights.length,
    sum: weights.reduce((sum, weight) => sum + weight, 0),
    sumOfSquares: weights.reduce((sum, weight) => sum + weight ** 2, 0),
  };
}

test("the design effect is right by hand: weights 1, 1, 2 have Σw = 4 and Σw² = 6", () => {
  const sums = sumsOf([1, 1, 2]);
  expect(designEffect(sums)).toBeCloseTo(18 / 16, 12);
  expect(effectiveN(sums)).toBeCloseTo(8 / 3, 12);
});

test("there is no design effect without interviews or weight", () => {
  expect(() => designEffect({ n: 0, sum: 4, sumOfSquares: 6 })).toThrow("needs interviews with weight, got 0 and 4");
  expect(() => effectiveN({ n: 3, sum: 0, sumOfSquares: 0 })).toThrow("needs interviews with weight, got 3 and 0");
});

describe("laws", () => {
  const weights = fc.array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 1, maxLength: 50 });

  test("the design effect is between 1 and n, and 1 for equal weights", () => {
    fc.assert(
      fc.property(weights, (list) => {
        const effect = designEffect(sumsOf(list));
        expect(effect).toBeGreaterThanOrEqual(1 - 1e-12);
        expect(effect).toBeLessThanOrEqual(list.length * (1 + 1e-12));
        expect(designEffect(sumsOf(list.map(() => list[0] as number)))).toBeCloseTo(1, 10);
      }),
    );
  });

  test("the design effect does not depend on the unit of the weights", () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0.001, max: 1000, noNaN: true }), (list, factor) => {
        expect(designEffect(sumsOf(list.map((weight) => weight * factor)))).toBeCloseTo(designEffect(sumsOf(list)), 8);
      }),
    );
  });
});
