import { describe, expect, it } from "vitest";
import { exampleMarket } from "@/lib/rankings/examples/example-market";
import { chanceOfSeeing, smallestClearDifference } from "@/lib/rankings/scores/clear-difference";
import { toChange } from "@/lib/statistics/change";

describe("comparisons", () => {
  it("comparing two brands gives the numbers in the post about it", () => {
    const change = toChange({ value: 71, standardError: 2.9 }, { value: 80, standardError: 2.9 });
    expect(change.z).toBeCloseTo(2.19, 2);
    expect(smallestClearDifference(2.9)).toBeCloseTo(8.0, 1);
  });
  it("a rise is detected as often as the trust recovery playbook says", () => {
    const seen = [3, 5, 7, 10, 15].map((points) => Math.round(100 * chanceOfSeeing(points, 2.6)));
    expect(seen).toEqual([13, 27, 48, 78, 98]);
    expect(chanceOfSeeing(0, 2.6)).toBeCloseTo(0.05, 9);
  });
});

describe("the example market", () => {
  it("the example market has the rank ranges that the texts give", () => {
    const ranges = Object.fromEntries(
      exampleMarket().map(({ letter, rankLow, rankHigh }) => [letter, [rankLow, rankHigh]]),
    );
    expect(ranges).toMatchObject({ A: [1, 4], F: [2, 9], L: [11, 12] });
  });
});
