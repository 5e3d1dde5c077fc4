import fc from "fast-check";
import { expect, it } from "vitest";
import { conformalRadii } from "@/lib/statistics/conformal";
import { boundedIntervals } from "@/lib/statistics/forecast-intervals";

const bounds = { low: 0, high: 200 };

it("intervals lie one within the other around the forecast, within the possible values", () => {
  const errors = fc.array(fc.double({ min: -60, max: 60, noNaN: true }), { maxLength: 80 });
  fc.assert(
    fc.property(
      errors,
      fc.double({ min: -20, max: 220, noNaN: true }),
      fc.double({ min: 0.1, max: 9, noNaN: true }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (of, centre, unit, ownHalf) => {
        const [radius = NaN, radius80 = NaN, radius50 = NaN] = conformalRadii(of, [0.95, 0.8, 0.5]);
        const { low, low80, low50, value, high50, high80, high } = boundedIntervals(
          centre,
          { calibration: { radius, radius80, radius50, crps: () => 0 }, unit, ownHalf },
          bounds,
        );
        const ordered = [0, low, low80, low50, value, high50, high80, high, 200];
        expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
        expect(high - low).toBeGreaterThanOrEqual(2 * ownHalf - 1e-9);
      },
    ),
  );
});

const calibration = { radius: 3, radius80: 2, radius50: 1, crps: () => 0 };

it("each interval reaches its own radius, in the error expected, to both sides", () => {
  expect(boundedIntervals(100, { calibration, unit: 4, ownHalf: 5 }, bounds)).toEqual({
    ...{ value: 100, low: 88, high: 112 },
    ...{ low80: 92, high80: 108 },
    ...{ low50: 96, high50: 104 },
  });
});

it("what is cut off at one end is added at the other, until the interval is as wide as that of the last value", () => {
  const wide = (centre: number) => boundedIntervals(centre, { calibration, unit: 1, ownHalf: 20 }, bounds);
  expect(wide(100)).toMatchObject({ low: 80, high: 120 });
  expect(wide(5)).toMatchObject({ low: 0, high: 40 });
  expect(wide(190)).toMatchObject({ low: 160, high: 200 });
});

it("without a scale of error the interval is everything possible", () => {
  expect(boundedIntervals(70, { calibration, unit: null, ownHalf: 3 }, bounds)).toMatchObject({
    value: 70,
    low: 0,
    high: 200,
    low80: 0,
    high80: 200,
    low50: 0,
    high50: 200,
  });
});
