import { describe, expect, it } from "vitest";
import { createRandom } from "@/lib/statistics/random";
import { evidenceOfChanges, evidenceOfLevels, volatilities as volatilitiesBy } from "@/lib/statistics/volatility";
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

const EVIDENCE = [
  ["single changes", evidenceOfChanges],
  ["the whole history", evidenceOfLevels],
] as const;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(EVIDENCE)("the variance of a yearly step by %s", (_name, evidence) => {
  const volatilities = (series: readonly YearlySeries[]) => volatilitiesBy(series, evidence);

  it("the variance of a yearly step is close to the true one where all series move alike", () => {
    const series = wandering(4);
    const of = volatilities(series);
    expect(Math.abs((of(series[1] as YearlySeries, 2024)?.group ?? NaN) / 9 - 1)).toBeLessThan(0.15);
    const own = series.map((one) => of(one, 2024)?.own ?? NaN);
    expect(mean(own.map((each) => Math.abs(each / 9 - 1)))).toBeLessThan(0.3);
  });

  it("the variance of a yearly step finds the one series in ten with triple steps", () => {
    const series = wandering(2, 9);
    const of = volatilities(series);
    const own = series.map((one) => of(one, 2024)?.own ?? NaN);
    expect(mean(own.filter((_, i) => i % 10 === 0))).toBeGreaterThan(60);
    expect(mean(own.filter((_, i) => i % 10 !== 0))).toBeLessThan(13);
    expect(own.filter((each, i) => i % 10 === 0 && each > 27).length).toBeGreaterThanOrEqual(23);
    expect(own.filter((each, i) => i % 10 !== 0 && each > 27).length).toBeLessThanOrEqual(10);
  });

  it("the variance of a yearly step uses only its own group and what was known by then", () => {
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

  it("a series of a single value has its group's variance", () => {
    const alone: YearlySeries = { key: "new", group: "one", start: 2024, values: [70], variances: [16] };
    const found = volatilities([...wandering(4), alone])(alone, 2024);
    expect(found?.own).toBe(found?.group);
  });

  it("the variance is the same whichever group and year is asked for first", () => {
    const [one, two] = [
      wandering(2),
      wandering(2, 3, "two").map((each) => ({ ...each, values: each.values.map((value) => 3 * value) })),
    ];
    const of = volatilities([...one, ...two]);
    const [a, b] = [one[0] as YearlySeries, two[0] as YearlySeries];
    const asked = [of(a, 2024)?.group ?? NaN, of(b, 2024)?.group ?? NaN, of(a, 2014)?.group ?? NaN];
    expect(asked[1] as number).toBeGreaterThan(5 * (asked[0] as number));
    expect(asked[2]).not.toBe(asked[0]);
    expect(asked[2]).toBe(volatilities(one)(a, 2014)?.group);
  });

  it("changes that are measured precisely weigh more in the variance", () => {
    const steady = (key: string, by: number, error: number): YearlySeries => ({
      key,
      group: "one",
      start: 2011,
      values: Array.from({ length: 12 }, (_, i) => 80 + (i % 2 === 0 ? by : -by)),
      variances: new Array<number>(12).fill(error ** 2),
    });
    // The precise ones step by 6; what the imprecise ones do could all be error.
    const mixed = [steady("a", 3, 0.1), steady("b", 3, 0.1), steady("c", 10, 14), steady("d", 10, 14)];
    const found = volatilities(mixed)(mixed[0] as YearlySeries, 2022);
    expect(found?.own).toBeGreaterThan(25);
    expect(found?.own).toBeLessThan(60);
  });

  it("the variance counts values by their step, and its shares add up to one", () => {
    const biennial = wandering(2).map((each) => ({ ...each, start: 2025 - 13 * 2, step: 2 }));
    const yearly = wandering(2).map((each) => ({ ...each, start: 2025 - 13 }));
    const [b, y] = [biennial[0] as YearlySeries, yearly[0] as YearlySeries];
    for (const back of [0, 3, 8])
      expect(volatilities(biennial)(b, 2025 - 2 * back)).toEqual(volatilities(yearly)(y, 2025 - back));
    // A year between two waves knows what the wave before it knew.
    expect(volatilities(biennial)(b, 2024)).toEqual(volatilities(biennial)(b, 2023));
    const { likely } = volatilities(yearly)(y, 2025) ?? { likely: [] };
    expect(likely.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(likely.every(({ share }) => share >= 0)).toBe(true);
  });

  it("the variance is certainly 0 if measurement explains all movement", () => {
    const still: YearlySeries = { key: "a", group: "one", start: 2011, values: [80, 81, 80], variances: [16, 16, 16] };
    expect(volatilities([still])(still, 2013)?.likely).toEqual([{ variance: 0, share: 1 }]);
  });

  it("without given errors, the variance is that of the values", () => {
    const still: YearlySeries = { key: "a", group: "one", start: 2011, values: [80, 81, 80], variances: [16, 16, 16] };
    expect(volatilities([still])(still, 2013)).toMatchObject({ own: 0, group: 0 });
    const { variances: _, ...bare } = still;
    expect(volatilities([bare])(bare, 2013)?.own).toBeCloseTo(1, 0);
  });
});

describe("series measured with large errors", () => {
  const imprecise = wandering(2, 3).map((each, i) => {
    const random = createRandom(`imprecise ${i}`);
    let level = 80;
    const step = i < 25 ? 9 : 3;
    return i >= 50
      ? each
      : {
          ...each,
          values: each.values.map(() => (level += random.normal(0, step)) + random.normal(0, 12)),
          variances: each.values.map(() => 144),
        };
  });
  const ownBy = (evidence: typeof evidenceOfLevels) => {
    const of = volatilitiesBy(imprecise, evidence);
    return imprecise.slice(0, 50).map((one) => of(one, 2024)?.own ?? NaN);
  };

  it("a series measured with large errors shows in its whole history how much it moves", () => {
    const [levels, changes] = [ownBy(evidenceOfLevels), ownBy(evidenceOfChanges)];
    const ratio = (own: readonly number[]) => mean(own.slice(0, 25)) / mean(own.slice(25));
    expect(ratio(levels)).toBeGreaterThan(1.5 * ratio(changes));
  });
});

it("a steady decline is volatility by the whole history, and not by single changes", () => {
  const falling: YearlySeries = {
    key: "falling",
    group: "one",
    start: 2011,
    values: Array.from({ length: 14 }, (_, i) => 120 - 4 * i),
    variances: new Array<number>(14).fill(16),
  };
  const all = [...wandering(4), falling];
  const own = (evidence: typeof evidenceOfLevels) => volatilitiesBy(all, evidence)(falling, 2024)?.own ?? NaN;
  expect(own(evidenceOfChanges)).toBeLessThan(9);
  expect(own(evidenceOfLevels)).toBeGreaterThan(own(evidenceOfChanges));
});

it("by single changes, each counts as a normal deviate with the variance of the step and of both errors", () => {
  const history = {
    values: [],
    variances: [],
    changes: [
      { square: 25, noise: 8 },
      { square: 1, noise: 3 },
    ],
  };
  const of = (variance: number) =>
    -0.5 * (Math.log(variance + 8) + 25 / (variance + 8) + Math.log(variance + 3) + 1 / (variance + 3));
  for (const variance of [0.5, 4, 30]) expect(evidenceOfChanges(history, variance)).toBeCloseTo(of(variance), 10);
});
