import { describe, expect, test } from "vitest";
import type { GroupSums } from "@/lib/study/compute/group-sums";
import { scoreOfSums } from "@/lib/study/compute/score-of-sums";
import { scoreAgeGroups, scoreWave, type StudyBrand } from "@/lib/study/compute/score-wave";

const wave = { market: "sweden", year: 2025 } as const;
const brands: StudyBrand[] = ["Alm", "Bok", "Ek"].map((brand) => ({
  brand,
  slug: brand.toLowerCase(),
  industry: brand === "Ek" ? "Energy" : "Banking",
  industrySlug: brand === "Ek" ? "energy" : "banking",
}));

/** Everyone has weight 1: shares of 0.4 and 0.3, and 0.2 on both. */
function sums(brandId: number, ageId: number, n: number, environment = 0.4): GroupSums {
  return {
    waveId: 0,
    brandId,
    ageId,
    n,
    weight: n,
    squaredWeight: n,
    environment: environment * n,
    social: 0.3 * n,
    both: 0.2 * n,
  };
}

describe("a score", () => {
  test("a score follows from the sums by the formula on the method page", () => {
    // S = 100·(0.4 + 0.3); 100²·[0.24 + 0.21 + 2·(0.2 − 0.12)]/1000 = 2.4698², and Wilson's interval is as wide as 2.4673.
    expect(scoreOfSums(sums(0, 0, 1000))).toEqual({
      n: 1000,
      nEff: 1000,
      score: 70,
      standardError: 2.4673,
      environmentShare: 0.4,
      socialShare: 0.3,
      bothShare: 0.2,
    });
  });

  test("a score has a smaller effective number of people if weights are unequal", () => {
    const unequal = scoreOfSums({ ...sums(0, 0, 1000), squaredWeight: 1250 });
    expect(unequal.nEff).toBe(800);
    expect(unequal.standardError).toBe(2.7578);
  });

  test("a score is not shown below fifty answers, but n is", () => {
    expect(scoreOfSums(sums(0, 0, 49))).toEqual({
      n: 49,
      nEff: null,
      score: null,
      standardError: null,
      environmentShare: null,
      socialShare: null,
      bothShare: null,
    });
    expect(scoreOfSums(sums(0, 0, 50)).score).toBe(70);
  });
});

describe("a wave", () => {
  const groups = [
    sums(0, 0, 500),
    sums(0, 1, 500, 0.6),
    sums(1, 0, 900),
    sums(1, 1, 30),
    sums(2, 0, 20),
    sums(2, 1, 20),
  ];
  const results = scoreWave(wave, groups, brands);

  test("a wave adds up age groups and ranks overall and within industries, best first", () => {
    expect(
      results.map(({ brand, score, overallPosition, industryPosition }) => [
        brand,
        score,
        overallPosition,
        industryPosition,
      ]),
    ).toEqual([
      ["Alm", 80, 1, 1],
      ["Bok", 70, 2, 2],
      ["Ek", null, null, null],
    ]);
  });

  test("a brand rated by too few people is not ranked and not counted in rank ranges", () => {
    expect(results.map(({ rankLow, rankHigh, n }) => [rankLow, rankHigh, n])).toEqual([
      [1, 2, 1000],
      [1, 2, 930],
      [null, null, 40],
    ]);
  });

  test("scores are ranked before rounding, so equal published scores need not share a position", () => {
    // Shares that differ in the eighth decimal: both are published as 70.
    const close = scoreWave(wave, [sums(0, 0, 1000), sums(1, 0, 1000, 0.400_000_01)], brands);
    expect(
      close.map(({ brand, score, overallPosition, industryPosition }) => [
        brand,
        score,
        overallPosition,
        industryPosition,
      ]),
    ).toEqual([
      ["Bok", 70, 1, 1],
      ["Alm", 70, 2, 2],
    ]);
  });

  test("brands share a position if their scores differ only by the order of adding up", () => {
    const tied = scoreWave(wave, [sums(0, 0, 100, 0.3), sums(1, 0, 100, 0.1 + 0.2), sums(2, 0, 100, 0.2)], brands);
    expect(
      tied.map(({ brand, overallPosition, industryPosition }) => [brand, overallPosition, industryPosition]),
    ).toEqual([
      ["Alm", 1, 1],
      ["Bok", 1, 1],
      ["Ek", 3, 1],
    ]);
  });

  test("age groups that are too small, or would reveal one, have no score", () => {
    const byAge = scoreAgeGroups(wave, groups, brands, ["18-29", "30-44"]);
    expect(byAge.map(({ brandSlug, ageGroup, score, n }) => [brandSlug, ageGroup, score, n])).toEqual([
      ["alm", "18-29", 70, 500],
      ["alm", "30-44", 90, 500],
      ["bok", "18-29", null, 900],
      ["bok", "30-44", null, 30],
      ["ek", "18-29", null, 20],
      ["ek", "30-44", null, 20],
    ]);
  });
});
