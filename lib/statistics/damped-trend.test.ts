import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  continueTrend,
  dampedTrend,
  dampedTrendErrors,
  fitDampedTrend,
  solveStart,
  type DampedWeights,
} from "@/lib/statistics/damped-trend";
import { normalInterval } from "@/lib/statistics/interval";
import nile from "@/lib/statistics/nile.fixture.json";

/**
 * ets(model = "AAN", damped = TRUE) of R's package forecast on the Nile's flow of 1871–1885. Its optimiser ended on the
 * bounds, away from the least squares: so the forecasts are compared from its own weights and start.
 */
const R = {
  weights: { alpha: 0.037753114, beta: 0.037753049, phi: 0.80000006 },
  firstLevel: 1114.4159,
  firstSlope: 10.921636,
  forecasts: [1089.3259, 1081.9907, 1076.1226],
  low: [748.26668, 740.14495, 732.83616],
  high: [1430.3851, 1423.8365, 1419.4091],
};
const values = nile.flow.slice(0, 15);

/** Level, slope and squares after following a series from a given start, by the definition. */
function follow(of: readonly number[], { alpha, beta, phi }: DampedWeights, firstLevel: number, firstSlope: number) {
  let [level, slope, squares] = [firstLevel, firstSlope, 0];
  for (const value of of) {
    const error = value - level - phi * slope;
    squares += error ** 2;
    level += phi * slope + alpha * error;
    slope = phi * slope + beta * error;
  }
  return { level, slope, squares };
}

const weights = fc
  .record({
    alpha: fc.double({ min: 0.001, max: 0.999, noNaN: true }),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    phi: fc.double({ min: 0.8, max: 0.98, noNaN: true }),
  })
  .map(({ alpha, share, phi }) => ({ alpha, beta: alpha * share, phi }));
const series = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 8, maxLength: 20 });

describe("a damped trend", () => {
  const ofR = {
    ...R.weights,
    firstLevel: R.firstLevel,
    firstSlope: R.firstSlope,
    ...follow(values, R.weights, R.firstLevel, R.firstSlope),
  };

  it("the damped trend continues the Nile as R does", () => {
    continueTrend(ofR, 3).forEach((forecast, step) => expect(forecast).toBeCloseTo(R.forecasts[step] ?? NaN, 3));
  });
  it("the damped trend has R's textbook intervals", () => {
    const errors = dampedTrendErrors(ofR, values.length, 3);
    continueTrend(ofR, 3).forEach((forecast, step) => {
      const { low, high } = normalInterval(forecast, errors[step] ?? NaN);
      expect(low).toBeCloseTo(R.low[step] ?? NaN, 2);
      expect(high).toBeCloseTo(R.high[step] ?? NaN, 2);
    });
  });
  it("the damped trend leaves smaller squares than R's optimiser did", () => {
    expect(fitDampedTrend(values).squares).toBeLessThan(ofR.squares);
  });
  it("the damped trend starts where the squares are least", () => {
    fc.assert(
      fc.property(
        series,
        weights,
        fc.double({ min: -5, max: 5, noNaN: true }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        (of, given, levelShift, slopeShift) => {
          const solved = solveStart(of, given);
          const followed = follow(of, given, solved.firstLevel, solved.firstSlope);
          expect(solved.level).toBeCloseTo(followed.level, 4);
          expect(solved.slope).toBeCloseTo(followed.slope, 4);
          expect(Math.abs(solved.squares - followed.squares)).toBeLessThan(1e-4 * (1 + followed.squares));
          const moved = follow(of, given, solved.firstLevel + levelShift, solved.firstSlope + slopeShift);
          expect(solved.squares).toBeLessThanOrEqual(moved.squares * (1 + 1e-4) + 1e-4);
        },
      ),
    );
  });
  it("the damped trend is within 1 % of the least squares that any weights reach", () => {
    fc.assert(
      fc.property(series, fc.array(weights, { minLength: 50, maxLength: 50 }), (of, others) => {
        const least = Math.min(...others.map((other) => solveStart(of, other).squares));
        expect(fitDampedTrend(of).squares).toBeLessThanOrEqual(least * 1.01 + 1e-6);
      }),
    );
  });
  it("the damped trend flattens: each step adds less than the one before", () => {
    const [a = NaN, b = NaN, c = NaN, d = NaN] = [0, ...continueTrend({ level: 0, slope: 2, phi: 0.9 }, 3)];
    expect(b - a).toBeCloseTo(1.8, 12);
    expect(c - b).toBeCloseTo(1.62, 12);
    expect(d - c).toBeCloseTo(1.458, 12);
  });
  it("the damped trend of one or two values is no change, and of none an error", () => {
    expect(dampedTrend([70, 80], 2)).toEqual([80, 80]);
    expect(() => dampedTrend([], 1)).toThrow(RangeError);
  });
});
