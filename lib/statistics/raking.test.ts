import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { designEffect, effectiveN } from "@/lib/statistics/design-effect";
import { rake, RakingError, type Raking, type RakingCell } from "@/lib/statistics/raking";

const cell = (categories: number[], count: number, base = 1): RakingCell => ({
  categories,
  count,
  weight: count * base,
});

/** Weight of one interview of each cell. */
function weightsOf(cells: readonly RakingCell[], { factors }: Raking): number[] {
  return cells.map(({ weight, count }, i) => ((factors[i] as number) * weight) / count);
}

function weightSums(cells: readonly RakingCell[], raking: Raking) {
  const weights = weightsOf(cells, raking);
  const sum = (power: number) => cells.reduce((all, { count }, i) => all + count * (weights[i] as number) ** power, 0);
  return { n: sum(0), sum: sum(1), sumOfSquares: sum(2) };
}

describe("a cluster sample of Californian schools (rake_apiclus1: R, survey::rake, data(api))", () => {
  // Rows: elementary, high, middle schools; columns: targets of the whole school met, no or yes.
  const counts = [
    [12, 132],
    [3, 11],
    [8, 17],
  ];
  const population = 6194;
  const cells = counts.flatMap((row, type) => row.map((count, met) => cell([type, met], count, population / 183)));
  const margins = [
    [4421, 755, 1018],
    [1072, 5122],
  ];
  const raking = rake(cells, margins);

  test("raking gives the published weights", () => {
    const expected = [39.8392362, 29.8706755, 67.1255292, 50.3294011, 49.0690722, 36.7910249];
    weightsOf(cells, raking).forEach((weight, i) => expect(weight).toBeCloseTo(expected[i] as number, 6));
    expect(raking.converged).toBe(true);
    expect(raking.largestGap).toBeLessThan(1e-9);
    expect(raking).toMatchObject({ cappedCells: 0, cappedInterviews: 0 });
  });

  test("raking gives the published design effect and effective number", () => {
    expect(effectiveN(weightSums(cells, raking))).toBeCloseTo(174.011159, 5);
    expect(designEffect(weightSums(cells, raking))).toBeCloseTo(1.0516567, 6);
  });

  test("raking to shares gives the same weights as raking to totals", () => {
    const shares = margins.map((margin) => margin.map((target) => target / population));
    rake(cells, shares).factors.forEach((factor, i) => expect(factor).toBeCloseTo(raking.factors[i] as number, 10));
  });

  test("raking with a cap keeps every weight within its bounds and still meets the targets", () => {
    const cap = 1.7;
    const capped = rake(cells, margins, { cap });
    const mean = population / 183;
    for (const weight of weightsOf(cells, capped)) {
      expect(weight).toBeGreaterThanOrEqual((mean / cap) * (1 - 1e-12));
      expect(weight).toBeLessThanOrEqual(mean * cap * (1 + 1e-12));
    }
    // The three high schools that missed targets would weigh 67.1; 57.5 is allowed, and the others make up for it.
    expect(capped).toMatchObject({ converged: true, cappedCells: 1, cappedInterviews: 3 });
    expect(capped.largestGap).toBeLessThan(1e-9);
  });
});

test("raking keeps the bounds of a cap that makes targets unreachable, and reports the gap", () => {
  const cells = [cell([0], 90), cell([1], 10)];
  const raking = rake(cells, [[0.5, 0.5]], { cap: 2 });
  expect(raking.converged).toBe(false);
  // Ten interviews of at most twice the mean make up a fifth, at most; the others give up half of theirs.
  expect(weightsOf(cells, raking)[1]).toBeCloseTo(2, 10);
  expect(raking.largestGap).toBeCloseTo(0.3, 10);
  expect(raking.cappedInterviews).toBe(10);
});

test("raking reports targets that contradict each other without throwing", () => {
  // Everyone in category 0 of the first variable is in category 0 of the second, and the targets differ.
  const raking = rake(
    [cell([0, 0], 5), cell([1, 1], 5)],
    [
      [0.5, 0.5],
      [0.7, 0.3],
    ],
    { maxRounds: 50 },
  );
  expect(raking).toMatchObject({ converged: false, rounds: 50 });
  expect(raking.largestGap).toBeCloseTo(0.2, 6);
});

