import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foreseePositions } from "@/lib/statistics/position-futures";
import { createRandom } from "@/lib/statistics/random";

const errors = Float64Array.from({ length: 199 }, (_, i) => (i - 99) / 15);
const field = (values: readonly number[]) => values.map((value) => ({ value, unit: 1, errors }));
const draw = (values: readonly number[], draws = 500) =>
  foreseePositions(field(values), { draws, random: createRandom("futures") });

describe("forecast positions", () => {
  it("forecast positions hold the median in their interval", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 40, max: 120, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (values) => {
          const positions = draw(values, 100);
          for (const { median, low, high, topTen } of positions) {
            expect(low).toBeGreaterThanOrEqual(1);
            expect(low).toBeLessThanOrEqual(median);
            expect(median).toBeLessThanOrEqual(high);
            expect(high).toBeLessThanOrEqual(values.length);
            expect(topTen).toBeGreaterThanOrEqual(0);
            expect(topTen).toBeLessThanOrEqual(1);
          }
          expect(positions.reduce((sum, { topTen }) => sum + topTen, 0)).toBeCloseTo(Math.min(10, values.length), 9);
        },
      ),
    );
  });
  it("forecast positions are certain if brands are further apart than errors reach", () => {
    expect(draw([100, 60, 80]).map(({ median, low, high }) => [median, low, high])).toEqual([
      [1, 1, 1],
      [3, 3, 3],
      [2, 2, 2],
    ]);
  });
  it("forecast positions do not separate brands with equal forecasts", () => {
    for (const { low, high, topTen } of draw(new Array<number>(40).fill(70), 4_000)) {
      expect(low).toBeLessThanOrEqual(2);
      expect(high).toBeGreaterThanOrEqual(39);
      expect(Math.abs(topTen - 0.25)).toBeLessThan(0.03);
    }
  });
  it("forecast positions are the same each time", () => expect(draw([70, 71, 72, 73])).toEqual(draw([70, 71, 72, 73])));
});
