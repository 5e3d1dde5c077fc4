import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { keyOfNeed, toSelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import { toComparison } from "@/lib/analyses/consumers/comparison";
import { ALL, EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import { wilsonInterval } from "@/lib/statistics/share-interval";

const YEAR = 2025;
const women: Population = { ...EVERYONE, sex: "female" };
const young: Population = { ...EVERYONE, age: "18-29" };
const youngWomen: Population = { age: "18-29", sex: "female", group: ALL };

function reading(population: Population, shares: readonly number[], n: number, year = YEAR): PopulationReading {
  const figures = shares.map((value, at) => {
    const item = ["climate", "energy"][at] ?? "";
    return n < 50
      ? { item, value: null, low: null, high: null, n, nEff: null }
      : { item, value, ...wilsonInterval(value, n), n, nEff: n };
  });
  return { market: "sweden", year, population, figures };
}

const readings = [
  reading(EVERYONE, [0.5, 0.3], 1000),
  reading(women, [0.6, 0.3], 500),
  reading(young, [0.7, 0.31], 200),
  reading(youngWomen, [0.8, 0.31], 100),
  reading({ ...EVERYONE, sex: "male" }, [0.4, 0.3], 39),
];

function compare(first: Population, second: Population, year = YEAR) {
  const selection = {
    market: { slug: "sweden" as const, name: "Sweden" },
    allYears: [2024, YEAR],
    years: [2024, YEAR],
    from: 2024,
    year: YEAR,
    population: first,
  };
  const section = {
    section: "topics" as const,
    population: first,
    readings: readings.filter(({ population }) => population === first),
  };
  const wave = {
    section: "topics" as const,
    market: "sweden",
    year,
    readings: year === YEAR ? readings : readings.map((each) => ({ ...each, year })),
  };
  const datasets = toSelectedDatasets(
    { [keyOfNeed({ kind: "section", ...section })]: section, [keyOfNeed({ kind: "wave", ...wave })]: wave },
    selection,
    ASKED,
  );
  return toComparison("topics", selection, datasets, { ...second, market: "sweden", year });
}

describe("two groups compared", () => {
  it("two groups of people differ by what was measured, each item tested", () => {
    const { items, overlap, of, clear } = compare(women, young);
    expect(overlap).toBe("some");
    expect(items.map(({ label }) => label)).toEqual(["Climate change", "Energy and its cost"]);
    expect(items[0]?.change?.difference).toBeCloseTo(0.1, 10);
    expect(of).toBe(2);
    expect(clear).toBe(1);
  });

  it("two groups that share people in one year have a smaller error", () => {
    const error = (year: number) => compare(women, young, year).items[0]?.change?.standardError ?? 0;
    expect(error(YEAR)).toBeLessThan(error(2024));
    expect(compare(women, young, 2024).overlap).toBe("none");
  });

  it("swapping two compared groups changes only the sign", () => {
    const [there, back] = [compare(women, EVERYONE).items[0]?.change, compare(EVERYONE, women).items[0]?.change];
    expect(there?.difference).toBeCloseTo(-(back?.difference ?? 0), 12);
    expect(there?.standardError).toBeCloseTo(back?.standardError ?? 0, 12);
  });

  it("a suppressed value or the same group twice has no comparison", () => {
    expect(compare(women, { ...EVERYONE, sex: "male" }).items.map(({ change }) => change)).toEqual([null, null]);
    expect(compare(women, women)).toMatchObject({ overlap: "same", of: 0, clear: 0 });
  });
});
