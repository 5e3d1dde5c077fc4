import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadLabels } from "@/lib/analyses/age-groups/spread-labels";

describe("labels beside lines", () => {
  it("stay where they belong while there is room", () => {
    expect(spreadLabels([90, 10, 50], 18, 0, 200)).toEqual([90, 10, 50]);
  });
  it("part around their middle where they would touch", () => {
    expect(spreadLabels([50, 52], 18, 0, 200)).toEqual([42, 60]);
  });
  it("never lie over each other, keep their order, and stay inside", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 12 }), (wanted) => {
        const placed = spreadLabels(wanted, 18, 0, 300);
        const sorted = placed.toSorted((a, b) => a - b);
        for (const [index, at] of sorted.entries()) {
          if (index > 0) expect(at - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(18 - 1e-6);
          expect(at).toBeGreaterThanOrEqual(-1e-9);
          expect(at).toBeLessThanOrEqual(300 + 1e-9);
        }
        wanted.forEach((a, i) =>
          wanted.forEach((b, j) => (a < b ? expect(placed[i] ?? 0).toBeLessThan(placed[j] ?? 0) : undefined)),
        );
      }),
    );
  });
});
