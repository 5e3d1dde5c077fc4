import { describe, expect, it } from "vitest";
import { findClosest, toCompetitiveness, toPercentile, toPerformance } from "@/lib/rankings/standing";

describe("the percentile", () => {
  it.each([
    [1, 54, 100],
    [3, 54, 96.2963],
    [54, 54, 1.8519],
    [1, 1, 100],
  ])("the percentile of position %i of %i is %s", (position, total, percentile) => {
    expect(toPercentile(position, total)).toBeCloseTo(percentile, 4);
  });
  it.each([
    [100, "Top 10% performer", "Top 10%"],
    [90, "Top 10% performer", "Top 10%"],
    [89.99, "Strong performer", "Top 25%"],
    [75, "Strong performer", "Top 25%"],
    [74.99, "Above average", null],
    [50, "Above average", null],
    [49.99, "Room for improvement", null],
  ])("the percentile %s is called %s", (percentile, words, badge) => {
    expect(toPerformance(percentile)).toEqual({ words, badge });
  });
});

describe("competitiveness", () => {
  it.each([
    [51, "Highly competitive"],
    [50, "Moderately competitive"],
    [21, "Moderately competitive"],
    [20, "Limited competition"],
  ])("competition among %i brands: %s", (brands, words) => {
    expect(toCompetitiveness(brands)).toBe(words);
  });
});

describe("the closest", () => {
  const list = Array.from({ length: 12 }, (_, index) => ({ position: index + 1, brand: { slug: `b${index + 1}` } }));
  const around = (position: number) =>
    findClosest(list, list[position - 1] ?? { position: 0, brand: { slug: "" } }).map(({ position }) => position);
  it.each([
    [8, [6, 7, 9]],
    [1, [2, 3, 4]],
    [12, [9, 10, 11]],
    [2, [1, 3, 4]],
  ])("the closest brands to position %i are %o", (position, found) => {
    expect(around(position)).toEqual(found);
  });
  it("the closest brands are within three positions, ties included", () => {
    const sparse = [
      { position: 1, brand: { slug: "a" } },
      { position: 5, brand: { slug: "b" } },
      { position: 5, brand: { slug: "c" } },
    ];
    expect(findClosest(sparse, { position: 5, brand: { slug: "b" } }).map(({ brand }) => brand.slug)).toEqual(["c"]);
  });
});
