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
  const fitOne = () => fitLatentClasses(people, { classes: 1, random: createRandom("one class") });
  const fitTwo = () => fitLatentClasses(people, { classes: 2, random: createRandom("two classes") });

  test("the latent classes have the published log-likelihoods and BIC", () => {
    const [one, two] = [fitOne(), fitTwo()];
    expect(people.counts.reduce((sum, count) => sum + count, 0)).toBe(216);
    expect(one.logLikelihood).toBeCloseTo(-543.6498, 4);
    expect(two.logLikelihood).toBeCloseTo(-504.4677, 4);
    expect(two.bic).toBeCloseTo(1057.313, 3);
    expect(one.converged && two.converged).toBe(true);
  });

  test("the latent classes have the published shares, the larger class first", () => {
    const two = fitTwo();
    expect(two.shares[0]).toBeCloseTo(0.7207539, 4);
    expect(two.shares[1]).toBeCloseTo(0.2792461, 4);
    expect([...fitOne().shares]).toEqual([1]);
  });

  test("latent classes are certain about people who gave the same answer throughout", () => {
    const { posteriors } = fitTwo();
    const [all, none] = [posteriors.at(0), posteriors.at(-1)];
    const most = (row: Float64Array | undefined) => Math.max(...(row ?? [NaN]));
    expect(most(all)).toBeGreaterThan(0.95);
    expect(most(none)).toBeGreaterThan(0.95);
    expect(all?.indexOf(most(all))).not.toBe(none?.indexOf(most(none)));
  });
});

test("a single class is the shares of yes, found in one start and a step", () => {
  const data: PatternCounts = { patterns: allPatterns(2), counts: [1, 2, 3, 4] };
  const [first, second] = [7 / 10, 6 / 10];
  const found = fitLatentClasses(data, { classes: 1, random: createRandom("a") });
  expect(found.probabilities[0]?.[0]).toBeCloseTo(first, 12);
  expect(found.probabilities[0]?.[1]).toBeCloseTo(second, 12);
  const logLikelihood =
    Math.log((1 - first) * (1 - second)) +
    2 * Math.log((1 - first) * second) +
    3 * Math.log(first * (1 - second)) +
    4 * Math.log(first * second);
  expect(found.logLikelihood).toBeCloseTo(logLikelihood, 10);
  expect(found.bic).toBeCloseTo(-2 * logLikelihood + 2 * Math.log(10), 10);
  expect(found.posteriors.map((row) => [...row])).toEqual([[1], [1], [1], [1]]);
  // One more start would draw on.
  const [drawn, after] = [createRandom("b"), createRandom("b")];
  fitLatentClasses(data, { classes: 1, random: drawn, starts: 20 });
  fitLatentClasses(data, { classes: 1, random: after, starts: 1 });
  expect(drawn.uniform()).toBe(after.uniform());
});

test("of several starts the best end is kept, and no start more than asked is made", () => {
  const data: PatternCounts = {
    patterns: allPatterns(4),
    counts: [42, 23, 6, 25, 6, 24, 7, 38, 1, 4, 1, 6, 2, 9, 2, 20],
  };
  const [one, other] = [createRandom("starts"), createRandom("starts")];
  const each = Array.from({ length: 6 }, () => fitLatentClasses(data, { classes: 3, random: one, starts: 1 })).map(
    ({ logLikelihood }) => logLikelihood,
  );
  expect(new Set(each.map((end) => end.toFixed(3))).size, "there are several ends").toBeGreaterThan(1);
  expect(each.indexOf(Math.max(...each)), "the best is neither the first nor the last").toSatisfy(
    (at: number) => at > 0 && at < each.length - 1,
  );
  const best = fitLatentClasses(data, { classes: 3, random: other, starts: 6 });
  expect(best.logLikelihood).toBe(Math.max(...each));
  expect(other.uniform()).toBe(one.uniform());
});

test("a fit that is out of steps says that it has not converged", () => {
  const data: PatternCounts = { patterns: allPatterns(3), counts: [30, 4, 6, 9, 2, 11, 8, 25] };
  const found = fitLatentClasses(data, { classes: 2, random: createRandom("short"), starts: 1, maxSteps: 3 });
  expect(found.converged).toBe(false);
  expect(found.trace).toHaveLength(4);
});

test("a pattern without people may be impossible, and then has the shares of the classes", () => {
  const found = fitLatentClasses(
    { patterns: allPatterns(1), counts: [0, 5] },
    { classes: 1, random: createRandom("impossible") },
  );
  expect(found.logLikelihood).toBe(0);
  expect(found.posteriors.map((row) => [...row])).toEqual([[1], [1]]);
});

test("of two classes of one size, the one with more yes comes first", () => {
  const found = fitLatentClasses(
    { patterns: allPatterns(6), counts: allPatterns(6).map((row) => (new Set(row).size === 1 ? 50 : 0)) },
    { classes: 2, random: createRandom("halves") },
  );
  expect(found.shares[0]).toBeCloseTo(0.5, 6);
  expect(found.probabilities[0]?.[0]).toBeCloseTo(1, 6);
  expect(found.probabilities[1]?.[0]).toBeCloseTo(0, 6);
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
  const ROWS = "patterns are rows of 0 and 1, as many in each";
  const COUNTS = "every pattern needs a count, and there must be people";
  test.each<[string, PatternCounts, string]>([
    ["nobody", { patterns: [[0, 1]], counts: [0] }, COUNTS],
    ["no patterns", { patterns: [], counts: [] }, ROWS],
    ["patterns without items", { patterns: [[], []], counts: [1, 1] }, ROWS],
    ["rows of unequal length", { patterns: [[0, 1], [1]], counts: [1, 1] }, ROWS],
    ["other answers than 0 and 1", { patterns: [[0, 2]], counts: [1] }, ROWS],
    ["a negative weight", { patterns: [[0], [1]], counts: [2, -1] }, COUNTS],
    ["a weight without end", { patterns: [[0], [1]], counts: [2, Infinity] }, COUNTS],
    ["a pattern without a count", { patterns: [[0], [1]], counts: [1] }, COUNTS],
  ])("latent classes refuse %s", (_, data, words) => {
    expect(() => fitLatentClasses(data, { classes: 1, random })).toThrow(words);
  });

  test.each([
    { classes: 0, starts: 1 },
    { classes: 1, starts: 0 },
  ])("latent classes refuse $classes classes and $starts starts", (options) => {
    const data = { patterns: [[0], [1]], counts: [1, 1] };
    expect(() => fitLatentClasses(data, { ...options, random })).toThrow("at least one class and one start");
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
