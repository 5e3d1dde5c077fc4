import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { itemsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { datasetOf, readingOf, shareOf } from "@/lib/analyses/consumers/attitudes/study.fixture";
import { toExpectationClaim } from "@/lib/analyses/consumers/expectations/claim";
import { industryName, toExpectationView } from "@/lib/analyses/consumers/expectations/view";
import { testAgainstMean, toEstimate } from "@/lib/analyses/consumers/figure-test";
import { createRandom } from "@/lib/statistics/random";

const INDUSTRIES = itemsOf(ASKED, "expectations");

const viewOf = (shares: Record<string, number>, n = 400) => {
  const figures = Object.entries(shares).map(([item, share]) => shareOf(item, share, n));
  return toExpectationView({
    dataset: datasetOf("expectations", [readingOf("sweden", 2025, figures)]),
    market: "sweden",
    industries: INDUSTRIES,
    from: 2025,
    to: 2025,
  });
};

describe("industries compared with their average", () => {
  const view = viewOf({ banking: 0.4, energy: 0.7, telecom: 0.15, insurance: 0.42, mean: 0.4175 });

  it("industries are sorted by expectation, without the average among them", () => {
    expect(view.rows.map(({ slug }) => slug)).toEqual(["energy", "insurance", "banking", "telecom"]);
    expect(view.mean.value).toBe(0.4175);
  });

  it("expectations of industries are tested all together", () => {
    expect(view.rows.map(({ fromMean }) => fromMean?.isClear)).toEqual([true, false, false, true]);
    expect([view.above, view.below, view.of]).toEqual([1, 1, 4]);
  });

  it("a suppressed expectation has no value, test or finding", () => {
    const notShown = viewOf({ banking: 0.4, energy: 0.7 }, 39);
    expect(notShown.rows.map(({ fromMean }) => fromMean)).toEqual([null, null]);
    expect(
      toExpectationClaim({ view: notShown, market: "Sweden", people: "everyone", to: 2025 }).standfirst,
    ).not.toMatch(/%/);
  });

  it("industries have the names used in the study", () => {
    expect([industryName("banking", INDUSTRIES), industryName("space-travel", INDUSTRIES)]).toEqual([
      "Banking",
      "Space travel",
    ]);
  });

  it("tests of expectations are cautious because the same people rate several industries", () => {
    const random = createRandom("expectations of industries");
    let missed = 0;
    let tests = 0;
    for (let study = 0; study < 400; study += 1) {
      // Twelve industries of which each person is asked six; who expects much of one expects much of all.
      const sums = Array.from({ length: 12 }, () => ({ yes: 0, n: 0 }));
      for (let person = 0; person < 300; person += 1) {
        const chance = random.uniform() < 0.5 ? 0.25 : 0.75;
        for (let step = 0; step < 6; step += 1) {
          const sum = sums[(person + 2 * step) % 12];
          if (!sum) continue;
          sum.n += 1;
          sum.yes += random.uniform() < chance ? 1 : 0;
        }
      }
      const changes = testAgainstMean(sums.map(({ yes, n }) => toEstimate(shareOf("x", yes / n, n))));
      tests += changes.length;
      missed += changes.filter((change) => change && change.p < 0.05).length;
    }
    expect(missed / tests).toBeLessThan(0.05);
  });
});

describe("the headline on industries", () => {
  const claimOf = (shares: Record<string, number>) =>
    toExpectationClaim({ view: viewOf(shares), market: "The Netherlands", people: "women", to: 2025 });

  it("the headline on expectations names the two extremes if they are clear", () => {
    expect(claimOf({ banking: 0.4, energy: 0.7, telecom: 0.15, insurance: 0.42, mean: 0.4175 })).toEqual({
      claim: "People expect more of energy than of the average industry",
      standfirst:
        "On average across industries, 42% of women in the Netherlands expect a lot. One industry is clearly above that average, one clearly below. For example: Energy 70%, Telecom 15%.",
    });
  });

  it("the headline on expectations names no industry if no distance is clear", () => {
    expect(claimOf({ banking: 0.4, energy: 0.41, mean: 0.405 }).claim).toBe("No industry clearly stands out");
  });
});
