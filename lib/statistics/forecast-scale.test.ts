import fc from "fast-check";
import { expect, it } from "vitest";
import { likelyLevels } from "@/lib/statistics/forecast-level";
import { forecastScale } from "@/lib/statistics/forecast-scale";
import type { Volatility } from "@/lib/statistics/volatility";

const certain = (own: number, group = own): Volatility => ({ own, group, likely: [{ variance: own, share: 1 }] });
const level = (variance: number, step: number, share = 1, at = 80) => ({ share, level: at, variance, step });

it("the error expected of a forecast grows with the years ahead by the variance of a step", () => {
  const { units, ownHalf } = forecastScale([level(5, 9)], 4, certain(9), 3);
  expect(units).toEqual([Math.sqrt(18), Math.sqrt(27), Math.sqrt(36)]);
  expect(ownHalf).toBeCloseTo(3.919928, 6);
});

it("the error expected of a forecast includes how far the likely levels lie apart", () => {
  const levels = [level(2, 4, 0.25, 70), level(6, 16, 0.75, 78)];
  const likely = [
    { variance: 4, share: 0.25 },
    { variance: 16, share: 0.75 },
  ];
  const { units } = forecastScale(levels, 1, { own: 13, group: 13, likely }, 2);
  // Mean 76, so 0.25·(2 + 36) + 0.75·(6 + 4) = 17, and a mean step of 13.
  expect(units).toEqual([Math.sqrt(17 + 1 + 13), Math.sqrt(17 + 1 + 26)]);
});

it("a series counts as volatile if it moves more than 1.2 times as much as its group", () => {
  const isVolatile = (own: number) => forecastScale([level(1, own)], 1, certain(own, 10), 1).isVolatile;
  expect([isVolatile(11.9), isVolatile(12), isVolatile(12.1)]).toEqual([false, false, true]);
});

it("without any movement in the group no error is expected, and none if nothing moves and nothing is measured with error", () => {
  expect(forecastScale([], 4, null, 2)).toMatchObject({ units: null, isVolatile: false });
  expect(forecastScale([level(0, 0)], 0, certain(0), 2).units).toBeNull();
  expect(forecastScale([level(0, 0)], 0.01, certain(0), 2).units).toEqual([0.1, 0.1]);
});

it("a series measured less precisely is expected to err more", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 15 }),
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      (values, step, error) => {
        const unitAt = (variance: number) => {
          const levels = likelyLevels(
            values,
            values.map(() => variance),
            certain(step).likely,
          );
          return forecastScale(levels, variance, certain(step), 1).units?.[0] ?? NaN;
        };
        expect(unitAt(2 * error)).toBeGreaterThan(unitAt(error));
      },
    ),
  );
});
