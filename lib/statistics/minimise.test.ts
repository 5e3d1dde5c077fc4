import fc from "fast-check";
import { expect, it } from "vitest";
import { minimise } from "@/lib/statistics/minimise";

it("minimising finds the bottom of a single dip, or an end of a function that only falls", () => {
  fc.assert(
    fc.property(fc.double({ min: -5, max: 5, noNaN: true }), (bottom) => {
      const { at, value } = minimise((x) => (x - bottom) ** 2 + 3, -2, 2, 1e-8);
      expect(at).toBeCloseTo(Math.min(2, Math.max(-2, bottom)), 5);
      expect(value).toBeCloseTo((at - bottom) ** 2 + 3, 12);
    }),
  );
});
