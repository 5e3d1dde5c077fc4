import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "@/lib/statistics/random";
import { shrink } from "@/lib/statistics/shrinkage";

const estimates = fc.array(
  fc.record({
    value: fc.double({ min: -60, max: 60, noNaN: true }),
    standardError: fc.double({ min: 0.5, max: 20, noNaN: true }),
  }),
  { minLength: 2, maxLength: 40 },
);

describe("shrinkage", () => {
  it("shrinkage is right by hand: two estimates of 0 and 10 with error 3", () => {
    // τ² = 50 − 9 = 41; w = 41/50
    const {
      mean,
      spread,
      estimates: drawn,
    } = shrink([
      { value: 0, standardError: 3 },
      { value: 10, standardError: 3 },
    ]);
    expect(mean).toBeCloseTo(5, 12);
    expect(spread).toBeCloseTo(41, 10);
    expect(drawn[0]?.weight).toBeCloseTo(0.82, 12);
    expect(drawn[0]?.value).toBeCloseTo(0.9, 12);
    expect(drawn[1]?.value).toBeCloseTo(9.1, 12);
    expect(drawn[0]?.standardError).toBe(3);
  });
  it("shrinkage is right by hand: five estimates from 0 to 20 with error 5", () => {
    // τ² = 62.5 − 25 = 37.5; w = 0.6; B = 0.4 · 2/4 = 0.2; Var(mean) = 12.5; of τ²: 2/2 · 10² · 62.5/62.5 = 100
    const { estimates: drawn } = shrink([0, 5, 10, 15, 20].map((value) => ({ value, standardError: 5 })));
    expect(drawn[0]?.value).toBeCloseTo(4, 12);
    expect(drawn[0]?.standardError).toBeCloseTo(Math.sqrt(0.8 * 25 + 0.04 * (12.5 + 100)), 12);
    expect(drawn[2]?.standardError).toBeCloseTo(Math.sqrt(0.8 * 25 + 0.04 * 12.5), 12);
  });
  it("a shrunk estimate is always between the raw estimate and the mean", () => {
    fc.assert(
      fc.property(estimates, (raw) => {
        const { mean, estimates: drawn } = shrink(raw);
        drawn.forEach(({ value, weight }, index) => {
          const ends = [raw[index]?.value ?? NaN, mean];
          expect(value).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9);
          expect(value).toBeLessThanOrEqual(Math.max(...ends) + 1e-9);
          expect(weight).toBeGreaterThanOrEqual(0);
          expect(weight).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
  it("shrinkage keeps more of precise estimates and of widely spread true values", () => {
    fc.assert(
      fc.property(estimates, fc.double({ min: 1, max: 4, noNaN: true }), (raw, stretch) => {
        const near = shrink(raw);
        const far = shrink(raw.map(({ value, standardError }) => ({ value: value * stretch, standardError })));
        expect(far.spread).toBeGreaterThanOrEqual(near.spread - 1e-9);
        far.estimates.forEach(({ weight }, index) =>
          expect(weight).toBeGreaterThanOrEqual((near.estimates[index]?.weight ?? NaN) - 1e-9),
        );
        const byError = near.estimates
          .map(({ weight }, index) => ({ weight, error: raw[index]?.standardError ?? NaN }))
          .sort((a, b) => a.error - b.error);
        byError
          .slice(1)
          .forEach(({ weight }, index) => expect(weight).toBeLessThanOrEqual((byError[index]?.weight ?? NaN) + 1e-12));
      }),
    );
  });
  it("shrinkage brings changes nearer to the truth, and its errors cover it", () => {
    const random = createRandom("momentum");
    let [raw, drawn, covered, all] = [0, 0, 0, 0];
    for (let group = 0; group < 200; group += 1) {
      const centre = random.normal(0, 2);
      const truth = Array.from({ length: 20 }, () => random.normal(centre, 3));
      const measured = truth.map((value) => {
        const standardError = 2 + 4 * random.uniform();
        return { value: random.normal(value, standardError), standardError };
      });
      shrink(measured).estimates.forEach(({ value, standardError }, index) => {
        const was = truth[index] ?? NaN;
        raw += ((measured[index]?.value ?? NaN) - was) ** 2;
        drawn += (value - was) ** 2;
        covered += Math.abs(value - was) <= 1.96 * standardError ? 1 : 0;
        all += 1;
      });
    }
    expect(drawn / raw).toBeLessThan(0.5);
    expect(covered / all).toBeGreaterThan(0.93);
    expect(covered / all).toBeLessThan(0.97);
  });
  it("estimates that scatter no more than their errors are shrunk to the mean", () => {
    const { spread, mean, estimates: drawn } = shrink([4, 5, 6].map((value) => ({ value, standardError: 5 })));
    expect(spread).toBe(0);
    drawn.forEach(({ value }) => expect(value).toBe(mean));
  });
  it("shrinkage leaves a single estimate unchanged", () => {
    expect(shrink([{ value: 3, standardError: 2 }]).estimates).toEqual([{ value: 3, standardError: 2, weight: 0 }]);
    expect(shrink([]).estimates).toEqual([]);
  });
  it("shrinkage trusts an error of 0 only if all estimates are exact", () => {
    const [exact, other] = shrink(
      [0, 4, 8, 12].map((value, index) => ({ value, standardError: index === 0 ? 0 : 3 })),
    ).estimates;
    expect(exact?.weight).toBe(other?.weight);
  });
  it("exact estimates stay as they are, with their plain mean and variance", () => {
    const exact = [1, 5, 9].map((value) => ({ value, standardError: 0 }));
    expect(shrink(exact)).toEqual({
      ...{ mean: 5, spread: 16 },
      estimates: exact.map((estimate) => ({ ...estimate, weight: 1 })),
    });
    expect(shrink(exact.slice(0, 1))).toMatchObject({ mean: 1, spread: 0 });
    expect(shrink([])).toEqual({ mean: NaN, spread: 0, estimates: [] });
  });
  it.each([
    { value: NaN, standardError: 1 },
    { value: 1, standardError: -1 },
    { value: 1, standardError: NaN },
  ])("shrinkage refuses $value ± $standardError", (one) => {
    expect(() => shrink([one])).toThrow("estimates are numbers with a standard error of 0 or more");
  });
});
