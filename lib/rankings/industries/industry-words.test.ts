import { describe, expect, test } from "vitest";
import {
  areSeparate,
  bySize,
  isThinIndustry,
  toSharedBrands,
  toTopIndustries,
  type IndustryFacts,
} from "@/lib/rankings/industries/industry-facts";
import {
  sayElsewhere,
  saySize,
  sayShared,
  sayTopTen,
  toIndustryAnswers,
  toIndustryDescription,
  toIndustryStandfirst,
  toIndustryTitle,
} from "@/lib/rankings/industries/industry-words";
import { marketOf, named, rowOf } from "@/tests/support/public-facts";

const sweden = marketOf("Sweden", { brandCount: 100 });
const topTen = [
  rowOf(1, "Alfa", "Energy"),
  rowOf(2, "Beta", "Food & grocery"),
  rowOf(3, "Gamma", "Energy"),
  rowOf(4, "Delta", "Telecom"),
];
const industries = [
  { ...named("Energy"), brandCount: 20 },
  { ...named("Food & grocery"), brandCount: 8 },
  { ...named("Telecom"), brandCount: 8 },
];

function factsOf(industry: string, more: Partial<IndustryFacts> = {}): IndustryFacts {
  const own = industries.find(({ name }) => name === industry) ?? { ...named(industry), brandCount: 3 };
  return {
    market: sweden,
    industry: own,
    brands: [named("Beta"), named("Zeta")],
    topTen,
    industries,
    elsewhere: [],
    ...more,
  };
}

describe("the minimum content of an indexed page", () => {
  test.each([
    [4, 0, true],
    [5, 0, false],
    [1, 1, false],
    [0, 0, true],
    [54, 3, false],
  ])("an industry page with %i brands and %i of them in the top 10 is too thin: %s", (brandCount, leaders, isThin) => {
    expect(isThinIndustry({ brandCount, leaders })).toBe(isThin);
  });
});

describe("derived facts", () => {
  test("industries of a top 10 are listed by frequency, then by name", () => {
    expect(toTopIndustries(topTen).map(({ name, rows }) => [name, rows])).toEqual([
      ["Energy", 2],
      ["Food & grocery", 1],
      ["Telecom", 1],
    ]);
  });

  test("rank ranges are disjoint only without a common position", () => {
    const ranged = (low: number, high: number) => rowOf(1, "x", "y", { low, high });
    expect(areSeparate([ranged(1, 10), ranged(10, 30)])).toBe(false);
    expect(areSeparate([ranged(1, 10), ranged(20, 30)])).toBe(true);
    expect(areSeparate([ranged(1, 10)])).toBe(false);
    expect(areSeparate([rowOf(1, "a", "b", null), ranged(1, 3)])).toBe(false);
  });

  test("brands ranked in other markets are listed with those markets", () => {
    const elsewhere = [
      { market: named("Norway"), brands: [named("Zeta")], leaders: [] },
      { market: named("Finland"), brands: [named("Zeta"), named("Eta")], leaders: [] },
    ];
    expect(toSharedBrands({ brands: [named("Beta"), named("Zeta")], elsewhere })).toEqual([
      { brand: named("Zeta"), markets: [named("Norway"), named("Finland")] },
    ]);
  });

  test("the largest industry is first, and equal ones are sorted by name", () => {
    expect(bySize(industries.toReversed()).map(({ name }) => name)).toEqual(["Energy", "Food & grocery", "Telecom"]);
  });
});

describe("the text of a page", () => {
  test("an industry page names its brands in the top 10 with their overall positions", () => {
    expect(toIndustryTitle(factsOf("Energy"))).toBe("Energy brands in Sweden");
    expect(toIndustryStandfirst(factsOf("Energy"))).toBe(
      "20 energy brands are rated on sustainability by people in Sweden. Two of them are in Sweden’s top 4 for 2025: Alfa (1st) and Gamma (3rd).",
    );
    expect(sayTopTen(factsOf("Energy"))).toBe("The other two brands in Sweden’s top 4 are from two other industries.");
  });

  test("an industry page without top-10 brands says so and names its brands", () => {
    const facts = factsOf("Toys");
    expect(toIndustryStandfirst(facts)).toBe(
      "Three toys brands are rated on sustainability by people in Sweden. None of them is in Sweden’s top 4 for 2025.",
    );
    expect(sayTopTen(facts)).toBe(
      "No toys brand is in Sweden’s top 4; it is made up of brands from three industries, most often energy (2).",
    );
    expect(toIndustryAnswers(facts)[1]?.answer).toMatch(/^None of the 3 is in the public top 10/);
  });

  test("an industry page compares the industry with others and with other markets", () => {
    expect(saySize(factsOf("Energy"))).toBe(
      "The study ranks 20 energy brands among its 100 in Sweden, about one in five. No industry has more.",
    );
    expect(saySize(factsOf("Telecom"))).toBe(
      "The study ranks eight telecom brands among its 100 in Sweden, about one in 13. One of the three industries has more. One other has the same number.",
    );
    expect(sayElsewhere(factsOf("Energy"))).toBe("Sweden is the only market in the study with energy brands.");
    const elsewhere = [
      { market: named("The Netherlands"), brands: [named("Eta")], leaders: [rowOf(9, "Eta", "Energy")] },
    ];
    expect(sayElsewhere(factsOf("Energy", { elsewhere }))).toBe(
      "Energy brands are also ranked in the Netherlands (1, one in its top 10). Sweden has the longest list.",
    );
    expect(sayShared(factsOf("Energy", { elsewhere }))).toBe(
      "None. Every energy brand ranked in Sweden is ranked only there.",
    );
  });

  test("an industry page works without what a study does not provide", () => {
    const bare = factsOf("Energy", {
      market: { ...sweden, interviews: null, fieldwork: null, hasScores: false },
      topTen: topTen.map((row) => ({ ...row, range: null })),
    });
    const text = JSON.stringify(toIndustryAnswers(bare)) + toIndustryDescription(bare);
    expect(text).not.toMatch(/null|NaN|undefined|rank range/);
  });

  test("an industry page's text fits a search result, even with names of 300 letters", () => {
    const long = "Long ".repeat(60).trim();
    const facts = factsOf("Energy", { topTen: [rowOf(1, long, "Energy"), rowOf(2, "x".repeat(300), "Energy")] });
    expect(toIndustryDescription(facts).length).toBeLessThanOrEqual(165);
    expect(toIndustryStandfirst(facts).length).toBeLessThan(300);
  });

  test("the text differs between industries and between markets", () => {
    const all = ["Energy", "Food & grocery", "Telecom"].flatMap((industry) =>
      ["Sweden", "The Netherlands"].map((market) =>
        toIndustryDescription(factsOf(industry, { market: marketOf(market, {}) })),
      ),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
