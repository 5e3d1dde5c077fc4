import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitLatentClasses, type PatternCounts } from "@/lib/statistics/latent-classes";
import { createRandom } from "@/lib/statistics/random";

const allPatterns = (items: number) =>
  Array.from({ length: 2 ** items }, (_, code) =>
    Array.from({ length: items }, (_, item) => (code >> (items - 1 - item)) & 1),
  );

describe("role conflict, 216 students (lca_values_2class: R, poLCA's data `values`)", () => {
  // S. A. Stouffer, J. Toby, "Role conflict and personality", Amer. J. Sociology 56 (1951): 1 is the universalistic answer.
  const people: PatternCounts = {
    patterns: allPatterns(4).toReversed(),
    counts: [42, 23, 6, 25, 6, 24, 7, 38, 1, 4, 1, 6, 2, 9, 2, 20],
  };
  const one = fitLatentClasses(people, { classes: 1, random: createRandom("one class") });
  const two = fitLatentClasses(people, { classes: 2, random: createRandom("two classes") });

  test("the latent classes have the published log-likelihoods and BIC", () => {
    expect(people.counts.reduce((sum, count) => sum + count, 0)).toBe(216);
    expect(one.logLikelihood).toBeCloseTo(-543.6498, 4);
    expect(two.logLikelihood).toBeCloseTo(-504.4677, 4);
    expect(two.bic).toBeCloseTo(1057.313, 3);
    expect(one.converged && two.converged).toBe(true);
  });

  test("the latent classes have the published shares, the larger class first", () => {
    expect(two.shares[0]).toBeCloseTo(0.7207539, 4);
    expect(two.shares[1]).toBeCloseTo(0.2792461, 4);
    expect([...one.shares]).toEqual([1]);
  });

  test("latent classes are certain about people who gave the same answer throughout", () => {
    const [all, none] = [two.posteriors.at(0), two.posteriors.at(-1)];
    const most = (row: Float64Array | undefined) => Math.max(...(row ?? [NaN]));
    expect(most(all)).toBeGreaterThan(0.95);
    expect(most(none)).toBeGreaterThan(0.95);
    expect(all?.indexOf(most(all))).not.toBe(none?.indexOf(most(none)));
  });
});

test("latent classes recover the classes that generated the answers (simulation)", () => {
  const shares = [0.5, 0.3, 0.2];
  const yes = [
    [0.9, 0.9, 0.8, 0.8, 0.2, 0.1],
    [0.2, 0.8, 0.2, 0.9, 0.9, 0.2],
    [0.1, 0.1, 0.2, 0.1, 0.2, 0.9],
  ];
  const patterns = allPatterns(6);
  // Expected counts, so that what is found differs by nothing but rounding.
  const counts = patterns.map((pattern) =>
    shares.reduce(
      (sum, share, k) =>
        sum +
        3000 *
          share *
          pattern.reduce(
            (all, entry, item) => all * (entry === 1 ? (yes[k]?.[item] ?? 0) : 1 - (yes[k]?.[item] ?? 0)),
            1,
          ),
      0,
    ),
  );
  const found = fitLatentClasses(
    { patterns, counts },
    { classes: 3, random: createRandom("three classes"), tolerance: 1e-13 },
  );
  shares.forEach((share, k) => {
    expect(found.shares[k]).toBeCloseTo(share, 3);
    yes[k]?.forEach((probability, item) => expect(found.probabilities[k]?.[item]).toBeCloseTo(probability, 3));
  });
});

describe("refuses", () => {
  const random = createRandom("refused");
  test.each<[string, PatternCounts, number]>([
    ["nobody", { patterns: [[0, 1]], counts: [0] }, 1],
    ["no patterns", { patterns: [], counts: [] }, 1],
    ["rows of unequal length", { patterns: [[0, 1], [1]], counts: [1, 1] }, 1],
    ["other answers than 0 and 1", { patterns: [[0, 2]], counts: [1] }, 1],
    ["a negative weight", { patterns: [[0], [1]], counts: [2, -1] }, 1],
    ["no class", { patterns: [[0], [1]], counts: [1, 1] }, 0],
  ])("latent classes refuse %s", (_, data, classes) => {
    expect(() => fitLatentClasses(data, { classes, random })).toThrow(RangeError);
  });
});

describe("laws", () => {
  const study = fc.record({
    data: fc.integer({ min: 1, max: 4 }).chain((items) =>
      fc
        .array(fc.integer({ min: 0, max: 40 }), { minLength: 2 ** items, maxLength: 2 ** items })
        .filter((counts) => counts.some((count) => count > 0))
        .map((counts): PatternCounts => ({ patterns: allPatterns(items), counts })),
    ),
    classes: fc.integer({ min: 1, max: 4 }),
    seed: fc.string(),
  });

  test("no step of fitting latent classes lowers the likelihood", () => {
    fc.assert(
      fc.property(study, ({ data, classes, seed }) => {
        const { trace } = fitLatentClasses(data, { classes, random: createRandom(seed), starts: 2, maxSteps: 200 });
        // Near a likelihood of 1 its logarithm is a sum of roundings, one for each person.
        const people = data.counts.reduce((sum, count) => sum + count, 0);
        trace.forEach((value, step) => {
          expect(value).toBeGreaterThanOrEqual(
            (trace[step - 1] ?? -Infinity) - 1e-9 * Math.abs(value) - 1e-12 * people,
          );
        });
      }),
    );
  });

  test("shares and posteriors of latent classes sum to 1", () => {
    fc.assert(
      fc.property(study, ({ data, classes, seed }) => {
        const found = fitLatentClasses(data, {
          classes,
          random: createRandom(seed),
          starts: 1,
          maxSteps: 1000,
          tolerance: 1e-12,
        });
        fc.pre(found.converged);
        const total = data.counts.reduce((sum, count) => sum + count, 0);
        expect(found.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        found.shares.forEach((share, k) => {
          expect(share).toBeLessThanOrEqual(found.shares[k - 1] ?? 1 + 1e-9);
          const mean =
            data.counts.reduce((sum, count, row) => sum + count * (found.posteriors[row]?.[k] ?? NaN), 0) / total;
          expect(mean).toBeCloseTo(share, 3);
        });
        for (const row of found.posteriors) expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 50 },
    );
  });

  test("equal random sources give equal latent classes", () => {
    fc.assert(
      fc.property(study, ({ data, classes, seed }) => {
        const fit = () => fitLatentClasses(data, { classes, random: createRandom(seed), starts: 2, maxSteps: 50 });
        expect(fit()).toEqual(fit());
      }),
      { numRuns: 20 },
    );
  });
});
