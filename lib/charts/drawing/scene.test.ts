import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DECIMALS, formatNumber } from "@/lib/platform/words/format";
import type { ChartPicture, LinesPicture } from "@/lib/charts/document";
import { describePicture } from "@/lib/charts/drawing/describe";
import { toElement } from "@/lib/charts/drawing/elements";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type Scene, toScene, toSceneHeight } from "@/lib/charts/drawing/scene";
import { MARKER_REACH } from "@/lib/charts/drawing/series-mark";
import { toSvg } from "@/lib/charts/drawing/svg";
import { textWidth } from "@/lib/charts/drawing/text-width";

const name = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constant("Åkerfrid ".repeat(33)),
  fc.constant("x".repeat(300)),
);
const value = fc.oneof(
  fc.double({ min: -2000, max: 2000, noNaN: true }),
  fc.constant(50),
  fc.double({ min: 0, max: 200, noNaN: true }),
);
const measured = fc
  .tuple(
    value,
    fc.option(fc.tuple(fc.double({ min: 0, max: 50, noNaN: true }), fc.double({ min: 0, max: 50, noNaN: true }))),
  )
  .map(([at, around]) => ({ value: at, low: around ? at - around[0] : null, high: around ? at + around[1] : null }));
const words = { title: name, unit: name, digits: fc.integer({ min: 0, max: 3 }) };
const years = fc.uniqueArray(fc.integer({ min: 2011, max: 2025 }), { maxLength: 15 });
const line = (isPosition: boolean) =>
  fc.record({
    name,
    isOwn: fc.boolean(),
    isReference: fc.boolean(),
    foreseenFrom: fc.integer({ min: 2015, max: 2030 }),
    points: fc
      .uniqueArray(
        fc.tuple(
          fc.integer({ min: 2011, max: 2025 }),
          isPosition ? fc.integer({ min: 1, max: 400 }).map((at) => ({ value: at, low: null, high: null })) : measured,
        ),
        { selector: ([year]) => year, maxLength: 15 },
      )
      .map((all) => all.map(([year, figure]) => ({ year, ...figure }))),
  });
const few = { maxLength: 30 };
const picture: fc.Arbitrary<ChartPicture> = fc.oneof(
  fc.record({
    kind: fc.constant("lines" as const),
    ...words,
    years,
    series: fc.array(line(false), few),
    isReversed: fc.constant(false),
  }),
  fc.record({
    kind: fc.constant("lines" as const),
    ...words,
    years,
    series: fc.array(line(true), few),
    isReversed: fc.constant(true),
  }),
  fc.record({
    kind: fc.constant("intervals" as const),
    ...words,
    rows: fc.array(
      fc.tuple(measured, name, fc.boolean(), value, fc.boolean()).map(([figure, label, isOwn, reference, hasMore]) => ({
        ...figure,
        label,
        isOwn,
        ...(hasMore ? { reference, note: "n = 114" } : {}),
      })),
      few,
    ),
    line: fc.option(fc.record({ value, label: name })),
  }),
  fc.record({
    kind: fc.constant("stack" as const),
    ...words,
    parts: fc.array(name, { minLength: 1, maxLength: 8 }),
    rows: fc.array(
      fc.record({ label: name, values: fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 8 }) }),
      few,
    ),
  }),
  fc.record({
    kind: fc.constant("heat" as const),
    ...words,
    columns: fc.array(name, { maxLength: 12 }),
    rows: fc.array(
      fc.record({
        label: name,
        isOwn: fc.boolean(),
        cells: fc.array(fc.option(fc.record({ value, text: fc.constant("61.4") })), { maxLength: 12 }),
      }),
      few,
    ),
    middle: fc.option(value),
  }),
  fc.record({
    kind: fc.constant("scatter" as const),
    ...words,
    x: name,
    y: name,
    points: fc.array(fc.record({ label: name, x: value, y: value, isOwn: fc.boolean() }), { maxLength: 60 }),
    xLine: fc.option(value),
    yLine: fc.option(value),
  }),
);

/** Left, right, top and bottom of a mark. */
function edgesOf(mark: Mark): [number[], number[]] {
  switch (mark.kind) {
    case "path":
      return [mark.points.map(([x]) => x), mark.points.map(([, y]) => y)];
    case "rect":
      return [
        [mark.x, mark.x + mark.width],
        [mark.y, mark.y + mark.height],
      ];
    case "marker":
      return [
        [mark.x - mark.radius * MARKER_REACH, mark.x + mark.radius * MARKER_REACH],
        [mark.y - mark.radius * MARKER_REACH, mark.y + mark.radius * MARKER_REACH],
      ];
    case "text": {
      const wide = textWidth(mark.text, mark.size);
      const left = mark.x - (mark.anchor === "start" ? 0 : mark.anchor === "middle" ? wide / 2 : wide);
      return [
        [left, left + wide],
        [mark.y - mark.size * 0.72, mark.y + mark.size * 0.1],
      ];
    }
  }
}

