import { expect, test } from "vitest";
import { halfWidth, normalInterval, overlaps } from "@/lib/statistics/interval";

test("an interval of 95% reaches 1.96 standard errors to each side, one of 80% 1.28", () => {
  expect(halfWidth(2)).toBeCloseTo(2 * 1.959964, 5);
  expect(halfWidth(2, 0.8)).toBeCloseTo(2 * 1.281552, 5);
  const { low, high } = normalInterval(10, 2);
  expect([low, high].map((end) => Number(end.toFixed(4)))).toEqual([6.0801, 13.9199]);
});

test("intervals overlap if they share a point, even an end", () => {
  const of = (low: number, high: number) => ({ low, high });
  expect(overlaps(of(0, 2), of(1, 3))).toBe(true);
  expect(overlaps(of(1, 3), of(0, 2))).toBe(true);
  expect(overlaps(of(0, 1), of(1, 2))).toBe(true);
  expect(overlaps(of(1, 2), of(0, 1))).toBe(true);
  expect(overlaps(of(0, 1), of(2, 3))).toBe(false);
  expect(overlaps(of(2, 3), of(0, 1))).toBe(false);
  expect(overlaps(of(0, 9), of(4, 5))).toBe(true);
});
