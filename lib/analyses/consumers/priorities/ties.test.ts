import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tellApart, toPositionRange, toTieRuns } from "@/lib/analyses/consumers/priorities/ties";
import { createRandom } from "@/lib/statistics/random";

const estimates = (values: readonly number[], standardError = 1) => values.map((value) => ({ value, standardError }));

describe("values from the same people", () => {
  it("values from the same people differ clearly only beyond the sum of their errors", () => {
    // 2·1.96 errors apart is where a pair alone is told apart.
    expect(tellApart(estimates([3.93, 0]))).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(tellApart(estimates([3.91, 0]))).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it("items share a bracket with all they are tied with", () => {
    const apart = tellApart(estimates([10, 8, 4.5, 0]));
    expect(toTieRuns(apart)).toEqual([
      { first: 0, last: 1 },
      { first: 1, last: 2 },
    ]);
    expect([0, 1, 2, 3].map((index) => toPositionRange(apart, index))).toEqual([
      { best: 1, worst: 2 },
      { best: 1, worst: 3 },
      { best: 2, worst: 3 },
      { best: 4, worst: 4 },
    ]);
  });

  it("brackets cover every tied pair of neighbours, and none lies inside another", () => {
    const figures = fc.array(
      fc.record({
        value: fc.double({ min: -1, max: 1, noNaN: true }),
        standardError: fc.double({ min: 0.001, max: 0.3, noNaN: true }),
      }),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(figures, (list) => {
        const apart = tellApart(list.toSorted((a, b) => b.value - a.value));
        const runs = toTieRuns(apart);
        for (const { first, last } of runs) {
          expect(last).toBeGreaterThan(first);
          for (let i = first; i <= last; i += 1)
            for (let j = first; j <= last; j += 1) expect(apart[i]?.[j]).toBe(false);
        }
        for (const [at, run] of runs.entries()) {
          const next = runs[at + 1];
          if (next) expect(run.first < next.first && run.last < next.last).toBe(true);
        }
        for (let i = 0; i + 1 < apart.length; i += 1)
          if (!apart[i]?.[i + 1]) expect(runs.some(({ first, last }) => first <= i && last > i)).toBe(true);
        for (const [index] of apart.entries()) {
          const { best, worst } = toPositionRange(apart, index);
          expect(best).toBeLessThanOrEqual(index + 1);
          expect(worst).toBeGreaterThanOrEqual(index + 1);
        }
      }),
    );
  });

  it("tied items are called clear by chance in at most 5% of studies", () => {
    const random = createRandom("same people");
    const studies = 2_000;
    let wrong = 0;
    for (let study = 0; study < studies; study += 1) {
      // Four figures that sum to zero two by two: correlations of −1 within the pairs.
      const [a, b] = [random.normal(), random.normal()];
      if (
        tellApart(estimates([a, -a, b, -b]))
          .flat()
          .some(Boolean)
      )
        wrong += 1;
    }
    expect(wrong / studies).toBeLessThanOrEqual(0.06);
  });
});
