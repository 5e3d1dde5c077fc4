import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  covarianceInCommon,
  judgeTogether,
  testAgainstMean,
  testAgainstWhole,
  testDifference,
  toEstimate,
} from "@/lib/analyses/consumers/figure-test";
import { createRandom } from "@/lib/statistics/random";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import type { ConsumerFigure } from "@/lib/study/consumer";

const NOT_SHOWN: ConsumerFigure = { item: "x", value: null, low: null, high: null, n: 39, nEff: null };

function toFigure(answers: readonly number[]): ConsumerFigure {
  const value = answers.reduce((sum, each) => sum + each, 0) / answers.length;
  return { item: "x", value, ...wilsonInterval(value, answers.length), n: answers.length, nEff: answers.length };
}

describe("the error of a value", () => {
  it("the error of a value is half its interval over 1.96", () => {
    expect(toEstimate({ value: 0.5, low: 0.402, high: 0.598 })?.standardError).toBeCloseTo(0.05, 4);
  });

  it("a suppressed value has no error, and neither has a difference from it", () => {
    expect(toEstimate(NOT_SHOWN)).toBeNull();
    expect(testDifference(toEstimate(NOT_SHOWN), { value: 1, standardError: 1 })).toBeNull();
    expect(testAgainstWhole(NOT_SHOWN, toFigure([0, 1]))).toBeNull();
  });
});

describe("shared people", () => {
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  const of = (value: number, n: number): ConsumerFigure => ({
    item: "x",
    value,
    ...wilsonInterval(value, n),
    n,
    nEff: n,
  });

  it("shared people leave an error unless both groups are identical", () => {
    fc.assert(
      fc.property(
        share,
        share,
        share,
        fc.integer({ min: 50, max: 3000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 3000 }),
        (p, q, r, common, onlyA, onlyB) => {
          const [a, b, c] = [of(p, common + onlyA), of(q, common + onlyB), of(r, common)];
          const change = testDifference(toEstimate(a), toEstimate(b), covarianceInCommon(a, b, c));
          expect(change?.standardError).toBeGreaterThan(0);
          expect(Number.isFinite(change?.standardError)).toBe(true);
        },
      ),
    );
  });

  it("groups that share no people have no covariance", () => {
    expect(covarianceInCommon(of(0.3, 100), of(0.6, 100), { ...NOT_SHOWN, n: 0 })).toBe(0);
  });

  it("a part's variance against its whole is SE² of the part minus SE² of the whole", () => {
    const [part, whole] = [of(0.5, 400), of(0.5, 1600)];
    const square = (figure: ConsumerFigure) => (toEstimate(figure)?.standardError ?? 0) ** 2;
    expect(testAgainstWhole(part, whole)?.standardError).toBeCloseTo(Math.sqrt(square(part) - square(whole)), 3);
  });

  it("the error with shared people is what repeated studies show", () => {
    const random = createRandom("people in common");
    // Four blocks of people who differ in what they answer: A is blocks 0 and 1, B is blocks 1 and 2.
    const chances = [0.2, 0.5, 0.7, 0.4];
    const z: Record<"nested" | "shared", number[]> = { nested: [], shared: [] };
    const truth = { nested: 0.45 - 0.35, shared: 0.6 - 0.35 };
    for (let study = 0; study < 2_000; study += 1) {
      const blocks = chances.map((chance) => Array.from({ length: 150 }, () => (random.uniform() < chance ? 1 : 0)));
      const [first = [], second = [], third = [], fourth = []] = blocks;
      const [a, b, both, everyone] = [
        [...first, ...second],
        [...second, ...third],
        second,
        [...first, ...second, ...third, ...fourth],
      ].map(toFigure) as [ConsumerFigure, ConsumerFigure, ConsumerFigure, ConsumerFigure];
      const nested = testDifference(toEstimate(a), toEstimate(everyone), covarianceInCommon(a, everyone, a));
      const shared = testDifference(toEstimate(a), toEstimate(b), covarianceInCommon(a, b, both));
      if (nested) z.nested.push((nested.difference - truth.nested) / nested.standardError);
      if (shared) z.shared.push((shared.difference - truth.shared) / shared.standardError);
    }
    for (const values of [z.nested, z.shared]) {
      const missed = values.filter((each) => Math.abs(each) > 1.96).length / values.length;
      // Blocks of fixed size vary a little less than people drawn at random: never more than promised.
      expect(missed).toBeGreaterThan(0.015);
      expect(missed).toBeLessThan(0.062);
    }
  });
});

describe("distance from the mean", () => {
  it("the distance of two values from their mean is half their difference, and as certain", () => {
    const [a, b] = [
      { value: 0.4, standardError: 0.02 },
      { value: 0.5, standardError: 0.03 },
    ];
    const [first, second] = testAgainstMean([a, b]);
    const plain = testDifference(a, b);
    expect(first?.difference).toBeCloseTo(-0.05, 12);
    expect(second?.z).toBeCloseTo(plain?.z ?? 0, 10);
  });

  it("the mean ignores suppressed values", () => {
    expect(testAgainstMean([null, { value: 1, standardError: 1 }])).toEqual([null, null]);
  });
});

describe("a part against a whole", () => {
  const figure = (value: number, low: number | null, high: number | null, n: number) =>
    ({ item: "female", value, low, high, n, nEff: n }) as const;

  it("a part against a whole of known share has the error of the part alone", () => {
    const change = testAgainstWhole(figure(0.6, 0.5, 0.7, 100), figure(0.5, null, null, 1000));
    expect(change?.difference).toBeCloseTo(0.1, 12);
    expect(change?.standardError).toBeCloseTo(0.1 / 1.959964, 6);
  });

  it("a part against a whole of estimated share has a smaller error, because both share people", () => {
    const change = testAgainstWhole(figure(0.6, 0.5, 0.7, 100), figure(0.5, 0.47, 0.53, 1000));
    expect(change?.standardError).toBeLessThan(0.1 / 1.959964);
  });
});

describe("testing together", () => {
  it("testing together keeps the order and needs larger differences among many", () => {
    const weak = testDifference({ value: 0, standardError: 1 }, { value: 2, standardError: 0 });
    expect(judgeTogether([null, weak]).map((each) => each?.isClear)).toEqual([undefined, true]);
    const noise = testDifference({ value: 0, standardError: 1 }, { value: 0.1, standardError: 0 });
    expect(judgeTogether([weak, noise, noise, noise]).map((each) => each?.isClear)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
