import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LinesPicture } from "@/lib/charts/document";
import { type Box, overlap } from "@/lib/charts/drawing/box";
import { toPalette } from "@/lib/charts/drawing/colours";
import { LEAST_LETTERS, toLabelColumn, toLeader } from "@/lib/charts/drawing/label-column";
import { toPaints } from "@/lib/charts/drawing/paints";
import { type LinePlan, toLinePlan } from "@/lib/charts/drawing/line-plan";
import { cross, lengthInside } from "@/lib/charts/drawing/note-places";
import type { Point } from "@/lib/charts/drawing/path";
import { type Pen, toSizes } from "@/lib/charts/drawing/pen";
import { toSceneHeight } from "@/lib/charts/drawing/scene";
import { textWidth } from "@/lib/charts/drawing/text-width";

const WIDTHS = [1280, 740, 350];
const YEARS = Array.from({ length: 15 }, (_, at) => 2011 + at);
const name = fc.oneof(
  fc.constantFrom("Smedsta", "Bakkested Mad", "Lingonbacka Livs", "Å"),
  fc.constant("Åkerfrid ".repeat(33).trim()),
  fc.constant("Sammenslutningsbryggeri".repeat(12)),
  fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 80 }).filter((text) => text.trim() !== ""),
);
const value = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.double({ min: 95, max: 100, noNaN: true }));
const series = fc.record({
  name,
  values: fc.array(value, { minLength: 15, maxLength: 15 }),
  change: fc.option(fc.record({ value: fc.integer({ min: -40, max: 40 }), isClear: fc.boolean() })),
});
const picture: fc.Arbitrary<LinesPicture> = fc
  .record({
    brands: fc.array(series, { minLength: 1, maxLength: 8 }),
    average: fc.option(fc.array(value, { minLength: 15, maxLength: 15 })),
    clear: fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 2012, max: 2024 }), fc.boolean()), { maxLength: 3 }),
  })
  .map(({ brands, average, clear }): LinesPicture => {
    const toPoints = (values: readonly number[]) =>
      YEARS.map((year, at) => ({ year, value: values[at] ?? 0, low: null, high: null }));
    return {
      kind: "lines",
      title: "Scores",
      unit: "Score",
      digits: 1,
      years: YEARS,
      isReversed: false,
      since: 2024,
      series: [
        ...brands.map(({ values, ...rest }, order) => ({
          ...rest,
          isOwn: order === 0,
          isReference: false,
          points: toPoints(values),
        })),
        ...(average ? [{ name: "Market average", isOwn: false, isReference: true, points: toPoints(average) }] : []),
      ],
      notes: clear.map(([of, year, isUp]) => ({
        series: of % brands.length,
        year,
        isUp,
        text: `${Array.from(brands[of % brands.length]?.name ?? "")
          .slice(0, 32)
          .join("")} +13.5`,
      })),
    };
  });

function plan(each: LinesPicture, width: number): { pen: Pen; plan: LinePlan } {
  const pen: Pen = {
    width,
    height: toSceneHeight(each, width),
    palette: toPalette("light"),
    sizes: toSizes("screen", width),
    isNarrow: width < 480,
    mostRows: Infinity,
    paints: toPaints([each]),
  };
  return { pen, plan: toLinePlan(pen, each) };
}

/** Each text beside the plot: its box and words. */
function labelBoxes({ width, sizes }: Pen, { plot, labels }: LinePlan): Box[] {
  return labels.tops.flatMap((middle, at): Box[] => {
    const { column, leaderRoom } = labels;
    if (!column) {
      const half = sizes.small * 0.6;
      const left = width - textWidth(labels.labels[at]?.value ?? "", sizes.small);
      return [{ left, right: width, top: middle - half, bottom: middle + half }];
    }
    const lines = column.rows[at]?.lines ?? [];
    const half = (sizes.text * (1 + 1.25 * (lines.length - 1))) / 2;
    const left = plot.right + leaderRoom + column.marks;
    return lines.map((line) => ({
      left,
      right: left + textWidth(line, sizes.text),
      top: middle - half,
      bottom: middle + half,
    }));
  });
}

const law = (check: (pen: Pen, plan: LinePlan, picture: LinesPicture) => void) =>
  fc.assert(
    fc.property(picture, fc.constantFrom(...WIDTHS), (each, width) => {
      const laid = plan(each, width);
      check(laid.pen, laid.plan, each);
    }),
    { numRuns: 200 },
  );

