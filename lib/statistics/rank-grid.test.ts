import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactEndsBehind, widenRankRange } from "@/lib/statistics/rank-grid";

describe("widenRankRange", () => {
  test.each([
    [
      { low: 1, high: 1 },
      { low: 1, high: 1 },
    ],
    [
      { low: 2, high: 4 },
      { low: 1, high: 5 },
    ],
    [
      { low: 3, high: 22 },
      { low: 3, high: 30 },
    ],
    [
      { low: 31, high: 75 },
      { low: 30, high: 75 },
    ],
    [
      { low: 160, high: 201 },
      { low: 150, high: 300 },
    ],
    [
      { low: 300, high: 300 },
      { low: 300, high: 300 },
    ],
    [
      { low: 301, high: 412 },
      { low: 300, high: 500 },
    ],
    [
      { low: 399, high: 1612 },
      { low: 300, high: 1700 },
    ],
  ])("the rank range %j is widened to %j", (exact, widened) => {
    expect(widenRankRange(exact)).toEqual(widened);
  });

  const range = fc
    .tuple(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 0, max: 3000 }))
    .map(([low, length]) => ({ low, high: low + length }));

  test("widening never narrows a range, and widening twice changes nothing", () => {
    fc.assert(
      fc.property(range, (exact) => {
        const widened = widenRankRange(exact);
        expect(widened.low).toBeLessThanOrEqual(exact.low);
        expect(widened.high).toBeGreaterThanOrEqual(exact.high);
        expect(widenRankRange(widened)).toEqual(widened);
      }),
    );
  });

  test("the exact ends possible behind a widened range are stated exactly", () => {
    fc.assert(
      fc.property(range, ({ low, high }) => {
        const ends = exactEndsBehind(widenRankRange({ low, high }));
        expect(ends.low.low).toBeLessThanOrEqual(low);
        expect(ends.low.high).toBeGreaterThanOrEqual(low);
        expect(ends.high.low).toBeLessThanOrEqual(high);
        expect(ends.high.high).toBeGreaterThanOrEqual(high);
        for (const sameLow of [ends.low.low, ends.low.high]) {
          for (const sameHigh of [ends.high.low, ends.high.high]) {
            expect(widenRankRange({ low: sameLow, high: sameHigh })).toEqual(widenRankRange({ low, high }));
          }
        }
      }),
    );
  });
});
