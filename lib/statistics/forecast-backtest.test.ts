import { describe, expect, it } from "vitest";
import { originsOf, pastForecasts } from "@/lib/statistics/forecast-backtest";
import { evidenceOfChanges, type Volatility, volatilities } from "@/lib/statistics/volatility";
import type { YearlySeries } from "@/lib/statistics/yearly-series";

const series: YearlySeries = {
  key: "a",
  group: "one",
  start: 2015,
  values: [80, 83, 83, 79, 85, 90],
  variances: [4, 4, 4, 4, 4, 9],
};
const nine: Volatility = { own: 9, group: 9, likely: [{ variance: 9, share: 1 }] };
const options = { volatilityOf: () => nine, horizons: 2, minimumPoints: 3 };

describe("origins", () => {
  it("each value of a series is an origin that knows what came before it and what came after", () => {
    const origins = originsOf([series], options);
    expect(origins.map(({ originYear, points, isShort }) => [originYear, points, isShort])).toEqual([
      [2015, 1, true],
      [2016, 2, true],
      [2017, 3, false],
      [2018, 4, false],
      [2019, 5, false],
      [2020, 6, false],
    ]);
    expect(origins.map(({ outcomes }) => outcomes)).toEqual([[83, 83], [83, 79], [79, 85], [85, 90], [90], []]);
    expect(origins.map(({ forecasts }) => forecasts.naive)).toEqual(series.values.map((value) => [value, value]));
  });

  it("an origin has the mean and the root mean squared change up to it", () => {
    const origins = originsOf([series], options);
    expect(origins.map(({ scale }) => scale)).toEqual([null, 3, 1.5, 7 / 3, 13 / 4, 18 / 5]);
    expect(origins[0]?.deviation).toBeNull();
    expect(origins[3]?.deviation).toBeCloseTo(Math.sqrt(25 / 3), 12);
    expect(origins[5]?.ownHalf).toBeCloseTo(1.959964 * 3, 5);
  });

  it("short series are forecast by no change alone, and the local level needs known errors", () => {
    const models = (one: YearlySeries, volatility: Volatility | null = nine) =>
      originsOf([one], { ...options, volatilityOf: () => volatility }).map(
        ({ forecasts }) => Object.keys(forecasts).length,
      );
    const { variances: _, ...bare } = series;
    expect(models(series)).toEqual([1, 1, 6, 6, 6, 6]);
    expect(models(bare)).toEqual([1, 1, 5, 5, 5, 5]);
    expect(models(series, null)).toEqual([1, 1, 5, 5, 5, 5]);
  });

  it("origins of a study every second year are two years apart", () => {
    const years: number[] = [];
    const origins = originsOf([{ ...series, step: 2 }], {
      ...options,
      volatilityOf: (_, year) => (years.push(year), nine),
    });
    expect(years).toEqual([2015, 2017, 2019, 2021, 2023, 2025]);
    expect(origins.map(({ originYear, step }) => [originYear, step])).toEqual(years.map((year) => [year, 2]));
    const [first, second] = pastForecasts(origins);
    expect([first?.knownIn, second?.knownIn]).toEqual([2017, 2019]);
  });
});

describe("past forecasts", () => {
  it("past forecasts have the error of each model, and when it was known", () => {
    const past = pastForecasts(originsOf([series], options));
    expect(past).toHaveLength(2 * 4 + 1);
    expect(past.map(({ horizon, knownIn }) => [horizon, knownIn]).slice(0, 3)).toEqual([
      [1, 2016],
      [2, 2017],
      [1, 2017],
    ]);
    const [one, two] = past.filter(({ originYear }) => originYear === 2017);
    expect(one).toMatchObject({ key: "a", group: "one", step: 1, actual: 79, isShort: false, isVolatile: false });
    expect(one?.errors.naive).toBe(-4);
    expect(two?.errors.naive).toBe(2);
    expect(one?.errors.drift).toBeCloseTo(79 - 84.5, 12);
    expect(two?.unit).toBeGreaterThan(one?.unit ?? NaN);
  });

  it("past forecasts from before anything changed in their group are left out", () => {
    const past = pastForecasts(
      originsOf([series], { ...options, volatilityOf: (_, year) => (year < 2018 ? null : nine) }),
    );
    expect(past.map(({ originYear }) => originYear)).toEqual([2018, 2018, 2019]);
  });

  it("how much series move is learnt from their whole histories", () => {
    const years = Array.from({ length: 14 }, (_, at) => at);
    const falling = { ...series, start: 2011, values: years.map((at) => 120 - 4 * at), variances: years.map(() => 16) };
    const calm = ["b", "c", "d", "e"].map((key, i) => ({
      ...falling,
      key,
      values: years.map((at) => 80 + 3 * Math.sin(at * (i + 1))),
      variances: years.map(() => 1),
    }));
    const all = [falling, ...calm];
    const unitOf = (origins: ReturnType<typeof originsOf>) =>
      origins.findLast(({ key }) => key === falling.key)?.units?.[0] ?? NaN;
    const asked = { horizons: 2, minimumPoints: 3 };
    const byChanges = originsOf(all, { ...asked, volatilityOf: volatilities(all, evidenceOfChanges) });
    // Only the whole history takes a lasting decline for movement.
    expect(unitOf(originsOf(all, asked))).toBeGreaterThan(1.05 * unitOf(byChanges));
  });

  it("how much series move is learnt from the series themselves", () => {
    const past = pastForecasts(originsOf([series], { horizons: 2, minimumPoints: 3 }));
    expect(past[0]?.originYear).toBe(2016);
    expect(past.every(({ unit }) => unit > 0)).toBe(true);
  });
});
