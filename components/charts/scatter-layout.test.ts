import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ScatterPoint } from "./chart-series";
import { MOST_MARKED, pointsToName, toScatterAxes } from "./scatter-layout";

const clear = { colour: "ink-2", shape: "triangle" } as const;

function namesOf(points: readonly ScatterPoint[]) {
  return new Set(pointsToName(points, toScatterAxes(points, 0, 0)).map(({ slug }) => slug));
}

/** A cloud around the middle that is too large for all to be named. */
const CLOUD = Array.from({ length: 60 }, (_, i): ScatterPoint => ({
  slug: `cloud-${i}`,
  name: `Cloud ${i}`,
  x: Math.cos(i) * 3,
  y: Math.sin(i) * 10,
  isOwn: false,
}));

const marked = fc
  .array(fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) }), {
    minLength: 13,
    maxLength: 30,
  })
  .map((at) =>
    at.map(({ x, y }, i): ScatterPoint => ({ slug: `m${i}`, name: `Marked ${i}`, mark: clear, x, y, isOwn: false })),
  );

describe("names in a scatter chart of many points", () => {
  test("the marked points furthest out are named, in whatever order they are drawn", () => {
    fc.assert(
      fc.property(marked, (points) => {
        // Far beyond all others, drawn first, last and in the middle.
        const out = [-900, 900, 1200].map((x, i): ScatterPoint => ({
          slug: `out-${i}`,
          name: `Out ${i}`,
          mark: clear,
          x,
          y: -900,
          isOwn: false,
        }));
        const all = [
          ...out.slice(0, 1),
          ...CLOUD,
          ...points.slice(0, 5),
          ...out.slice(1, 2),
          ...points.slice(5),
          ...out.slice(2),
        ];
        const names = namesOf(all);
        expect(out.map(({ slug }) => names.has(slug))).toEqual([true, true, true]);
        expect(names.size).toBe(MOST_MARKED);
      }),
    );
  });

  test("every selected brand is named, also in the middle and beside many marked points", () => {
    fc.assert(
      fc.property(marked, fc.integer({ min: 1, max: 8 }), (points, count) => {
        const selected = CLOUD.map((point, i) => (i < count ? { ...point, isSelected: true } : point));
        const names = namesOf([...selected, ...points]);
        for (const { slug } of selected.slice(0, count)) expect(names.has(slug)).toBe(true);
        expect(names.size).toBe(MOST_MARKED);
      }),
    );
  });

  test("points without a mark are not named", () => {
    expect(namesOf(CLOUD).size).toBe(0);
  });
});

test("of few points each is named", () => {
  expect(namesOf(CLOUD.slice(0, 24)).size).toBe(24);
});
