import fc from "fast-check";
import { expect, it } from "vitest";
import { lengthInside } from "@/lib/charts/drawing/note-places";
import type { Point } from "@/lib/charts/drawing/path";
import { placeRuleName } from "@/lib/charts/drawing/rule-name";

const PLOT = { left: 40, right: 700, top: 26, bottom: 408 };
const height = fc.integer({ min: PLOT.top, max: PLOT.bottom });
const line = fc
  .array(height, { minLength: 10, maxLength: 10 })
  .map((heights) => heights.map((y, at): Point => [40 + (at * 500) / 9, y]));
const level = (y: number): Point[] => [
  [40, y],
  [540, y],
];

it("the name of a line of reference lies in the plot, off every line, and has a leader unless it stands at its own", () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 4 }),
      fc.oneof(height.map(level), line),
      fc.integer({ min: 40, max: 160 }),
      (lines, rule, width) => {
        const name = placeRuleName(rule, { width, height: 14 }, { plot: PLOT, lines });
        if (!name) return;
        const { box, leader } = name;
        expect(box.left >= PLOT.left && box.right <= PLOT.right).toBe(true);
        expect(box.top >= PLOT.top && box.bottom <= PLOT.bottom).toBe(true);
        for (const each of [...lines, rule])
          for (const [at, point] of each.slice(1).entries())
            expect(lengthInside(each[at] ?? point, point, box)).toBe(0);
        const own = rule.flatMap(([x, y]) => (x >= box.left && x <= box.right ? [y] : []));
        const gap = own.map((y) => (y < box.top ? box.top - y : y - box.bottom));
        if (!leader) expect(gap.every((each) => each >= 4.9)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

it("the name of a line of reference stands at its start where nothing is in the way", () => {
  const name = placeRuleName(level(200), { width: 90, height: 14 }, { plot: PLOT, lines: [] });
  expect(name).toMatchObject({ leader: null, box: { left: 40, bottom: 195 } });
});

it("the name of a line of reference moves along it, then away from it with a leader", () => {
  const near = placeRuleName(
    level(200),
    { width: 90, height: 14 },
    {
      plot: PLOT,
      lines: [
        [
          [40, 190],
          [200, 190],
          [240, 300],
          [540, 300],
        ],
      ],
    },
  );
  expect(near?.leader).toBeNull();
  const crowded = [188, 212].map(level);
  const far = placeRuleName(level(200), { width: 90, height: 14 }, { plot: PLOT, lines: crowded });
  expect(far?.leader).not.toBeNull();
});

it("a line of reference too short for its name has none in the plot", () => {
  expect(placeRuleName(level(200), { width: 600, height: 14 }, { plot: PLOT, lines: [] })).toBeNull();
});
