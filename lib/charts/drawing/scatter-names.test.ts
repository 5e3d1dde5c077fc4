import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, overlap } from "@/lib/charts/drawing/box";
import type { Point } from "@/lib/charts/drawing/path";
import type { Spot } from "@/lib/charts/drawing/named-spots";
import { type NameSpace, type ScatterNames, toNamedHeight, toScatterNames } from "@/lib/charts/drawing/scatter-names";
import { textWidth } from "@/lib/charts/drawing/text-width";

/** A whole image, a report, an embed on a phone, a slide; wide plots have the list beside them, others below. */
const SPACES = {
  wide: [1088, 380, 20],
  figure: [1120, 480, 13],
  report: [715, 400, 12],
  phone: [300, 320, 12],
  slide: [895, 342, 11],
} as const;
const [REACH, RADIUS] = [10, 12];

interface Brand extends Spot {
  x: number;
  y: number;
}

const NAMES = [
  "Smedsta",
  "Kvarntomta Bygg",
  "Bröderna Lindqvist & Söner Livsmedel",
  "Å",
  "Åkerfrid ".repeat(33),
  "x".repeat(300),
];

/** Any number of brands, of which any are selected; many stand at the same place. */
const brands = fc
  .record({
    all: fc.array(
      fc.record({
        x: fc.constantFrom(0, 0.11, 0.37, 0.5, 0.52, 0.9, 1),
        y: fc.double({ min: 0, max: 1, noNaN: true }),
        name: fc.constantFrom(...NAMES),
      }),
      { minLength: 1, maxLength: 60 },
    ),
    chosen: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ all, chosen }): Brand[] =>
    all.map(({ x, y, name }, at) => ({ x, y, label: `${at} ${name}`, isChosen: at <= chosen * all.length })),
  );

const toSpace = (all: readonly Brand[], form: keyof typeof SPACES, height?: number): NameSpace => {
  const [width, base, size] = SPACES[form];
  return {
    width,
    height: height ?? base,
    toField: (wide, tall) => ({ left: 40, right: wide - 20, top: 30, bottom: tall - 50 }),
    toPoint: (spot, { left, right, top, bottom }): Point => [
      left + (all[spot]?.x ?? 0) * (right - left),
      bottom - (all[spot]?.y ?? 0) * (bottom - top),
    ],
    toGuides: ({ left, right, top, bottom }) => [
      [
        [left, (top + bottom) / 2],
        [right, (top + bottom) / 2],
      ],
    ],
    reach: REACH,
    radius: RADIUS,
    size,
    listed: Math.max(12, size * 0.85),
    mostNames: 24,
  };
};

/** What each text takes: names, numbers in marks, and lines of the list. */
function boxesOf({ names, numbers, list }: ScatterNames): Box[] {
  const listed = (list?.rows ?? []).flatMap(({ x, y, lines }) =>
    lines.map((text, at): Box => {
      const [left, base] = [
        (list?.left ?? 0) + x + (list?.indent ?? 0),
        (list?.top ?? 0) + y + at * (list?.pitch ?? 0),
      ];
      const size = list?.size ?? 0;
      return { left, right: left + textWidth(text, size), top: base - size * 0.75, bottom: base + size * 0.25 };
    }),
  );
  return [
    ...names.map(({ place }) => place.box),
    ...numbers.map(({ at: [x, y] }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 })),
    ...listed,
  ];
}

const forms = fc.constantFrom(...(Object.keys(SPACES) as (keyof typeof SPACES)[]));

test("no name of a scatter chart covers another or leaves the drawing, whatever is selected", () => {
  fc.assert(
    fc.property(brands, forms, (all, form) => {
      const space = toSpace(all, form);
      const named = toScatterNames(all, space);
      const boxes = boxesOf(named);
      for (const [at, box] of boxes.entries()) {
        expect(box.left >= -1 && box.right <= space.width + 1, `${form}: ${JSON.stringify(box)}`).toBe(true);
        expect(box.top >= -1 && box.bottom <= space.height + 1, `${form}: ${JSON.stringify(box)}`).toBe(true);
        for (const other of boxes.slice(at + 1)) expect(overlap(box, other), form).toBe(false);
      }
      for (const { place } of named.names) {
        expect(place.box.left >= named.field.left && place.box.right <= named.field.right).toBe(true);
        expect(place.box.top >= named.field.top && place.box.bottom <= named.field.bottom).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test("every selected point of a scatter chart is named in the plot, in the list, or counted where a fixed height is too low", () => {
  fc.assert(
    fc.property(brands, forms, fc.boolean(), (all, form, grows) => {
      const space = toSpace(all, form);
      const { names, numbers, list } = toScatterNames(
        all,
        grows ? { ...space, height: toNamedHeight(all, space) } : space,
      );
      const inPlot = names.filter(({ spot }) => all[spot]?.isChosen).map(({ spot }) => all[spot]?.label);
      const inList = (list?.rows ?? []).map(({ name }) => name);
      const left = Number(/^and (\d+) more$/.exec(list?.more?.text ?? "and 0 more")?.[1]);
      const chosen = all.filter(({ isChosen }) => isChosen).map(({ label }) => label);
      expect(new Set([...inPlot, ...inList]).size).toBe(chosen.length - left);
      if (grows) expect(left, form).toBe(0);
      // A number of the list stands in the mark of its point.
      const marked = numbers.flatMap(({ number, spots }) => spots.map((spot) => `${number} ${all[spot]?.label ?? ""}`));
      expect(marked).toEqual(expect.arrayContaining((list?.rows ?? []).map(({ number, name }) => `${number} ${name}`)));
    }),
    { numRuns: 150 },
  );
});

test("seventeen marked brands in a crowd are all named on a wide image and a slide", () => {
  const all = Array.from({ length: 54 }, (_, at): Brand => ({
    label: `Brand ${at + 1}`,
    isChosen: at < 17,
    x: 0.45 + ((at * 37) % 11) / 110,
    y: 0.5 + ((at * 23) % 13) / 130,
  }));
  for (const form of ["wide", "slide"] as const) {
    const { names, list } = toScatterNames(all, toSpace(all, form));
    const said = [...names.map(({ spot }) => all[spot]?.label), ...(list?.rows ?? []).map(({ name }) => name)];
    for (const { label, isChosen } of all) if (isChosen) expect(said, form).toContain(label);
    expect(list?.more ?? null, form).toBeNull();
  }
});
