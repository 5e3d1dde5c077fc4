import { describe, expect, test } from "vitest";
import { type EstimatedClasses, probabilityCovariance, probabilitySlopes } from "@/lib/statistics/class-model-errors";
import { fitClassShares } from "@/lib/statistics/class-shares";
import { invert } from "@/lib/statistics/inverse";

/** All answers to two yes-or-no items, and how likely each is within each class. */
const PATTERNS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
const likelihoodsOf = (probabilities: readonly number[][]) =>
  PATTERNS.map((answers) =>
    probabilities.map((row) => row.reduce((product, yes, item) => product * (answers[item] === 1 ? yes : 1 - yes), 1)),
  );

describe("the change in a pattern's probability with the probabilities of yes", () => {
  test("the derivative of a pattern's probability is right by hand, for two classes", () => {
    // f = 0.2 and 0.5 for yes: m = 0.38; 0.4·0.2/0.38/0.2 = 1.052632, 0.6·0.5/0.38/0.5 = 1.578947.
    const yes = probabilitySlopes([1], [0.2, 0.5], [0.4, 0.6], 0.38, [[0.2], [0.5]]);
    expect(yes.map((slope) => Number(slope.toFixed(6)))).toEqual([1.052632, 1.578947]);
    // For no: m = 0.62; −0.4·0.8/0.62/0.8 = −0.645161, −0.6·0.5/0.62/0.5 = −0.967742.
    const no = probabilitySlopes([0], [0.8, 0.5], [0.4, 0.6], 0.62, [[0.2], [0.5]]);
    expect(no.map((slope) => Number(slope.toFixed(6)))).toEqual([-0.645161, -0.967742]);
  });

  test("the derivative of a pattern's probability is finite where a probability is 0 or 1", () => {
    for (const [answer, chance] of [
      [1, 0],
      [0, 1],
    ] as const)
      expect(probabilitySlopes([answer], [0.5], [1], 0.5, [[chance]]).every(Number.isFinite)).toBe(true);
  });
});

describe("the covariance of estimated chances", () => {
  test("one class and one item have the covariance of a share, with one person more known (by hand)", () => {
    const model = { patterns: [[0], [1]], likelihoods: [[0.7], [0.3]] };
    // 100/(0.3·0.7) + 4
    expect(probabilityCovariance(100, model, [1], [[0.3]])).toEqual([[expect.closeTo(1 / (100 / 0.21 + 4), 10)]]);
  });

  test("classes that no answer can confuse have the covariance of shares among their people", () => {
    // Item 1 tells the classes apart for certain; item 2 is answered yes by 0.3 and 0.6 of them.
    const probabilities = [
      [1e-9, 0.3],
      [1 - 1e-9, 0.6],
    ];
    const model = { patterns: PATTERNS, likelihoods: likelihoodsOf(probabilities) };
    const covariance = probabilityCovariance(1_000, model, [0.25, 0.75], probabilities);
    expect(covariance[1]?.[1]).toBeCloseTo(1 / (250 / 0.21 + 4), 6);
    expect(covariance[3]?.[3]).toBeCloseTo(1 / (750 / 0.24 + 4), 6);
    expect(covariance[1]?.[3]).toBeCloseTo(0, 7);
  });

  test("an item to which no one says yes does not upset the covariance", () => {
    const model = { patterns: PATTERNS, likelihoods: likelihoodsOf([[0.2, 0]]) };
    const [[first]] = probabilityCovariance(500, model, [1], [[0.2, 0]]) as [[number]];
    expect(first).toBeCloseTo(1 / (500 / 0.16 + 4), 10);
  });
});

describe("shares of estimated classes", () => {
  const probabilities = [
    [0.1, 0.2],
    [0.8, 0.7],
  ];
  const likelihoods = likelihoodsOf(probabilities);
  const counts = [300, 100, 150, 450];
  const estimated = (covariance: number[][]): EstimatedClasses => ({ patterns: PATTERNS, probabilities, covariance });
  const zero = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
  const errorsOf = (covariance: number[][]) =>
    fitClassShares(likelihoods, counts, estimated(covariance)).standardErrors;

  test("shares of estimated classes are those of given classes if these have no error", () => {
    const given = fitClassShares(likelihoods, counts);
    expect(errorsOf(zero)).toEqual(given.standardErrors);
    expect(fitClassShares(likelihoods, counts, estimated(zero)).shares).toEqual(given.shares);
  });

  test("errors of estimated classes add the variance of each probability, by the square of its effect", () => {
    const [given = NaN] = errorsOf(zero);
    for (const at of [0, 1, 2, 3]) {
      const covariance = zero.map((line, i) => line.map((_, j) => (i === j && i === at ? 0.0004 : 0)));
      const shareWith = (by: number) => {
        const moved = probabilities.map((row, k) => row.map((yes, item) => yes + (2 * k + item === at ? by : 0)));
        return fitClassShares(
          likelihoodsOf(moved),
          // As many as the model expects, so that observed and expected information agree.
          expectedCounts,
        ).shares[0] as number;
      };
      const [share = NaN] = fitClassShares(likelihoods, counts).shares;
      const expectedCounts = likelihoods.map(([one = NaN, other = NaN]) => 1_000 * (share * one + (1 - share) * other));
      const [given = NaN, wide = NaN] = [zero, covariance].map(
        (each) => fitClassShares(likelihoods, expectedCounts, estimated(each)).standardErrors[0],
      );
      const slope = (shareWith(0.001) - shareWith(-0.001)) / 0.002;
      expect(wide ** 2 - given ** 2).toBeCloseTo(slope ** 2 * 0.0004, 6);
    }
    expect(errorsOf(zero.map((line, i) => line.map((_, j) => (i === j ? 0.0004 : 0))))[0]).toBeGreaterThan(given);
  });

  test("the shares of two estimated classes have the same error, as they sum to one", () => {
    const [first = NaN, second = NaN] = errorsOf(zero.map((line, i) => line.map((_, j) => (i === j ? 0.001 : 0.0002))));
    expect(second).toBeCloseTo(first, 10);
  });

  test("the shares of classes that answer alike have an infinite error", () => {
    const alike = likelihoodsOf([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
    expect(fitClassShares(alike, counts, estimated(zero)).standardErrors[0]).toBe(Infinity);
  });
});

test("an inverse times its matrix is one, and a singular matrix has an infinite diagonal", () => {
  const matrix = [
    [4, 1, 0.5],
    [1, 3, 0.2],
    [0.5, 0.2, 2],
  ];
  const inverse = invert(matrix);
  const product = matrix.map((line) =>
    [0, 1, 2].map((j) => line.reduce((sum, value, i) => sum + value * (inverse[i]?.[j] ?? NaN), 0)),
  );
  product.forEach((line, i) => line.forEach((value, j) => expect(value).toBeCloseTo(i === j ? 1 : 0, 12)));
  expect(
    invert([
      [1, 2],
      [2, 4],
    ]),
  ).toEqual([
    [Infinity, 0],
    [0, Infinity],
  ]);
});
