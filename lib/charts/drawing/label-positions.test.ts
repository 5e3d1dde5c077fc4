import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";

describe("placeLabels", () => {
  it("labels stay where they are when they have room", () =>
    expect(spreadLabels([10, 60, 200], 20, 0, 300)).toEqual([10, 60, 200]));
  it("crowded labels are spread out", () => expect(spreadLabels([100, 100], 20, 0, 300)).toEqual([90, 110]));
  it("labels stay inside the frame", () => expect(spreadLabels([0, 1, 298], 20, 0, 300)).toEqual([0, 20, 298]));

  it("labels keep order, distance and frame whenever they fit", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 12 }), (wanted) => {
        const spread = spreadLabels(wanted, 20, 0, 400);
        const pairs = wanted
          .map((want, index) => ({ want, index, position: spread[index] ?? NaN }))
          .toSorted((a, b) => a.want - b.want || a.index - b.index);
        for (const [rank, { position }] of pairs.entries()) {
          expect(position).toBeGreaterThanOrEqual(-1e-9);
          expect(position).toBeLessThanOrEqual(400 + 1e-9);
          const next = pairs[rank + 1];
          if (next) expect(next.position - position).toBeGreaterThanOrEqual(20 - 1e-9);
        }
      }),
    );
  });
});
