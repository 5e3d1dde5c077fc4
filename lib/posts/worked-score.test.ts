import { describe, expect, it } from "vitest";
import { exampleMarket } from "@/lib/posts/example-market";
import { chanceOfSeeing, compareScores, smallestTestedDifference, workOutScore } from "@/lib/posts/worked-score";

const EXAMPLE = { environment: 0.412, social: 0.368, both: 0.271, asked: 1013, designEffect: 1.21 };

describe("the worked score", () => {
  it("gives the figures printed on the study page", () => {
    const { score, effective, standardError, low, high } = workOutScore(EXAMPLE);
    expect([score, effective, standardError, low, high].map((value) => Number(value.toFixed(1)))).toEqual([
      78, 837.2, 2.9, 72.3, 83.7,
    ]);
  });
  it("agrees with a count over people", () => {
    // Ten people: two good marks twice, one each once, the rest none. Sums per person: 2, 2, 1, 1, 0 × 6.
    const sums = [2, 2, 1, 1, 0, 0, 0, 0, 0, 0];
    const mean = 0.6;
    const variance = sums.reduce((total, sum) => total + (sum - mean) ** 2, 0) / 10;
    const worked = workOutScore({ environment: 0.3, social: 0.3, both: 0.2, asked: 10, designEffect: 1 });
    expect(worked.standardError).toBeCloseTo(100 * Math.sqrt(variance / 10), 9);
  });
});

describe("comparisons", () => {
  it("are those of the post on comparing two brands", () => {
    const first = { score: 80, standardError: 2.9 };
    const second = { score: 71, standardError: 2.9 };
    expect(compareScores(first, second).z).toBeCloseTo(2.19, 2);
    expect(smallestTestedDifference(2.9)).toBeCloseTo(8.0, 1);
  });
  it("see a rise as often as the trust playbook says", () => {
    const seen = [3, 5, 7, 10, 15].map((points) => Math.round(100 * chanceOfSeeing(points, 2.6)));
    expect(seen).toEqual([13, 27, 48, 78, 98]);
    expect(chanceOfSeeing(0, 2.6)).toBeCloseTo(0.05, 9);
  });
});

describe("the example market", () => {
  it("has the ranges the texts name", () => {
    const ranges = Object.fromEntries(exampleMarket().map(({ letter, rankLow, rankHigh }) => [letter, [rankLow, rankHigh]]));
    expect(ranges).toMatchObject({ A: [1, 4], F: [2, 9], L: [11, 12] });
  });
});