describe("a picture of lines", () => {
  it("a line chart labels every selected brand at each width", () =>
    law((pen, { labels, rows }, { series: all }) => {
      expect(labels.rest).toBe(0);
      expect(labels.labels).toHaveLength(all.length);
      if (pen.isNarrow) {
        const words = (text: string) => text.replaceAll(/\s+/g, "");
        const named = rows.of.map(({ lines }) => words(lines.join("")));
        for (const { name: full, isReference } of all) if (!isReference) expect(named).toContain(words(full));
      }
    }));

  it("a line chart has no label over another", () =>
    law((pen, laid) => {
      const rows = laid.labels.tops.map((middle) => middle).toSorted((a, b) => a - b);
      const pitch = laid.labels.column?.pitch ?? pen.sizes.small;
      for (const [at, middle] of rows.entries())
        if (at > 0) expect(middle - (rows[at - 1] ?? 0)).toBeGreaterThanOrEqual(pitch - 1e-6);
      const boxes = laid.labels.column
        ? laid.labels.column.rows.map((_, at) => labelBoxes(pen, laid).slice(at, at + 1)[0])
        : labelBoxes(pen, laid);
      const flat = boxes.filter((box) => box !== undefined);
      for (const [at, box] of flat.entries())
        for (const other of flat.slice(at + 1))
          if (box.top !== other.top) expect(overlap(box, other), JSON.stringify([box, other])).toBe(false);
    }));

  it("a line chart keeps labels inside the picture and beside the plot", () =>
    law((pen, laid) => {
      expect(laid.plot.right).toBeGreaterThan(laid.plot.left + pen.width * 0.3);
      for (const box of labelBoxes(pen, laid)) {
        expect(box.left).toBeGreaterThanOrEqual(laid.plot.right);
        expect(box.right).toBeLessThanOrEqual(pen.width + 0.5);
        expect(box.bottom).toBeLessThanOrEqual(pen.height);
      }
    }));

  it("a line chart's leader lines never cross", () =>
    law((_, { plot, labels, toY }) => {
      const leaders = labels.labels
        .map(({ at }, index) => toLeader(plot.right, toY(at), labels.tops[index] ?? 0, labels.leaderRoom))
        .toSorted((a, b) => (a.at(-1)?.[1] ?? 0) - (b.at(-1)?.[1] ?? 0));
      for (const [at, leader] of leaders.entries())
        for (const [corner, [, y]] of leader.entries())
          expect(y).toBeGreaterThanOrEqual((leaders[at - 1]?.[corner]?.[1] ?? -Infinity) - 1e-6);
    }));

  it("a line chart's notes stay inside the plot, off the lines and each other", () =>
    law((pen, { plot, notes, toX, toY }, { series: all }) => {
      const segments = all.flatMap(({ points }) =>
        points.slice(1).map(({ year, value: to }, at): [Point, Point] => {
          const before = points[at] ?? { year, value: to };
          return [
            [toX(before.year), toY(before.value)],
            [toX(year), toY(to)],
          ];
        }),
      );
      const placed = notes.flatMap(({ at, place }) => (place ? [{ at, ...place }] : []));
      if (pen.isNarrow) expect(placed).toEqual([]);
      for (const [index, { at, box, end }] of placed.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(plot.left);
        expect(box.right).toBeLessThanOrEqual(plot.right);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.bottom).toBeLessThanOrEqual(plot.bottom);
        for (const [from, to] of segments) expect(lengthInside(from, to, box)).toBe(0);
        expect(Math.hypot(end[0] - at[0], end[1] - at[1])).toBeLessThan(170);
        for (const other of placed.slice(index + 1)) {
          expect(overlap(box, other.box)).toBe(false);
          expect(cross(at, end, other.at, other.end)).toBe(false);
          expect(lengthInside(at, end, other.box)).toBe(0);
        }
      }
    }));
});

describe("a column of labels", () => {
  it("a label has its name in full, or at least 18 letters of it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name, value: fc.constant("101.3"), y: fc.integer({ min: 0, max: 400 }) }), {
          minLength: 1,
          maxLength: 9,
        }),
        fc.boolean(),
        fc.constantFrom(120, 300, 460),
        (rows, isMiddle, bottom) => {
          const column = toLabelColumn(rows, { top: 0, bottom, size: 14, hasChange: !isMiddle, isMiddle });
          for (const [at, { lines }] of column.rows.entries()) {
            const whole = (rows[at]?.name ?? "").trim().replaceAll(/\s+/g, " ");
            const written = lines.join(" ");
            expect(lines.length).toBeLessThanOrEqual(2);
            for (const line of lines) expect(textWidth(line, 14)).toBeLessThanOrEqual(column.room + 1e-6);
            if (written.replaceAll(/\s+/g, " ") === whole) continue;
            expect(written.endsWith("…")).toBe(true);
            // A space at the cut is removed.
            expect(Array.from(written).length).toBeGreaterThanOrEqual(LEAST_LETTERS - 3);
            expect(whole.startsWith(written.slice(0, -1).trimEnd())).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("labels are at the ends of their lines, or 32 pixels apart where there is no room", () => {
    const row = (y: number) => ({ name: "Smedsta", value: "1.0", y });
    const format = { top: 0, bottom: 400, size: 14, hasChange: true };
    expect(toLabelColumn([row(40), row(200)], format).rows.map(({ y }) => y)).toEqual([40, 200]);
    const { rows, pitch } = toLabelColumn([row(100), row(100)], format);
    expect([pitch, ...rows.map(({ y }) => y)]).toEqual([32, 84, 116]);
  });

  it("labels of eight brands and the market fit in 300 pixels, 22 apart", () => {
    const rows = Array.from({ length: 9 }, () => ({ name: "Smedsta", value: "1.0", y: 150 }));
    const column = toLabelColumn(rows, { top: 0, bottom: 300, size: 14, hasChange: true });
    expect(column.pitch).toBe(32);
    expect(toLabelColumn(rows, { top: 0, bottom: 180, size: 14, hasChange: true }).pitch).toBe(22);
  });
});
