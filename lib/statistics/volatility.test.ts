import { describe, expect, it } from "vitest";
import { createRandom } from "@/lib/statistics/random";
import { volatilities } from "@/lib/statistics/volatility";
import type { YearlySeries } from "@/lib/statistics/yearly-series";

/** Levels that take steps of 3 a year, or of 9 every tenth series if asked, measured with an error. */
function wandering(error: number, lively = 3, group = "one"): YearlySeries[] {
  const random = createRandom(`wandering ${error} ${lively} ${group}`);
  return Array.from({ length: 250 }, (_, brand) => {
    let level = random.normal(80, 15);
    const step = brand % 10 === 0 ? lively : 3;
    const values = Array.from({ length: 14 }, () => (level += random.normal(0, step)) + random.normal(0, error));
    return { key: `brand ${brand}`, group, start: 2011, values, variances: values.map(() => error ** 2) };
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the variance of a yearly step", () => {
  it("is the same for all where all move alike, next to the true one", () => {
    const series = wandering(4);
    const of = volatilities(series);
    expect(Math.abs((of(series[1] as YearlySeries, 2024)?.group ?? NaN) / 9 - 1)).toBeLessThan(0.15);
    const own = series.map((one) => of(one, 2024)?.own ?? NaN);
    expect(mean(own.map((each) => Math.abs(each / 9 - 1)))).toBeLessThan(0.3);
  });

  it("finds the one in ten with steps three times as large", () => {
    const series = wandering(2, 9);
    const of = volatilities(series);
    const own = series.map((one) => of(one, 2024)?.own ?? NaN);
    expect(mean(own.filter((_, i) => i % 10 === 0))).toBeGreaterThan(60);
    expect(mean(own.filter((_, i) => i % 10 !== 0))).toBeLessThan(13);
    expect(own.filter((each, i) => i % 10 === 0 && each > 27).length).toBeGreaterThanOrEqual(23);
    expect(own.filter((each, i) => i % 10 !== 0 && each > 27).length).toBeLessThanOrEqual(10);
  });

  it("uses only what was measured by then, and only its own group", () => {
    const [one, two] = [wandering(4, 9), wandering(2, 3, "two")];
    const cut = one.map((each) => ({
      ...each,
      values: each.values.slice(0, 6),
      variances: each.variances?.slice(0, 6) ?? [],
    }));
    const first = one[0] as YearlySeries;
    expect(volatilities([...one, ...two])(first, 2016)).toEqual(volatilities(cut)(first, 2016));
    expect(volatilities(one)(first, 2011)).toBeNull();
    expect(volatilities(one)(two[0] as YearlySeries, 2020)).toBeNull();
  });

  it("is the group's for a series of a single value", () => {
    const alone: YearlySeries = { key: "new", group: "one", start: 2024, values: [70], variances: [16] };
    const found = volatilities([...wandering(4), alone])(alone, 2024);
    expect(found?.own).toBe(found?.group);
  });

  it("is 0 where measurement explains all, and that of the values where no errors are given", () => {
    const still: YearlySeries = { key: "a", group: "one", start: 2011, values: [80, 81, 80], variances: [16, 16, 16] };
    expect(volatilities([still])(still, 2013)).toMatchObject({ own: 0, group: 0 });
    const { variances: _, ...bare } = still;
    expect(volatilities([bare])(bare, 2013)?.own).toBeCloseTo(1, 0);
  });
});
