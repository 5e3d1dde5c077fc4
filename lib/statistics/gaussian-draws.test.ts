import { describe, expect, test } from "vitest";
import { drawGaussian } from "@/lib/statistics/gaussian-draws";
import { createRandom } from "@/lib/statistics/random";

/** Covariance of columns a and b over all draws, about nought. */
function moment(values: Float64Array, size: number, a: number, b: number): number {
  const draws = values.length / size;
  let sum = 0;
  for (let draw = 0; draw < draws; draw += 1)
    sum += (values[draw * size + a] as number) * (values[draw * size + b] as number);
  return sum / draws;
}

describe("draws have the covariance asked for", () => {
  test.each([
    ["full", Float64Array.of(4, 1, -1, 1, 1, 0.5, -1, 0.5, 9), [4, 1, -1, 1, 1, 0.5, -1, 0.5, 9]],
    ["singular", Float64Array.of(1, 2, 3, 2, 4, 6, 3, 6, 9), [1, 2, 3, 2, 4, 6, 3, 6, 9]],
    ["variances alone", Float64Array.of(4, 0, 9), [4, 0, 0, 0, 0, 0, 0, 0, 9]],
  ])("random draws have the requested covariance: %s", (name, covariance, expected) => {
    const values = drawGaussian(covariance, 3, 40_000, createRandom(`draws ${name}`));
    expected.forEach((entry, at) =>
      expect(Math.abs(moment(values, 3, Math.floor(at / 3), at % 3) - entry)).toBeLessThan(0.15),
    );
  });
});

test("a value without error never moves in random draws, and equal values move together", () => {
  const random = createRandom("degenerate draws");
  expect(drawGaussian(Float64Array.of(0, 0), 2, 3, random).every((value) => value === 0)).toBe(true);
  const together = drawGaussian(Float64Array.of(4, 4, 4, 4), 2, 50, random);
  for (let draw = 0; draw < 50; draw += 1) expect(together[2 * draw]).toBeCloseTo(together[2 * draw + 1] as number, 12);
});

test("random draws refuse an invalid covariance", () => {
  const random = createRandom("no draws");
  expect(() => drawGaussian(Float64Array.of(1, -1), 2, 1, random)).toThrow(RangeError);
  expect(() => drawGaussian(Float64Array.of(1, Infinity), 2, 1, random)).toThrow(RangeError);
  expect(() => drawGaussian(Float64Array.of(1, 0, 0), 2, 1, random)).toThrow(RangeError);
});
