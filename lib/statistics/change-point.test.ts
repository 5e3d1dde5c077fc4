import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findChangePoint } from "@/lib/statistics/change-point";
import nile from "@/lib/statistics/nile.fixture.json";
import { createRandom } from "@/lib/statistics/random";
import { simulation } from "@/tests/support/simulation";

const series = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 3, maxLength: 20 });
const few = () => ({ random: createRandom("change"), permutations: 9 });

describe("the change point", () => {
  it("the change point of the Nile is after 1898, between the known means", () => {
    const change = findChangePoint(nile.flow, { random: createRandom("Nile") });
    expect(nile.flow).toHaveLength(100);
    expect(nile.start + (change?.before ?? NaN) - 1).toBe(1898);
    expect(change?.meanBefore).toBeCloseTo(1097.75, 8);
    expect(change?.meanAfter).toBeCloseTo(849.97222, 5);
    // Two means instead of one: R's anova(lm(Nile ~ I(time(Nile) > 1898))) has this F.
    expect(change?.f).toBeCloseTo(75.93, 2);
    expect(change?.p).toBe(0.001);
  });
  it("the change point leaves the least squares of all points", () => {
    fc.assert(
      fc.property(series, (values) => {
        const squaresWith = (before: number) =>
          [values.slice(0, before), values.slice(before)].reduce((sum, side) => {
            const mean = side.reduce((all, value) => all + value, 0) / side.length;
            return sum + side.reduce((all, value) => all + (value - mean) ** 2, 0);
          }, 0);
        const change = findChangePoint(values, few());
        const least = Math.min(...values.slice(1).map((_, index) => squaresWith(index + 1)));
        expect(squaresWith(change?.before ?? NaN)).toBeCloseTo(least, 6);
      }),
    );
  });
  it("the change point does not move when the values are shifted and scaled", () => {
    fc.assert(
      fc.property(series, fc.constantFrom(-2, 0.5, 4), (values, stretch) => {
        const plain = findChangePoint(values, few());
        const moved = findChangePoint(
          values.map((value) => 16 + stretch * value),
          few(),
        );
        expect(moved?.p).toBe(plain?.p);
        if (plain && moved && Number.isFinite(plain.f))
          expect(Math.abs(moved.f - plain.f)).toBeLessThan(1e-6 * (1 + plain.f));
      }),
    );
  });
  simulation("the change point's p-value allows for the search: one unchanged series in twenty has p ≤ 0.05", () => {
    const random = createRandom("no change");
    const rounds = 1_500;
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      const values = Array.from({ length: 15 }, () => random.normal(80, 4));
      if ((findChangePoint(values, { random, permutations: 99 })?.p ?? 1) <= 0.05) found += 1;
    }
    expect(found / rounds).toBeGreaterThan(0.03);
    expect(found / rounds).toBeLessThan(0.07);
  });
  it("the change point needs enough values on both sides", () => {
    expect(findChangePoint([1, 2], few())).toBeNull();
    expect(findChangePoint([1, 1, 9, 9, 9], { ...few(), shortestSide: 3 })).toBeNull();
    expect(findChangePoint([9, 1, 1, 1, 1, 1], { ...few(), shortestSide: 2 })?.before).toBeGreaterThanOrEqual(2);
  });
  it("an unchanging series has no change point, and a clean step has a certain one", () => {
    expect(findChangePoint([5, 5, 5, 5], few())).toMatchObject({ f: 0, p: 1 });
    expect(findChangePoint([1, 1, 1, 9, 9], few())).toMatchObject({
      before: 3,
      meanBefore: expect.closeTo(1, 9),
      meanAfter: expect.closeTo(9, 9),
      f: Infinity,
    });
  });
});
