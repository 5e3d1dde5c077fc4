import { expect, test } from "vitest";
import { toPlaceScale, toPlaceY } from "@/lib/analyses/country-comparison/places";
import { toShare } from "@/lib/charts/drawing/axis";

const placesOf = (...positions: [position: number, high: number | null][]) => [
  {
    market: { slug: "sweden", name: "Sweden" },
    points: positions.map(([position, high], at) => ({
      year: 2020 + at,
      n: null,
      at: { position, of: 400, percentile: 50, range: high === null ? null : { low: 1, high } },
    })),
  },
];

test("the axis of positions shows 1 to 3 as far apart as 10 to 30", () =>
  expect(toPlaceY(1) - toPlaceY(3)).toBeCloseTo(toPlaceY(10) - toPlaceY(30)));

test("the axis holds the 1st at its top and the lowest end of any range", () => {
  const scale = toPlaceScale(placesOf([2, 14], [9, 88]));
  expect(scale.ticks.map((tick) => Math.round(10 ** -tick))).toEqual([1, 3, 10, 30]);
  expect(toShare(scale, toPlaceY(1))).toBe(1);
  expect(toShare(scale, toPlaceY(88))).toBeGreaterThan(0);
});

test("a brand that is always 1st, without ranges, still has an axis", () => {
  const { min, max, ticks } = toPlaceScale(placesOf([1, null]));
  expect(min).toBeLessThan(max);
  expect(ticks).toHaveLength(2);
});
