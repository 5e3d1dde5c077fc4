import fc from "fast-check";
import { expect, test } from "vitest";
import type { ScatterPicture } from "@/lib/charts/document";
import { MOST_NAMES } from "@/lib/charts/drawing/named-spots";
import { toPaints } from "@/lib/charts/drawing/paints";
import { toSpot } from "@/lib/charts/drawing/point-marks";
import { CLEAR_MARKS, toSeriesMark } from "@/lib/charts/drawing/series-mark";
import type { ScatterPoint } from "./chart-series";
import { toCrowds, toPointNames, toScatterAxes } from "./scatter-layout";

const SIZES = [
  { width: 900, height: 500, most: MOST_NAMES.wide },
  { width: 340, height: 340, most: MOST_NAMES.narrow },
] as const;

interface Brand {
  label: string;
  x: number;
  y: number;
  clear?: "up" | "down";
  slot?: number;
}

/** Brands of a market, of which any are clear and the first few are selected. */
const fields = fc
  .record({
    all: fc.array(
      fc.record(
        {
          x: fc.integer({ min: -300, max: 300 }),
          y: fc.integer({ min: -300, max: 300 }),
          clear: fc.constantFrom("up", "down"),
        },
        { requiredKeys: ["x", "y"] },
      ),
      { minLength: 1, maxLength: 60 },
    ),
    selected: fc.nat(6),
  })
  .map(({ all, selected }) =>
    all.map((each, at): Brand => ({ ...each, label: `Brand ${at}`, ...(at < selected ? { slot: at } : {}) })),
  );

const toPagePoint = ({ label, x, y, clear, slot }: Brand): ScatterPoint => ({
  slug: label,
  name: label,
  x,
  y,
  mark: slot !== undefined ? toSeriesMark(slot) : clear ? CLEAR_MARKS[clear] : null,
  isOwn: slot === 0,
  isSelected: slot !== undefined,
});

const toPicture = (all: readonly Brand[]): ScatterPicture => ({
  kind: "scatter",
  title: "Level and momentum",
  unit: "points",
  digits: 1,
  x: "Momentum",
  y: "Level",
  points: all.map((each) => ({ ...each, isOwn: each.slot !== undefined })),
  xLine: 0,
  yLine: 0,
});

test("a page names every point that a file must name, in the plot or in its list, and others only up to the same number", () => {
  fc.assert(
    fc.property(fields, fc.constantFrom(...SIZES), (all, size) => {
      const points = all.map(toPagePoint);
      const { names, listed } = toPointNames(points, toScatterAxes(points, 0, 0), size, { xZero: 0, yZero: 0 });
      const picture = toPicture(all);
      const paints = toPaints([picture]);
      const inFiles = picture.points
        .map((point) => toSpot(point, paints))
        .flatMap(({ label, isChosen }) => (isChosen ? [label] : []));
      const onPage = [...names.map(({ text }) => text), ...listed.map(({ name }) => name)];
      expect(onPage).toEqual(expect.arrayContaining(inFiles));
      expect(new Set(onPage).size).toBe(onPage.length);
      expect(onPage.length).toBeLessThanOrEqual(Math.max(size.most, inFiles.length));
    }),
    { numRuns: 60 },
  );
});

test("hollow points, whose change is not clear, have names only where these cover nothing", () => {
  const all = Array.from({ length: 12 }, (_, at): ScatterPoint => ({
    slug: `b${at}`,
    name: `Brand ${at}`,
    x: 5,
    y: 5,
    mark: toSeriesMark(0),
    isHollow: at > 0,
    isOwn: at === 0,
  }));
  const { listed } = toPointNames(all, toScatterAxes(all, 0, 0), SIZES[0]);
  expect(listed.filter(({ name }) => name !== "Brand 0")).toEqual([]);
});

test("points that look alike are drawn together, all others by themselves, and none twice", () => {
  const points = fc.array(
    fc.record(
      {
        slug: fc.uuid(),
        name: fc.string(),
        x: fc.integer(),
        y: fc.integer(),
        isOwn: fc.boolean(),
        isSelected: fc.boolean(),
        isHollow: fc.boolean(),
        xLow: fc.integer(),
        mark: fc.constantFrom(null, CLEAR_MARKS.up, CLEAR_MARKS.down, toSeriesMark(0)),
      },
      { requiredKeys: ["slug", "name", "x", "y", "isOwn"] },
    ),
    { minLength: 0, maxLength: 400 },
  );
  fc.assert(
    fc.property(points, (all) => {
      const { crowds, single } = toCrowds(all);
      const drawn = [...crowds.flatMap(({ points: them }) => them), ...single];
      expect(drawn.toSorted((a, b) => all.indexOf(a) - all.indexOf(b))).toEqual(all);
      for (const { mark, points: them } of crowds)
        for (const point of them) {
          expect(point.mark ?? null).toEqual(mark);
          expect([point.isOwn, point.isSelected ?? false, point.isHollow ?? false]).toEqual([false, false, false]);
          expect(point.xLow).toBeUndefined();
        }
    }),
    { numRuns: 30 },
  );
});

test("a market of 400 brands without intervals takes a few elements", () => {
  const all = Array.from({ length: 400 }, (_, at): ScatterPoint => ({
    ...{ slug: String(at), name: String(at), x: at, y: -at, isOwn: at === 7 },
    mark: at % 3 === 0 ? CLEAR_MARKS.up : null,
  }));
  const { crowds, single } = toCrowds(all);
  expect(crowds.map(({ mark }) => mark)).toEqual([null, CLEAR_MARKS.up]);
  expect(single.map(({ slug }) => slug)).toEqual(["7"]);
});
