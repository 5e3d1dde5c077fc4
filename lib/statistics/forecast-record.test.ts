import { describe, expect, it } from "vitest";
import type { PastForecast } from "@/lib/statistics/forecast-backtest";
import type { CalibrationOf } from "@/lib/statistics/forecast-calibration";
import { judge } from "@/lib/statistics/forecast-record";

const past = (naive: number, theta: number, more: Partial<PastForecast> = {}): PastForecast => ({
  key: "a",
  group: "one",
  originYear: 2024,
  step: 1,
  horizon: 1,
  knownIn: 2025,
  actual: 80,
  isShort: false,
  isVolatile: false,
  ownHalf: 0,
  unit: 2,
  scale: 4,
  deviation: 1,
  errors: { naive, theta },
  ...more,
});
const calibrationOf: CalibrationOf = (_model, _horizon, year, isVolatile) => ({
  radius: year < 2021 ? Infinity : isVolatile ? 4 : 3,
  radius80: 2,
  radius50: 1,
  crps: Math.abs,
});
const records = (forecasts: readonly PastForecast[], judged = 5) =>
  judge(forecasts, calibrationOf, 2025, judged).map(({ model, horizon, ...record }) => ({
    name: `${model} ${horizon}`,
    ...record,
  }));

describe("the record of past forecasts", () => {
  it("the record of a model has its coverage, scaled errors and score beside those of no change", () => {
    expect(records([past(8, 2), past(-4, -7)])).toEqual([
      {
        name: "naive 1",
        group: "one",
        forecasts: 2,
        coverage: 0.5,
        mase: 1.5,
        maseOfNaive: 1.5,
        crps: 6,
        isChosen: false,
      },
      {
        name: "theta 1",
        group: "one",
        forecasts: 2,
        coverage: 0.5,
        mase: 1.125,
        maseOfNaive: 1.5,
        crps: 4.5,
        isChosen: true,
      },
    ]);
  });

  it("an error at the end of its interval, or of the brand's own, is covered", () => {
    const coverage = (one: PastForecast) => records([one])[0]?.coverage;
    expect([coverage(past(6, 0)), coverage(past(-6, 0)), coverage(past(6.1, 0))]).toEqual([1, 1, 0]);
    expect(coverage(past(7, 0, { ownHalf: 7 }))).toBe(1);
    expect([8, 8.1].map((error) => coverage(past(error, 0, { isVolatile: true })))).toEqual([1, 0]);
  });

  it("the record leaves out short series, what is older than asked, and what had no interval yet", () => {
    const count = (more: Partial<PastForecast>, judged = 5) => records([past(1, 1, more)], judged).length;
    expect(count({})).toBe(2);
    expect(count({ isShort: true })).toBe(0);
    expect(count({ knownIn: 2021, originYear: 2021 })).toBe(2);
    expect(count({ knownIn: 2020, originYear: 2021 })).toBe(0);
    expect(count({ originYear: 2020 })).toBe(0);
    expect(count({ errors: { theta: 1 } })).toBe(0);
    // With two years between waves, five origins are ten years.
    expect([count({ step: 2, knownIn: 2016 }), count({ step: 2, knownIn: 2015 })]).toEqual([2, 0]);
  });

  it("errors of series that never changed have no scale and are left out of the scaled error alone", () => {
    expect(records([past(8, 2), past(100, 100, { scale: null })])[0]).toMatchObject({
      forecasts: 2,
      mase: 2,
      maseOfNaive: 2,
      crps: 54,
    });
    const [naive, theta] = records([past(8, 2, { scale: null })]);
    expect(naive).toMatchObject({ mase: null, maseOfNaive: null, isChosen: true });
    expect(theta).toMatchObject({ mase: null, isChosen: false });
  });

  it("one model is chosen for all horizons by its mean scaled error, the simplest if they tie", () => {
    const chosen = (forecasts: readonly PastForecast[]) =>
      records(forecasts).flatMap(({ name, isChosen }) => (isChosen ? [name] : []));
    const second = (naive: number, theta: number) => past(naive, theta, { horizon: 2, originYear: 2023 });
    expect(chosen([past(1, 2), second(9, 2)])).toEqual(["theta 1", "theta 2"]);
    expect(chosen([past(1, 2), second(3, 2)])).toEqual(["naive 1", "naive 2"]);
    // Horizons count alike, however many forecasts each has.
    expect(chosen([past(2, 1), past(2, 1), past(2, 1), second(1, 4)])).toEqual(["naive 1", "naive 2"]);
  });

  it("the record is in the order of models, then of horizons", () => {
    const both = [past(1, 1, { horizon: 2, originYear: 2023 }), past(1, 1)];
    expect(records(both).map(({ name }) => name)).toEqual(["naive 1", "naive 2", "theta 1", "theta 2"]);
    expect(records([])).toEqual([]);
  });
});
