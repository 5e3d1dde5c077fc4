import fc from "fast-check";
import { expect, it } from "vitest";
import { overlap } from "@/lib/charts/drawing/box";
import { cross } from "@/lib/charts/drawing/note-places";
import type { Point } from "@/lib/charts/drawing/path";
import { placePointNames } from "@/lib/charts/drawing/point-names";

const REACH = 7;
const points = fc.array(
  fc.record({
    name: fc.oneof(
      fc.constantFrom("Smedsta", "Kvarntomta Bygg", "Bakkested Mad", "Å"),
      fc.constant("Åkerfrid ".repeat(33)),
      fc.constant("x".repeat(300)),
    ),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
);

it("every point has a name that covers nothing else, or a number", () => {
  fc.assert(
    fc.property(points, fc.constantFrom(820, 640, 300), (all, width) => {
      const plot = { left: 40, right: 40 + width, top: 20, bottom: 420 };
      const named = all.map(({ name, x, y }) => ({ name, at: [40 + x * width, 20 + y * 400] as Point }));
      const spots = named.map(({ at }) => at);
      const names = placePointNames(named, { plot, points: spots, reach: REACH, soft: [], size: 13 });
      const numbers = names.flatMap(({ number }) => number ?? []);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      const placed = names.flatMap(({ place, number }, at) => {
        expect(place === null).toBe(number !== null);
        return place ? [{ ...place, from: spots[at] ?? ([0, 0] as Point) }] : [];
      });
      for (const [at, { box, end, from }] of placed.entries()) {
        expect(box.left >= plot.left && box.right <= plot.right).toBe(true);
        expect(box.top >= plot.top && box.bottom <= plot.bottom).toBe(true);
        for (const [x, y] of spots)
          expect(overlap(box, { left: x - REACH, right: x + REACH, top: y - REACH, bottom: y + REACH })).toBe(false);
        for (const other of placed.slice(at + 1)) {
          expect(overlap(box, other.box)).toBe(false);
          const isSamePoint = from[0] === other.from[0] && from[1] === other.from[1];
          if (!isSamePoint) expect(cross(from, end, other.from, other.end)).toBe(false);
        }
      }
    }),
    { numRuns: 200 },
  );
});

it("three distant points are all named in the plot", () => {
  const named = [
    { name: "Smedsta", at: [100, 100] as Point },
    { name: "Vasshage", at: [300, 200] as Point },
    { name: "Tallvind", at: [500, 300] as Point },
  ];
  const names = placePointNames(named, {
    plot: { left: 0, right: 700, top: 0, bottom: 400 },
    points: named.map(({ at }) => at),
    reach: REACH,
    soft: [],
    size: 13,
  });
  expect(names.map(({ text, number }) => [text, number])).toEqual([
    ["Smedsta", null],
    ["Vasshage", null],
    ["Tallvind", null],
  ]);
});