function expectInside({ width, height, marks }: Scene): void {
  for (const mark of marks) {
    const [xs, ys] = edgesOf(mark);
    const outside =
      [...xs, ...ys].some((at) => !Number.isFinite(at)) ||
      Math.min(...xs) < -1 ||
      Math.max(...xs) > width + 1 ||
      Math.min(...ys) < -1 ||
      Math.max(...ys) > height + 1;
    if (outside) expect.fail(`outside ${width} × ${height}: ${JSON.stringify(mark)}`);
    expect(JSON.stringify(toElement(mark))).not.toMatch(/NaN|Infinity|undefined/);
  }
}

const textsOf = ({ marks }: Scene): string =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])).join(" ");

describe("drawings", () => {
  it("drawings stay inside their frame with finite numbers, in every size", () => {
    fc.assert(
      fc.property(picture, fc.constantFrom(280, 343, 656, 1120), (each, width) => {
        expectInside(toScene(each, { width, height: toSceneHeight(each, width), theme: "page" }));
      }),
      { numRuns: 150 },
    );
    fc.assert(
      fc.property(picture, fc.constantFrom([1088, 330], [968, 640]), (each, [width = 0, height = 0]) => {
        expectInside(toScene(each, { width, height, theme: "light", size: "card" }));
      }),
      { numRuns: 100 },
    );
  });

  it("drawings are well-formed files for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const scene: Scene = {
          width: 10,
          height: 10,
          marks: [{ kind: "text", x: 0, y: 9, text, size: 9, weight: 400, anchor: "start", fill: "#000000" }],
        };
        const svg = toSvg(scene, { title: text, description: text });
        expect(svg.replaceAll(/<\/?(?:svg|title|desc|text)\b[^<>]*>/g, "")).not.toMatch(/[<>]/);
        expect(svg).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  const scores: LinesPicture = {
    kind: "lines",
    title: "Scores",
    unit: "Score",
    digits: 1,
    years: [2021, 2022, 2023, 2024, 2025],
    isReversed: false,
    series: [
      {
        name: "Havremark",
        isOwn: true,
        isReference: false,
        points: [2021, 2022, 2024, 2025].map((year, at) => ({
          year,
          value: 60 + at * 5.25,
          low: 55 + at * 5.25,
          high: 65 + at * 5.25,
        })),
      },
      {
        name: "Market mean",
        isOwn: false,
        isReference: true,
        points: [{ year: 2025, value: 61.4, low: null, high: null }],
      },
    ],
  };

  it("drawings have the document's numbers as text", () => {
    const texts = textsOf(toScene(scores, { width: 1120, height: 420, theme: "light" }));
    expect(texts).toContain(`Havremark ${formatNumber(75.75, 1)}`);
    expect(texts).toContain("Market mean 61.4");
    expect(describePicture(scores)).toContain("Havremark: 60.0 in 2021 to 75.8");
  });

  it("a description that leaves rows out ends with a sentence saying how many", () => {
    const rows = Array.from({ length: 14 }, (_, row) => ({
      label: `Brand ${row}`,
      isOwn: false,
      value: 60,
      low: null,
      high: null,
    }));
    const picture: ChartPicture = { kind: "intervals", title: "", unit: "", digits: DECIMALS.score, rows, line: null };
    expect(describePicture(picture)).toMatch(/ Not listed here: 2 more\.$/);
  });

  it("drawings have no line across a missing year", () => {
    const own = toScene(scores, { width: 1120, height: 420, theme: "light" }).marks.flatMap((mark) =>
      mark.kind === "path" && mark.stroke === "#176540" ? [mark.points.length] : [],
    );
    expect(own).toEqual([2, 2]);
  });

  it("drawings count the rows that do not fit and keep the selected one", () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({
      label: `Brand ${at}`,
      isOwn: at === 59,
      value: at,
      low: null,
      high: null,
    }));
    const texts = textsOf(
      toScene(
        { kind: "intervals", title: "All", unit: "Score", digits: 0, rows, line: null },
        { width: 1088, height: 330, theme: "light", size: "card" },
      ),
    );
    const shown = texts.match(/Brand \d+/g) ?? [];
    expect(shown).toContain("Brand 59");
    expect(texts).toContain(`${shown.length} of 60 shown`);
  });
});
