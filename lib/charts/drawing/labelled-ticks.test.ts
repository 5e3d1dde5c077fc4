import fc from "fast-check";
import { expect, test } from "vitest";
import { toShare, toWholeAxis } from "@/lib/charts/drawing/axis";
import { toLabelledTicks } from "@/lib/charts/drawing/labelled-ticks";

const GAPS = { plain: 0.24, average: 0.45 } as const;

test("labels of a narrow axis keep apart, and farther from the word at zero", () => {
  fc.assert(
    fc.property(fc.integer({ min: -90, max: 0 }), fc.integer({ min: 1, max: 90 }), (low, high) => {
      const axis = toWholeAxis(low, high, 5);
      const shown = toLabelledTicks(axis, GAPS);
      expect(shown).toContain(0);
      for (const [at, tick] of shown.entries()) {
        const next = shown[at + 1];
        if (next === undefined) continue;
        const gap = tick === 0 || next === 0 ? GAPS.average : GAPS.plain;
        expect(toShare(axis, next) - toShare(axis, tick)).toBeGreaterThanOrEqual(gap);
      }
    }),
  );
});

test("an axis below zero is labelled at its ends and where there is room", () => {
  expect(toLabelledTicks(toWholeAxis(-25, 0, 5), GAPS)).toEqual([-25, -15, 0]);
});
