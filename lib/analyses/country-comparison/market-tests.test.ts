import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toBrandClaim, toComparisonClaim } from "@/lib/analyses/country-comparison/claims";
import type { KnownCell, MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import { findPair, testAgainstAverage, testEvenness, testPairs } from "@/lib/analyses/country-comparison/market-tests";
import { formatSigned } from "@/lib/platform/words/format";

const cell = (name: string, difference: number, error = 3, mean = 60): KnownCell => ({
  status: "known",
  market: { slug: name.toLowerCase(), name },
  marketPosition: null,
  score: mean + difference,
  error,
  n: 1000,
  nEff: 900,
  mean,
  deviation: 12,
  difference,
  z: difference / 12,
  index: (100 * (mean + difference)) / mean,
  environment: null,
  social: null,
  change: null,
});

const cells = fc.uniqueArray(
  fc.tuple(fc.constantFrom("A", "B", "C", "D", "E"), fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 8 })),
  { selector: ([name]) => name, minLength: 2 },
);

describe("pairs of markets", () => {
  test("two markets are compared by the usual z test, the higher first", () => {
    const [pair] = testPairs([cell("Norway", 2, 3), cell("Sweden", 12, 4)]);
    expect(pair).toMatchObject({ a: { name: "Sweden" }, b: { name: "Norway" }, points: 10, error: 5, clear: true });
    expect(pair?.q).toBeCloseTo(0.0455, 4);
  });

  test("every pair of markets is listed once and found from both sides", () => {
    fc.assert(
      fc.property(cells, (drawn) => {
        const known = drawn.map(([name, difference, error]) => cell(name, difference, error));
        const pairs = testPairs(known);
        expect(pairs).toHaveLength((known.length * (known.length - 1)) / 2);
        expect(pairs.every(({ points }) => points >= 0)).toBe(true);
        const turned = testPairs(known.toReversed());
        for (const { a, b, clear } of pairs) {
          expect(findPair(pairs, b.slug, a.slug)).toBe(findPair(pairs, a.slug, b.slug));
          expect(findPair(turned, a.slug, b.slug)?.clear).toBe(clear);
        }
      }),
    );
  });

  test("among many pairs of markets a larger difference is needed", () => {
    const alone = testPairs([cell("A", 6.2, 2.2), cell("B", 0, 2.2)]);
    const among = testPairs([
      cell("A", 6.2, 2.2),
      cell("B", 0, 2.2),
      cell("C", 3, 2.2),
      cell("D", 3.1, 2.2),
      cell("E", 2.9, 2.2),
    ]);
    expect(alone[0]?.clear).toBe(true);
    expect(findPair(among, "a", "b")?.clear).toBe(false);
  });
});

describe("one test for a brand", () => {
  test("the test across two markets is the test of their pair", () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }), (one, other) => {
        const known = [cell("A", one), cell("B", other, 4)];
        expect(testEvenness([{ slug: "x", cells: known }])[0]?.q).toBeCloseTo(testPairs(known)[0]?.q ?? 1, 9);
      }),
    );
  });

  test("adding a constant to all markets changes nothing", () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: -20, max: 20 }), (drawn, shift) => {
        const at = (by: number) =>
          testEvenness([
            { slug: "x", cells: drawn.map(([name, difference, error]) => cell(name, difference + by, error)) },
          ])[0]?.q ?? 1;
        expect(at(shift)).toBeCloseTo(at(0), 9);
      }),
    );
  });

  test("the test across markets names the extremes and omits brands in one market", () => {
    const tests = testEvenness([
      { slug: "x", cells: [cell("A", 1), cell("B", 30), cell("C", 2)] },
      { slug: "y", cells: [cell("A", 1)] },
    ]);
    expect(tests).toHaveLength(1);
    expect(tests[0]).toMatchObject({
      slug: "x",
      clear: true,
      spread: 29,
      highest: { market: { name: "B" } },
      lowest: { market: { name: "A" } },
    });
  });
});

test("markets are tested together against the average", () => {
  const tests = testAgainstAverage([cell("A", 20), cell("B", -1), cell("C", -18)]);
  expect(tests.map(({ clear }) => clear)).toEqual([true, false, true]);
});

describe("the headline", () => {
  const say = (known: MarketCell[]) =>
    toBrandClaim("Tuvmark", known, testPairs(known.filter((each): each is KnownCell => each.status === "known")), 2025);

  test("the headline names a market that differs clearly from every other", () => {
    const { claim, standfirst } = say([cell("Sweden", 5), cell("The Netherlands", 40), cell("Norway", 7)]);
    expect(claim).toBe("Tuvmark does clearly best in the Netherlands");
    expect(standfirst).toContain("40.0 points above average in the Netherlands and 5.0 points above average in Sweden");
    expect(say([cell("A", 5), cell("B", -40), cell("C", 7)]).claim).toBe("Tuvmark does clearly worst in B");
  });

  test("two markets are both of them, more are all", () => {
    expect(say([cell("A", 20), cell("B", 40)]).standfirst).toContain("clearly above average in both markets.");
    expect(say([cell("A", -20), cell("B", -40)]).standfirst).toContain("clearly below average in both markets.");
    expect(say([cell("A", 20), cell("B", 40), cell("C", 30)]).standfirst).toContain("in all three markets.");
  });

  test("the headline names a clear pair of markets, or none", () => {
    expect(say([cell("A", 10), cell("B", 4), cell("C", -3)]).claim).toBe("Tuvmark does clearly better in A than in C");
    expect(say([cell("A", 3), cell("B", 1)])).toEqual({
      claim: "No clear differences between markets for Tuvmark",
      standfirst:
        "It is 3.0 points above average in A and 1.0 points above average in B. It is not clearly above or below average in either market.",
    });
  });

  test("the headline explains a different order of raw scores by how countries rate", () => {
    expect(say([cell("A", 20, 3, 50), cell("B", 15, 3, 70)]).standfirst).toContain(
      "the average brand scores 20.0 points more in B than in A",
    );
  });

  test("the headline covers one market and none", () => {
    expect(say([cell("A", 3), { status: "unranked", market: { slug: "b", name: "B" } }]).claim).toBe(
      "Tuvmark has a score in only one market, A",
    );
    expect(say([{ status: "unranked", market: { slug: "b", name: "B" } }]).standfirst).toBe(
      "It was not in the study of any market in 2025.",
    );
    expect(
      say([{ status: "suppressed", market: { slug: "b", name: "B" }, marketPosition: null, n: 12 }]).standfirst,
    ).toContain("fewer than {{base}}");
  });

  test("the headline counts the brands that differ clearly", () => {
    const brands = [
      { slug: "x", name: "X", cells: [cell("A", 30), cell("B", 0)] },
      { slug: "y", name: "Y", cells: [cell("A", 1), cell("B", 0)] },
      { slug: "z", name: "Z", cells: [cell("A", 1)] },
    ];
    const { claim, standfirst } = toComparisonClaim(brands, testEvenness(brands), 2025);
    expect(claim).toBe("One of two brands differs clearly between markets");
    expect(standfirst).toBe(
      "X is 30.0 points above average in A and at the average in B. Y shows no clear difference between markets. Z has fewer than two scores in 2025, so there is nothing to compare.",
    );
    expect(toComparisonClaim([], [], 2025).claim).toBe("None of these brands has scores in two markets in 2025");
  });
});

test("differences are shown with their sign", () => {
  expect([5.94, -13.25, 0.04, -0.04].map((value) => formatSigned(value))).toEqual(["+5.9", "−13.3", "0.0", "0.0"]);
});
