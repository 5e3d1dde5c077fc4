import fc from "fast-check";
import { expect, it } from "vitest";
import type { ChartPicture, IntervalsPicture, LinesPicture } from "@/lib/charts/document";
import { OTHER_MARK, paintOf, toPaints } from "@/lib/charts/drawing/paints";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";

const words = { title: "Scores", unit: "Score", digits: 1 };
const row = (label: string, slot?: number, isOwn = false) => ({
  label,
  isOwn,
  value: 80,
  low: 70,
  high: 90,
  ...(slot === undefined ? {} : { slot }),
});
const intervals = (...rows: IntervalsPicture["rows"]): IntervalsPicture => ({
  kind: "intervals",
  ...words,
  rows,
  line: null,
});
const lines = (...names: (readonly [string, number])[]): LinesPicture => ({
  kind: "lines",
  ...words,
  years: [2025],
  isReversed: false,
  series: names.map(([name, slot], order) => ({
    name,
    slot,
    isOwn: order === 0,
    isReference: false,
    points: [{ year: 2025, value: 80, low: null, high: null }],
  })),
});

it("rows, points and cells have the colours and shapes that their brands have on the page", () => {
  const slots = fc.uniqueArray(fc.nat({ max: 7 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(slots, fc.constantFrom("intervals", "scatter", "heat"), (places, kind) => {
      const rows = places.map((slot, at) => row(`Brand ${at}`, slot, at === 0));
      const pictures: Record<typeof kind, ChartPicture> = {
        intervals: intervals(...rows, row("Another")),
        scatter: {
          kind: "scatter",
          ...words,
          x: "Across",
          y: "Up",
          xLine: null,
          yLine: null,
          points: rows.map((each) => ({ ...each, x: 1, y: 1 })),
        },
        heat: { kind: "heat", ...words, columns: [], middle: null, rows: rows.map((each) => ({ ...each, cells: [] })) },
      };
      const paints = toPaints([pictures[kind]]);
      for (const each of rows) expect(paintOf(paints, each)).toEqual(toSeriesMark(each.slot ?? 0));
      expect(paints.has("Another")).toBe(false);
    }),
  );
});

it("the rows of a brand's age groups have the brand's own colour and shape", () => {
  const rows = [row("18–29", 2, true), row("30–44", 2, true)];
  const paints = toPaints([intervals(...rows)]);
  for (const each of rows) expect(paintOf(paints, each)).toEqual(toSeriesMark(2));
});

it("a brand has one colour in a whole file, also where another chart gives its place to another brand", () => {
  const paints = toPaints([lines(["Smedsta", 0], ["Vasshage", 3]), intervals(row("Vasshage", 0), row("Tallvind", 3))]);
  expect(paints.get("Vasshage")).toEqual(toSeriesMark(3));
  expect(paints.get("Tallvind")).not.toEqual(paints.get("Vasshage"));
});

it("years and age groups of a brand have the colour that the brand has in the file", () => {
  const parts = ["2025", "2026"].map((label) => ({ ...row(label, undefined, true), of: "Vindrosa" }));
  for (const rows of [parts, parts.slice(0, 1)]) {
    const paints = toPaints([lines(["Smedsta", 0], ["Vindrosa", 1]), intervals(...rows)]);
    for (const each of rows) expect(paintOf(paints, each)).toEqual(toSeriesMark(1));
    expect([...paints.keys()]).toEqual(["Smedsta", "Vindrosa"]);
  }
  // Alone in its file it has the first colour.
  for (const each of parts) expect(paintOf(toPaints([intervals(...parts)]), each)).toEqual(toSeriesMark(0));
});

it("answers of the questionnaire are grey, also where the lines of another chart name them", () => {
  const answers = ["Clean water", "Fair pay"].map((label) => ({ ...row(label), item: "other" as const }));
  const paints = toPaints([intervals(...answers), lines(["Clean water", 0], ["Fair pay", 1])]);
  for (const each of answers) expect(paintOf(paints, each)).toEqual(OTHER_MARK);
  expect(paints.get("Fair pay")).toEqual(toSeriesMark(1));
});

it("the halves of the score have the first colour in two shapes, and no other line has it", () => {
  const halves = ["Environment", "Social"].map((label) => ({ ...row(label), item: "half" as const }));
  const other = { ...row("Price"), item: "other" as const };
  const paints = toPaints([intervals(other, ...halves), lines(["Price", 0], ["Environment", 1], ["Social", 2])]);
  const marks = halves.map((half) => paintOf(paints, half));
  expect(marks.map(({ colour }) => colour)).toEqual(["c1", "c1"]);
  expect(new Set(marks.map(({ shape }) => shape)).size).toBe(2);
  expect(paintOf(paints, other)).toEqual(OTHER_MARK);
  expect(paints.get("Price")?.colour).not.toBe("c1");
});