describe("refuses, naming variable and category,", () => {
  const cells = [cell([0, 0], 5), cell([1, 1], 5)];
  test.each<[string, number[][], RakingError["reason"], number, number]>([
    [
      "a target without interviews",
      [
        [0.5, 0.5],
        [0.4, 0.4, 0.2],
      ],
      "no-interviews",
      1,
      2,
    ],
    [
      "interviews with target nought",
      [
        [1, 0],
        [0.5, 0.5],
      ],
      "no-target",
      0,
      1,
    ],
    ["interviews in an unknown category", [[0.5, 0.5], [1]], "no-target", 1, 1],
    [
      "a target below nought",
      [
        [0.5, 0.5],
        [1.5, -0.5],
      ],
      "invalid-target",
      1,
      1,
    ],
    [
      "a target that is no number",
      [
        [NaN, 1],
        [0.5, 0.5],
      ],
      "invalid-target",
      0,
      0,
    ],
  ])("raking refuses, with variable and category, %s", (_, margins, reason, variable, category) => {
    expect(() => rake(cells, margins)).toThrow(RakingError);
    expect(() => rake(cells, margins)).toThrow(expect.objectContaining({ reason, variable, category }));
  });

  test("raking refuses a cap below 1", () => {
    expect(() => rake(cells, [[1, 1]], { cap: 0.9 })).toThrow(RangeError);
  });
});

describe("laws", () => {
  const sizes = fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 3 });
  const survey = sizes.chain((lengths) =>
    fc.record({
      margins: fc.tuple(
        ...lengths.map((length) => fc.array(fc.integer({ min: 1, max: 20 }), { minLength: length, maxLength: length })),
      ),
      cells: fc.tuple(
        ...allCells(lengths).map((categories) =>
          fc
            .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 3 }))
            .map(([count, base]) => cell(categories, count, base)),
        ),
      ),
    }),
  );

  test("raking meets the targets and keeps the sum of the weights if every cell is filled", () => {
    fc.assert(
      fc.property(survey, ({ cells, margins }) => {
        const raking = rake(cells, margins);
        expect(raking.converged).toBe(true);
        const weights = cells.map(({ weight }, i) => weight * (raking.factors[i] as number));
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(total / cells.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 8);
        margins.forEach((margin, variable) => {
          const wanted = margin.reduce((sum, target) => sum + target, 0);
          margin.forEach((target, category) => {
            const sum = cells.reduce(
              (all, { categories }, i) => all + (categories[variable] === category ? (weights[i] as number) : 0),
              0,
            );
            expect(sum / total).toBeCloseTo(target / wanted, 7);
          });
        });
      }),
    );
  });

  test("raking does not depend on the unit of base weights or targets", () => {
    fc.assert(
      fc.property(survey, fc.integer({ min: 2, max: 1000 }), ({ cells, margins }, factor) => {
        const stretched = rake(
          cells.map((one) => ({ ...one, weight: one.weight * factor })),
          margins.map((margin) => margin.map((target) => target * factor)),
        );
        rake(cells, margins).factors.forEach((value, i) => expect(stretched.factors[i]).toBeCloseTo(value, 6));
      }),
    );
  });

  test("raking does not depend on the order of the variables, with or without a cap", () => {
    fc.assert(
      fc.property(survey, fc.constantFrom(undefined, 4), ({ cells, margins }, cap) => {
        const forward = rake(cells, margins, { cap });
        const backward = rake(
          cells.map((one) => ({ ...one, categories: one.categories.toReversed() })),
          margins.toReversed(),
          { cap },
        );
        fc.pre(forward.converged && backward.converged);
        forward.factors.forEach((factor, i) => expect(backward.factors[i]).toBeCloseTo(factor, 5));
      }),
      { numRuns: 40 },
    );
  });

  function allCells(lengths: readonly number[]): number[][] {
    return lengths.reduce<number[][]>(
      (cells, length) => cells.flatMap((start) => Array.from({ length }, (_, category) => [...start, category])),
      [[]],
    );
  }
});
