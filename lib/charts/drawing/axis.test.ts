import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAxis } from "@/lib/charts/drawing/axis";

describe("toAxis", () => {
  it.each([
    [57, 117, [40, 60, 80, 100, 120], 0],
    [-0.6, 2.4, [-1, 0, 1, 2, 3], 0],
    [0.02, 0.31, [0, 0.1, 0.2, 0.3, 0.4], 1],
    [93, 106, [92.5, 95, 97.5, 100, 102.5, 105, 107.5], 1],
  ])("%d to %d", (low, high, ticks, digits) => {
    const axis = toAxis(low, high, ticks.length - 1);
    expect(axis.ticks).toEqual(ticks);
    expect(axis.digits).toBe(digits);
  });

  it.each([70, 70 + 1e-9])("gives a single value room on both sides: 70 to %d", (high) => {
    const { min, max, digits } = toAxis(70, high);
    expect(min).toBeLessThan(70);
    expect(max).toBeGreaterThan(70);
    expect(digits).toBeLessThan(3);
  });

  it("holds both ends, in at most as many even steps as asked for", () => {
    const ends = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(
        ends,
        fc.double({ min: 0.01, max: 400, noNaN: true }),
        fc.integer({ min: 2, max: 8 }),
        (low, span, most) => {
          const { min, max, ticks, digits } = toAxis(low, low + span, most);
          expect(min).toBeLessThanOrEqual(low + 1e-9);
          expect(max).toBeGreaterThanOrEqual(low + span - 1e-9);
          expect(ticks.length).toBeLessThanOrEqual(most + 1);
          for (const tick of ticks) expect(Number(tick.toFixed(digits))).toBeCloseTo(tick, 9);
        },
      ),
    );
  });
});
