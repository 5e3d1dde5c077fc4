import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standardise } from "@/lib/statistics/standardise";

describe("by hand", () => {
  test("80, 100 and 120 points have mean 100 and deviation 20", () => {
    const { mean, deviation, zScores, indices } = standardise([80, 100, 120]);
    expect(mean).toBe(100);
    expect(deviation).toBeCloseTo(20, 12);
    expect(zScores).toEqual([-1, 0, 1]);
    expect(indices).toEqual([80, 100, 120]);
  });

  test("30, 50, 50 and 90 points have squares of 625 + 25 + 25 + 1225 = 1900, over 3", () => {
    const { mean, deviation, zScores, indices } = standardise([30, 50, 50, 90]);
    expect(mean).toBe(55);
    expect(deviation).toBeCloseTo(25.166115, 6);
    expect(zScores[3]).toBeCloseTo(1.390759, 6);
    expect(indices[0]).toBeCloseTo(54.545455, 6);
  });

  test("equal scores are neither above nor below average, and a mean of zero gives no index", () => {
    expect(standardise([0.1, 0.1, 0.1])).toMatchObject({ deviation: 0, zScores: [null, null, null] });
    expect(standardise([70])).toEqual({ mean: 70, deviation: 0, zScores: [null], indices: [100] });
    expect(standardise([0, 0]).indices).toEqual([null, null]);
    expect(() => standardise([])).toThrow(RangeError);
  });
});

describe("laws", () => {
  const scores = fc
    .array(
      fc.integer({ min: 0, max: 2000 }).map((tenths) => tenths / 10),
      { minLength: 2, maxLength: 60 },
    )
    .filter((list) => new Set(list).size > 1);

  test("z scores have mean 0 and deviation 1, and indices have mean 100", () => {
    fc.assert(
      fc.property(scores, (list) => {
        const { zScores, indices } = standardise(list);
        const again = standardise(zScores.map((z) => z as number));
        expect(again.mean).toBeCloseTo(0, 9);
        expect(again.deviation).toBeCloseTo(1, 9);
        expect(standardise(indices.map((index) => index as number)).mean).toBeCloseTo(100, 8);
      }),
    );
  });

  test("z scores do not change when all scores are shifted and scaled alike", () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 9 }), fc.integer({ min: -50, max: 50 }), (list, stretch, shift) => {
        const moved = standardise(list.map((score) => score * stretch + shift)).zScores;
        standardise(list).zScores.forEach((z, i) => expect(moved[i]).toBeCloseTo(z as number, 8));
      }),
    );
  });
});
