import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAxis, toAxisOf, toRoundEnds, toShare, toWholeAxis } from "@/lib/charts/drawing/axis";

describe("toAxis", () => {
  it.each([
    [57, 117, [40, 60, 80, 100, 120], 0],
    [-0.6, 2.4, [-1, 0, 1, 2, 3], 0],
    [0.02, 0.31, [0, 0.1, 0.2, 0.3, 0.4], 1],
    [93, 106, [90, 95, 100, 105, 110], 0],
  ])("an axis from %d to %d has round ends", (low, high, ticks, digits) => {
    const axis = toAxis(low, high, ticks.length - 1);
    expect(axis.ticks).toEqual(ticks);
    expect(axis.digits).toBe(digits);
  });

  it.each([70, 70 + 1e-9])("an axis of one value leaves room on both sides: 70 to %d", (high) => {
    const { min, max, digits } = toAxis(70, high);
    expect(min).toBeLessThan(70);
    expect(max).toBeGreaterThan(70);
    expect(digits).toBeLessThan(3);
  });

  it("an axis covers both ends in at most the requested number of even steps", () => {
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

describe("toWholeAxis", () => {
  it.each([
    [69, 136.9, 6, [60, 80, 100, 120, 140]],
    [0, 118.7, 4, [0, 50, 100, 150]],
    [103, 124, 4, [100, 110, 120, 130]],
    [50, 50, 4, [50, 51]],
  ])("a whole-number axis from %s to %s has %s steps", (low, high, intervals, ticks) => {
    expect(toWholeAxis(low, high, intervals).ticks).toEqual(ticks);
  });
  it("a whole-number axis covers its values in few steps", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 200, noNaN: true }),
        fc.double({ min: 0, max: 200, noNaN: true }),
        (a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          const scale = toWholeAxis(low, high, 6);
          expect(scale.min).toBeLessThanOrEqual(low + 1e-9);
          expect(scale.max).toBeGreaterThanOrEqual(high - 1e-9);
          expect(scale.ticks.length).toBeLessThanOrEqual(7);
          expect(toShare(scale, a)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe("toRoundEnds", () => {
  it("round ends cover all values", () => {
    expect(toRoundEnds([-17.3, 22.4])).toEqual({ min: -20, max: 30 });
    expect(toRoundEnds([])).toEqual({ min: 0, max: 1 });
    fc.assert(
      fc.property(fc.array(fc.double({ min: -200, max: 200, noNaN: true }), { minLength: 1 }), (values) => {
        const { min, max } = toRoundEnds(values);
        expect(max).toBeGreaterThan(min);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(min - 1e-9);
        expect(Math.max(...values)).toBeLessThanOrEqual(max + 1e-9);
      }),
    );
  });
});

it("an axis ignores missing values", () => {
  expect(toAxisOf([57, null, undefined, 117], { most: 4 })).toEqual(toAxis(57, 117, 4));
  expect(toAxisOf([null], { empty: [0, 1] })).toEqual(toAxis(0, 1));
});
