import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterLocalLevel, fitLevelVariance, fitLocalLevel } from "@/lib/statistics/local-level";
import nile from "@/lib/statistics/nile.fixture.json";
import { createRandom } from "@/lib/statistics/random";

/** Series whose level takes normal steps, measured with known errors that differ from year to year. */
function wander(seed: string, count: number, deviation: number) {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const errors = Array.from({ length: 12 }, () => 1 + 3 * random.uniform());
    let level = 80;
    const values = errors.map((error) => {
      level += random.normal(0, deviation);
      return random.normal(level, error);
    });
    return { values, observationVariances: errors.map((error) => error ** 2) };
  });
}

describe("the local level", () => {
  it('the local level of the Nile has the variances of R\'s StructTS(Nile, "level")', () => {
    // StructTS stops its search at a relative 1e-8 of the likelihood, which leaves the variances four digits.
    const { levelVariance, observationVariance } = fitLocalLevel(nile.flow);
    expect(Math.abs(levelVariance / 1469.1466 - 1)).toBeLessThan(2e-4);
    expect(Math.abs(observationVariance / 15098.5771 - 1)).toBeLessThan(2e-4);
  });
  it("the local level of the Nile has the book's likelihood, and no nearby variances are likelier", () => {
    const fitted = fitLocalLevel(nile.flow);
    const most = filterLocalLevel(nile.flow, fitted).logLikelihood;
    // Durbin & Koopman 2012, section 2.10.1: −632.54 for the diffuse start.
    expect(most).toBeCloseTo(-632.5456, 3);
    for (const [level, observation] of [
      [1.02, 1],
      [0.98, 1],
      [1, 1.02],
      [1, 0.98],
    ] as const) {
      const near = {
        levelVariance: fitted.levelVariance * level,
        observationVariance: fitted.observationVariance * observation,
      };
      expect(filterLocalLevel(nile.flow, near).logLikelihood).toBeLessThan(most);
    }
  });
  it("a local level that never moves is the mean so far, weighted by precision", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.double({ min: 0, max: 200, noNaN: true }), fc.double({ min: 0.5, max: 20, noNaN: true })),
          { minLength: 1 },
        ),
        (pairs) => {
          const [values, variances] = [pairs.map(([value]) => value), pairs.map(([, variance]) => variance)];
          const last = filterLocalLevel(values, { levelVariance: 0, observationVariance: variances }).steps.at(-1);
          const precision = variances.reduce((sum, variance) => sum + 1 / variance, 0);
          expect(last?.level).toBeCloseTo(
            values.reduce((sum, value, index) => sum + value / (variances[index] ?? NaN), 0) / precision,
            8,
          );
          expect(last?.variance).toBeCloseTo(1 / precision, 8);
        },
      ),
    );
  });
  it("a local level measured without error is the value itself", () => {
    const { steps } = filterLocalLevel([3, 5, 4], { levelVariance: 2, observationVariance: 0 });
    expect(steps.map(({ level }) => level)).toEqual([3, 5, 4]);
    expect(steps.map(({ predicted }) => predicted)).toEqual([null, 3, 5]);
    expect(steps.map(({ predictedVariance }) => predictedVariance)).toEqual([null, 2, 2]);
  });
  it("the local level is between prediction and value", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 2 }),
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        (values, levelVariance) => {
          filterLocalLevel(values, { levelVariance, observationVariance: 4 }).steps.forEach(
            ({ predicted, level }, index) => {
              if (predicted === null) return;
              const ends = [predicted, values[index] ?? NaN];
              expect(level).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9);
              expect(level).toBeLessThanOrEqual(Math.max(...ends) + 1e-9);
            },
          );
        },
      ),
    );
  });
});

describe("the variance of the level over many series", () => {
  it("the variance of the level is found if the errors are known", () => {
    expect(Math.abs(Math.sqrt(fitLevelVariance(wander("levels", 400, 2.5))) - 2.5)).toBeLessThan(0.15);
  });
  it("the variance of the level is near 0 if only measurement moves the values", () => {
    expect(Math.sqrt(fitLevelVariance(wander("still", 400, 0)))).toBeLessThan(0.3);
  });
  it("the variance of the level of unchanging series is 0", () => {
    expect(fitLevelVariance([{ values: [5, 5, 5], observationVariances: [1, 1, 1] }])).toBe(0);
  });
});

it("the local level refuses series without variances", () => {
  expect(() => fitLocalLevel([1, 2])).toThrow(RangeError);
  expect(() => fitLocalLevel([2, 2, 2])).toThrow(RangeError);
  expect(() => fitLevelVariance([{ values: [1], observationVariances: [1] }])).toThrow(RangeError);
  expect(() => filterLocalLevel([1, 2], { levelVariance: 1, observationVariance: [1] })).toThrow(RangeError);
});
