import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { relativeImportance, type Moments } from "@/lib/statistics/relative-importance";

/** Moments of columns, the first of them the outcome. */
function momentsOf(columns: readonly (readonly number[])[]): Moments {
  const centred = columns.map((column) => {
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    return column.map((value) => value - mean);
  });
  const moment = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] as number), 0) / a.length;
  const [first = [], ...others] = centred;
  return {
    predictors: Float64Array.from(others.flatMap((a) => others.map((b) => moment(a, b)))),
    outcome: Float64Array.from(others, (column) => moment(column, first)),
    outcomeVariance: moment(first, first),
  };
}

test("relative importance is R's for fertility in 47 Swiss provinces (lmg_swiss: R, datasets::swiss)", () => {
  const { rows }: { rows: [string, ...number[]][] } = JSON.parse(
    readFileSync(new URL("swiss-fertility.fixture.json", import.meta.url), "utf8"),
  );
  expect(rows).toHaveLength(47);
  const { shares, r2 } = relativeImportance(
    momentsOf([1, 2, 3, 4, 5, 6].map((column) => rows.map((row) => row[column] as number))),
  );
  expect(r2).toBeCloseTo(0.706735, 7);
  // Agriculture, examination, education, Catholic, infant mortality
  [0.057091221, 0.171173029, 0.260134679, 0.10557015, 0.112765923].forEach((share, i) =>
    expect(shares[i]).toBeCloseTo(share, 8),
  );
});

describe("by hand", () => {
  test("uncorrelated predictors account for their own squared correlation", () => {
    const { shares, r2 } = relativeImportance({
      predictors: Float64Array.of(1, 0, 0, 1),
      outcome: Float64Array.of(0.6, 0.3),
      outcomeVariance: 1,
    });
    expect([...shares]).toEqual([expect.closeTo(0.36, 12), expect.closeTo(0.09, 12)]);
    expect(r2).toBeCloseTo(0.45, 12);
  });

  test("two equal predictors share what they explain, and one without variance explains nothing", () => {
    const { shares, r2 } = relativeImportance({
      predictors: Float64Array.of(1, 1, 0, 1, 1, 0, 0, 0, 0),
      outcome: Float64Array.of(0.6, 0.6, 0),
      outcomeVariance: 1,
    });
    expect([...shares]).toEqual([expect.closeTo(0.18, 10), expect.closeTo(0.18, 10), 0]);
    expect(r2).toBeCloseTo(0.36, 12);
  });

  test("two uncorrelated predictors that correlate 0.5 with the outcome are right by hand: 1/3 in all, 1/6 each", () => {
    const { shares, r2 } = relativeImportance({
      predictors: Float64Array.of(1, 0.5, 0.5, 1),
      outcome: Float64Array.of(0.5, 0.5),
      outcomeVariance: 1,
    });
    expect(r2).toBeCloseTo(1 / 3, 12);
    shares.forEach((share) => expect(share).toBeCloseTo(1 / 6, 12));
  });

  test("no predictors explain nothing, and invalid input is refused", () => {
    const none = new Float64Array(0);
    expect(relativeImportance({ predictors: none, outcome: none, outcomeVariance: 1 })).toEqual({
      shares: none,
      r2: 0,
    });
    const one = Float64Array.of(1);
    expect(() => relativeImportance({ predictors: one, outcome: one, outcomeVariance: 0 })).toThrow(RangeError);
    expect(() => relativeImportance({ predictors: one, outcome: Float64Array.of(1, 1), outcomeVariance: 1 })).toThrow(
      RangeError,
    );
    const many = new Float64Array(13);
    expect(() => relativeImportance({ predictors: new Float64Array(169), outcome: many, outcomeVariance: 1 })).toThrow(
      RangeError,
    );
  });
});

test("relative importance is found for twelve predictors", () => {
  const predictors = Float64Array.from({ length: 144 }, (_, at) => (at % 13 === 0 ? 1 : 0.3));
  const { shares, r2 } = relativeImportance({
    predictors,
    outcome: new Float64Array(12).fill(0.4),
    outcomeVariance: 1,
  });
  // 12·0.4²/(1 + 11·0.3), to which all add the same.
  expect(r2).toBeCloseTo(1.92 / 4.3, 10);
  shares.forEach((share) => expect(share).toBeCloseTo(0.16 / 4.3, 10));
});

describe("laws", () => {
  const table = fc
    .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 3, max: 25 }))
    .chain(([columns, rows]) =>
      fc.array(fc.array(fc.integer({ min: 1, max: 10 }), { minLength: rows, maxLength: rows }), {
        minLength: columns,
        maxLength: columns,
      }),
    )
    .filter(([outcome]) => new Set(outcome).size > 1);

  test("shares of importance are not negative and sum to R²", () => {
    fc.assert(
      fc.property(table, (columns) => {
        const { shares, r2 } = relativeImportance(momentsOf(columns));
        shares.forEach((share) => expect(share).toBeGreaterThanOrEqual(-1e-9));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(r2, 9);
        expect(r2).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("relative importance does not depend on units or the order of the predictors", () => {
    fc.assert(
      fc.property(table, fc.integer({ min: -4, max: 4 }), (columns, power) => {
        const { shares } = relativeImportance(momentsOf(columns));
        // Powers of two keep what is redundant exactly so.
        const stretched = relativeImportance(
          momentsOf(columns.map((column, i) => column.map((value) => value * 2 ** (power * i)))),
        );
        const [outcome = [], ...predictors] = columns;
        const reversed = relativeImportance(momentsOf([outcome, ...predictors.toReversed()]));
        shares.forEach((share, i) => {
          expect(stretched.shares[i]).toBeCloseTo(share, 9);
          expect(reversed.shares.at(-1 - i)).toBeCloseTo(share, 6);
        });
      }),
    );
  });
});
