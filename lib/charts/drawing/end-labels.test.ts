import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toEndLabels } from "@/lib/charts/drawing/end-labels";

const FORMAT = { edge: 200, room: 24, size: 14, top: 20, bottom: 400 };
const ends = fc.array(
  fc.record({ x: fc.integer({ min: 20, max: 184 }), y: fc.double({ min: 26, max: 394, noNaN: true }) }),
  { minLength: 1, maxLength: 12 },
);

describe("labels at the ends of rank lines", () => {
  it("stand level with lines that have room between them", () =>
    expect(
      toEndLabels(
        [40, 120, 300].map((y) => ({ x: 184, y })),
        FORMAT,
      ).map(({ y }) => y),
    ).toEqual([40, 120, 300]));

  it("stand 32 px apart where the height allows it", () => {
    const [first, second] = toEndLabels(
      [100, 101].map((y) => ({ x: 184, y })),
      FORMAT,
    );
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(32);
  });

  it("keep the order of the lines' ends, and never stand closer than 22 px", () => {
    fc.assert(
      fc.property(ends, (all) => {
        const labels = toEndLabels(all, FORMAT);
        const inOrder = all
          .map(({ y }, at) => ({ end: y, at, row: labels[at]?.y ?? NaN }))
          .toSorted((a, b) => a.end - b.end || a.at - b.at);
        inOrder.slice(1).forEach(({ row }, at) => expect(row - (inOrder[at]?.row ?? NaN)).toBeGreaterThan(22 - 1e-6));
      }),
    );
  });

  it("are led to from where their own line ends, however early that is", () => {
    fc.assert(
      fc.property(ends, (all) => {
        toEndLabels(all, FORMAT).forEach(({ y, leader }, at) => {
          expect(leader[0]).toEqual([(all[at]?.x ?? NaN) + 10, all[at]?.y]);
          expect(leader.at(-1)).toEqual([FORMAT.edge + FORMAT.room, y]);
          // To the right only, level as long as it is in the plot.
          expect(leader.map(([x]) => x)).toEqual(leader.map(([x]) => x).toSorted((a, b) => a - b));
          expect(leader[1]).toEqual([FORMAT.edge, all[at]?.y]);
        });
      }),
    );
  });

  it("have leaders that do not cross beside the plot", () => {
    fc.assert(
      fc.property(ends, (all) => {
        const labels = toEndLabels(all, FORMAT);
        for (const [one, { y, leader }] of labels.entries())
          for (const other of labels.slice(one + 1))
            expect(((leader[1]?.[1] ?? 0) - (other.leader[1]?.[1] ?? 0)) * (y - other.y)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
