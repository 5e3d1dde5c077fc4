import { describe, expect, it } from "vitest";
import nile from "@/lib/statistics/nile.fixture.json";
import { normalInterval } from "@/lib/statistics/interval";
import { fitSimpleSmoothing } from "@/lib/statistics/simple-smoothing";
import { theta, thetaErrors } from "@/lib/statistics/theta";

/**
 * thetaf() of R's package forecast on the Nile's flow of 1871–1885. Its optimiser stops a little above the lower bound
 * of the smoothing weight, which moves the forecasts by 0.01 and the interval's ends by as little.
 */
const R = {
  forecasts: [1037.4325, 1033.7914, 1030.1503],
  low: [754.50588, 750.86481, 747.22374],
  high: [1320.3591, 1316.718, 1313.0769],
};
const values = nile.flow.slice(0, 15);

describe("the Theta method", () => {
  it("the Theta method forecasts the Nile as R does", () => {
    theta(values, 3).forEach((forecast, step) =>
      expect(Math.abs(forecast - (R.forecasts[step] ?? NaN))).toBeLessThan(0.02),
    );
  });
  it("the Theta method has R's textbook intervals", () => {
    const errors = thetaErrors(fitSimpleSmoothing(values), values.length, 3);
    theta(values, 3).forEach((forecast, step) => {
      const { low, high } = normalInterval(forecast, errors[step] ?? NaN);
      expect(Math.abs(low - (R.low[step] ?? NaN))).toBeLessThan(0.05);
      expect(Math.abs(high - (R.high[step] ?? NaN))).toBeLessThan(0.05);
    });
  });
  it("a Theta forecast rises by half the slope of the line through the series", () => {
    const [first = NaN, second = NaN, third = NaN] = theta([3, 5, 7, 9, 11, 13], 3);
    expect(second - first).toBeCloseTo(1, 9);
    expect(third - second).toBeCloseTo(1, 9);
  });
  it("a Theta forecast of a single value is that value", () => {
    expect(theta([70], 2)).toEqual([expect.closeTo(70, 9), expect.closeTo(70, 9)]);
  });
});
