import fc from "fast-check";
import { expect, test } from "vitest";
import { toExtremes, toLargest, toScale } from "@/lib/analyses/portfolio/drawing";

test("the ends of a list, and how many lie between", () => {
  const list = (length: number) => Array.from({ length }, (_, place) => place);
  expect(toExtremes(list(10))).toEqual({ best: list(10), worst: [], between: 0 });
  expect(toExtremes(list(12))).toEqual({ best: [0, 1, 2, 3, 4], worst: [7, 8, 9, 10, 11], between: 2 });
});

test("an axis holds its values between round ends", () => {
  expect(toScale([-17.3, 22.4])).toEqual({ min: -20, max: 30 });
  expect(toScale([])).toEqual({ min: 0, max: 1 });
  fc.assert(
    fc.property(fc.array(fc.double({ min: -200, max: 200, noNaN: true }), { minLength: 1 }), (values) => {
      const { min, max } = toScale(values);
      expect(max).toBeGreaterThan(min);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(min - 1e-9);
      expect(Math.max(...values)).toBeLessThanOrEqual(max + 1e-9);
    }),
  );
});

test("the largest and the sum of the others are the whole", () => {
  const items = [5, -4, 3, 1, 1].map((points) => ({ points }));
  expect(toLargest(items, 3)).toEqual({ shown: items.slice(0, 3), rest: { count: 2, points: 2 } });
  expect(toLargest(items, 4)).toEqual({ shown: items, rest: null });
});
