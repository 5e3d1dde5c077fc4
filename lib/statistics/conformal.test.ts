import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conformalRadii, conformalRadius } from "@/lib/statistics/conformal";
import { createRandom } from "@/lib/statistics/random";
import { simulation } from "@/tests/support/simulation";

const errors = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 200 });

describe("the conformal radius", () => {
  it("the conformal radius is the ⌈(n+1)·level⌉-th smallest absolute error", () => {
    const nineteen = Array.from({ length: 19 }, (_, index) => (index % 2 === 0 ? 1 : -1) * (index + 1));
    expect(conformalRadius(nineteen, 0.95)).toBe(19);
    expect(conformalRadius(nineteen, 0.9)).toBe(18);
    expect(conformalRadius(nineteen, 0.5)).toBe(10);
  });
  it("the conformal radius is infinite if too few errors are known", () => {
    expect(conformalRadius(new Array<number>(18).fill(1), 0.95)).toBe(Infinity);
    expect(conformalRadius([], 0.5)).toBe(Infinity);
  });
  it("the conformal radius grows with the level and ignores order and sign", () => {
    fc.assert(
      fc.property(errors, fc.double({ min: 0.05, max: 0.9, noNaN: true }), (of, level) => {
        expect(conformalRadius(of, level)).toBeLessThanOrEqual(conformalRadius(of, level + 0.05));
        expect(
          conformalRadius(
            of.toReversed().map((error) => -error),
            level,
          ),
        ).toBe(conformalRadius(of, level));
      }),
    );
  });
  it("the conformal radii of several levels are those of each level", () => {
    fc.assert(
      fc.property(errors, (of) => {
        const [wide = NaN, middle = NaN, narrow = NaN] = conformalRadii(of, [0.95, 0.8, 0.5]);
        expect([wide, middle, narrow]).toEqual([0.95, 0.8, 0.5].map((level) => conformalRadius(of, level)));
        expect(narrow).toBeLessThanOrEqual(middle);
        expect(middle).toBeLessThanOrEqual(wide);
      }),
    );
  });
  it("the conformal radius contains at least the nominal share of its own errors", () => {
    fc.assert(
      fc.property(errors, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (of, level) => {
        const radius = conformalRadius(of, level);
        expect(of.filter((error) => Math.abs(error) <= radius).length / of.length).toBeGreaterThanOrEqual(level - 1e-9);
      }),
    );
  });
  simulation("the conformal radius covers a further error with the nominal probability or slightly more", () => {
    const random = createRandom("conformal coverage");
    const draw = () => random.normal() / Math.sqrt(random.uniform());
    for (const [count, level] of [
      [19, 0.95],
      [50, 0.95],
      [199, 0.95],
      [60, 0.8],
    ] as const) {
      let covered = 0;
      const rounds = 5_000;
      for (let round = 0; round < rounds; round += 1) {
        const radius = conformalRadius(Float64Array.from({ length: count }, draw), level);
        if (Math.abs(draw()) <= radius) covered += 1;
      }
      // Between the level and level + 1/(n+1), give or take three standard errors of the simulation.
      const noise = 3 * Math.sqrt((level * (1 - level)) / rounds);
      expect(covered / rounds).toBeGreaterThan(level - noise);
      expect(covered / rounds).toBeLessThan(level + 1 / (count + 1) + noise);
    }
  });
  it.each([0, 1, NaN])("the conformal radius refuses a level of %s", (level) =>
    expect(() => conformalRadius([1], level)).toThrow(RangeError),
  );
});
