import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { symmetricError } from "@/lib/statistics/forecast-accuracy";
import { drift, FORECAST_MODELS, forecastByModel, naive, type ForecastModel } from "@/lib/statistics/forecast-models";
import { createRandom } from "@/lib/statistics/random";

const series = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 16 });

/** The first three yearly series of the M3 competition with the forecasts submitted to it (R's package Mcomp). */
const M3 = [
  {
    values: [
      940.66, 1084.86, 1244.98, 1445.02, 1683.17, 2038.15, 2342.52, 2602.45, 2927.87, 3103.96, 3360.27, 3807.63,
      4387.88, 4936.99,
    ],
    naive: [4936.99, 4936.99, 4936.99, 4936.99, 4936.99, 4936.99],
    damped: [5473.87, 6010.43, 6546.63, 7082.48, 7617.99, 8153.15],
  },
  {
    values: [
      1991.05, 2306.4, 2604, 2992.3, 3722.08, 5226.62, 5989.46, 5614.62, 5527, 5389.8, 5384.4, 3656.2, 4034.8, 4230,
    ],
    naive: [4230, 4230, 4230, 4230, 4230, 4230],
    damped: [4275.16, 4290.45, 4295.56, 4297.27, 4297.84, 4298.03],
  },
  {
    values: [
      1461.57, 1692.5, 2193.82, 2459.68, 3246.8, 4748.86, 5559.46, 5292.42, 5029.4, 4753.6, 4344.6, 2897.4, 3256.4,
      3525.2,
    ],
    naive: [3525.2, 3525.2, 3525.2, 3525.2, 3525.2, 3525.2],
    damped: [3622.41, 3657.56, 3670.27, 3674.86, 3676.52, 3677.12],
  },
];

describe("the models", () => {
  it("no change and the mean change are right by hand", () => {
    expect(naive([3, 9, 7], 2)).toEqual([7, 7]);
    expect(drift([3, 9, 7], 2)).toEqual([9, 11]);
    expect(drift([7], 2)).toEqual([7, 7]);
  });
  it("the models come close to the forecasts that the M3 competition received", () => {
    for (const { values, naive: same, damped } of M3) {
      const forecasts = forecastByModel(values, 6);
      expect(forecasts.naive).toEqual(same);
      expect(symmetricError(damped, forecasts["damped-trend"])).toBeLessThan(2);
    }
  });
  it("the models follow growing yearly series better than no change does", () => {
    // There: naive 17.88, Theta 16.97, damped trend 17.36 (symmetric error over six years of 645 series).
    const random = createRandom("growing years");
    const grown = Array.from({ length: 400 }, () => {
      let [value, growth] = [5_000, random.normal(0.03, 0.03)];
      return Array.from({ length: 20 }, () => {
        growth = 0.85 * growth + 0.15 * 0.03 + random.normal(0, 0.02);
        value *= Math.exp(growth + random.normal(0, 0.06));
        return value;
      });
    });
    const errors = new Map(FORECAST_MODELS.map((model) => [model, 0]));
    for (const values of grown) {
      for (const [model, forecasts] of Object.entries(forecastByModel(values.slice(0, 14), 6)) as [
        ForecastModel,
        number[],
      ][]) {
        errors.set(model, (errors.get(model) ?? NaN) + symmetricError(values.slice(14), forecasts) / grown.length);
      }
    }
    for (const model of ["theta", "damped-trend", "average"] as const)
      expect(errors.get(model)).toBeLessThan(errors.get("naive") ?? NaN);
  });
  it("forecasts shift and scale with the series", () => {
    fc.assert(
      fc.property(
        series,
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.constantFrom(0.25, 0.5, 2, 4),
        (values, shift, stretch) => {
          const plain = forecastByModel(values, 3);
          const moved = forecastByModel(
            values.map((value) => shift + stretch * value),
            3,
          );
          for (const model of ["naive", "drift"] as const) {
            plain[model].forEach((forecast, step) =>
              expect(moved[model][step]).toBeCloseTo(shift + stretch * forecast, 6),
            );
          }
        },
      ),
    );
    // The searched ones as well, where no two points of the search tie.
    const values = [71, 74, 69, 78, 80, 77, 84, 83, 88, 86, 91];
    const plain = forecastByModel(values, 3);
    const moved = forecastByModel(
      values.map((value) => 30 + 1.7 * value),
      3,
    );
    for (const model of FORECAST_MODELS)
      plain[model].forEach((forecast, step) => expect(moved[model][step]).toBeCloseTo(30 + 1.7 * forecast, 4));
  });
  it("all models agree on a series that never changes", () => {
    for (const forecasts of Object.values(forecastByModel(new Array<number>(9).fill(80), 3))) {
      forecasts.forEach((forecast) => expect(forecast).toBeCloseTo(80, 6));
    }
  });
  it("the average of the models is their mean", () => {
    fc.assert(
      fc.property(series, (values) => {
        const { average, ...single } = forecastByModel(values, 2);
        average.forEach((value, step) => {
          const mean = Object.values(single).reduce((sum, forecasts) => sum + (forecasts[step] ?? NaN), 0) / 4;
          expect(value).toBeCloseTo(mean, 9);
        });
      }),
    );
  });
  it("a model refuses to forecast from nothing", () => {
    expect(() => naive([], 1)).toThrow(RangeError);
    expect(() => drift([], 1)).toThrow(RangeError);
  });
});
