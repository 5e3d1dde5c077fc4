import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitClassShares } from "@/lib/statistics/class-shares";
import { createRandom } from "@/lib/statistics/random";

describe("shares of known classes", () => {
  test("shares of classes that answers identify are the observed shares with the binomial error", () => {
    const { shares, standardErrors } = fitClassShares(
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      [20, 30, 50],
    );
    [0.2, 0.3, 0.5].forEach((share, k) => {
      expect(shares[k]).toBeCloseTo(share, 10);
      expect(standardErrors[k]).toBeCloseTo(Math.sqrt((share * (1 - share)) / 100), 8);
    });
  });

  test("shares of known classes sum to one and lie between zero and one", () => {
    const row = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(row, fc.integer({ min: 0, max: 500 })), { minLength: 3, maxLength: 12 }),
        (patterns) => {
          fc.pre(patterns.some(([, count]) => count > 0));
          const { shares } = fitClassShares(
            patterns.map(([likelihoods]) => likelihoods),
            patterns.map(([, count]) => count),
          );
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
          expect(shares.every((share) => share >= 0 && share <= 1 + 1e-9)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("shares of known classes cover the true shares as often as stated", () => {
    const likelihoods = [
      [0.6, 0.1],
      [0.3, 0.3],
      [0.1, 0.6],
    ];
    const random = createRandom("class shares");
    let covered = 0;
    const rounds = 400;
    for (let round = 0; round < rounds; round += 1) {
      const counts = [0, 0, 0];
      for (let person = 0; person < 600; person += 1) {
        const row = random.uniform() < 0.3 ? 0 : 1;
        const draw = random.uniform();
        const [first, second] = [likelihoods[0]?.[row] ?? 0, likelihoods[1]?.[row] ?? 0];
        const pattern = draw < first ? 0 : draw < first + second ? 1 : 2;
        counts[pattern] = (counts[pattern] ?? 0) + 1;
      }
      const { shares, standardErrors } = fitClassShares(likelihoods, counts);
      if (Math.abs((shares[0] ?? 0) - 0.3) <= 1.96 * (standardErrors[0] ?? 0)) covered += 1;
    }
    expect(covered / rounds).toBeGreaterThan(0.92);
    expect(covered / rounds).toBeLessThan(0.98);
    const few = fitClassShares(likelihoods, [10, 20, 30]).standardErrors[0] ?? 0;
    const many = fitClassShares(likelihoods, [100, 200, 300]).standardErrors[0] ?? 0;
    expect(many).toBeCloseTo(few / Math.sqrt(10), 6);
  });

  test("no people or no classes give no shares", () => {
    expect(() => fitClassShares([[1, 0]], [0])).toThrow("class shares need people and classes");
    expect(() => fitClassShares([[]], [10])).toThrow("class shares need people and classes");
    expect(() => fitClassShares([], [])).toThrow("class shares need people and classes");
  });

  test("patterns that no class could give are left out of the shares", () => {
    const known = [
      [0.8, 0.3],
      [0.2, 0.7],
    ];
    const { shares, standardErrors } = fitClassShares([...known, [0, 0]], [50, 50, 7]);
    // 0.8·s + 0.3·(1 − s) = 0.5 among those who could be told, as many people less counting as of no class.
    expect(shares.every((share) => Number.isFinite(share))).toBe(true);
    expect((shares[0] ?? 0) / ((shares[0] ?? 0) + (shares[1] ?? 0))).toBeCloseTo(0.4, 2);
    expect(standardErrors.every((error) => error > 0 && error < Infinity)).toBe(true);
    expect(fitClassShares(known, [50, 50]).shares[0]).toBeCloseTo(0.4, 5);
  });
});
