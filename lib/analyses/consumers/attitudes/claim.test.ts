import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { toAttitudeClaim } from "@/lib/analyses/consumers/attitudes/claim";
import { testItems } from "@/lib/analyses/consumers/attitudes/compare-items";
import { datasetOf, readingOf, shareOf } from "@/lib/analyses/consumers/attitudes/study.fixture";
import { toAttitudeView } from "@/lib/analyses/consumers/attitudes/view";
import { testDifference, toEstimate } from "@/lib/analyses/consumers/figure-test";

const claimOf = (shares: Record<string, number>, n = 500) => {
  const figures = Object.entries(shares).map(([key, share]) => shareOf(`${key}/agree`, share, n));
  const view = toAttitudeView({
    dataset: datasetOf("attitudes", [readingOf("sweden", 2025, figures)]),
    market: "sweden",
    from: 2025,
    to: 2025,
    markets: [{ slug: "sweden" }],
    asked: ASKED,
  });
  return toAttitudeClaim({ view, market: "Sweden", people: "people", from: 2025, to: 2025 });
};

describe("two items from the same people", () => {
  it("answers of the same people are never clear here if independent ones would not be", () => {
    const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.integer({ min: 50, max: 5000 }), (p, q, n) => {
        const [a, b] = [shareOf("a", p, n), shareOf("b", q, n)];
        expect(testItems(a, b)?.p ?? 0).toBeGreaterThanOrEqual(
          (testDifference(toEstimate(a), toEstimate(b))?.p ?? 0) - 1e-12,
        );
      }),
    );
  });
});

describe("the headline on attitudes", () => {
  it("the headline on attitudes says what is trusted more only if it is clear", () => {
    expect(claimOf({ "trust-labels": 0.6, "trust-claims": 0.3 }).claim).toBe("Labels are trusted more than companies");
    expect(claimOf({ "trust-labels": 0.3, "trust-claims": 0.6 }).claim).toBe("Companies are trusted more than labels");
    expect(claimOf({ "trust-labels": 0.51, "trust-claims": 0.5 }).claim).toBe(
      "No clear difference in trust between labels and companies",
    );
  });

  it("the headline on attitudes has no values if they are suppressed", () => {
    const { standfirst } = claimOf({ "trust-labels": 0.6, "trust-claims": 0.3, "pay-more": 0.4, "pay-ten": 0.2 }, 39);
    expect(standfirst).toBe("Too few people were asked in Sweden in 2025 to show results.");
  });
});
