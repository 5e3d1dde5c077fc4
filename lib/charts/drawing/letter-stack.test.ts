import fc from "fast-check";
import { expect, test } from "vitest";
import { LETTER_LAYOUTS, stackForLayouts, stackLetters } from "@/lib/charts/drawing/letter-stack";

const letters = fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), isEnd: fc.boolean() }), {
  maxLength: 9,
});
const widths = fc.double({ min: 0.01, max: 0.2, noNaN: true });

test("no two letters on one level overlap", () => {
  fc.assert(
    fc.property(letters, widths, (row, width) => {
      const levels = stackLetters(row, width);
      row.forEach((one, first) => {
        row.slice(first + 1).forEach((other, next) => {
          if (levels[first] === levels[first + 1 + next])
            expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual(width);
        });
      });
    }),
  );
});

test("letters that do not overlap stay on the line", () => {
  expect(
    stackLetters(
      [0.1, 0.4, 0.8].map((at) => ({ at, isEnd: false })),
      0.1,
    ),
  ).toEqual([0, 0, 0]);
});

test("of two overlapping letters, the one at the end stays on the line", () => {
  expect(
    stackLetters(
      [
        { at: 0.5, isEnd: false },
        { at: 0.52, isEnd: true },
      ],
      0.05,
    ),
  ).toEqual([1, 0]);
});

test("in each layout, letters of a plot as wide as its narrowest or wider do not touch", () => {
  const widths = fc.double({ min: 1, max: 4, noNaN: true });
  fc.assert(
    fc.property(letters, widths, (row, times) => {
      const levels = stackForLayouts(row);
      for (const { layout, size, plot } of LETTER_LAYOUTS) {
        // As letter-rows.module.css places them: the centre across, the level up.
        const centres = row.map(({ at }, index) => ({
          x: at * plot * times,
          y: (levels[layout][index] ?? 0) * (size + 2),
        }));
        centres.forEach((one, first) => {
          for (const other of centres.slice(first + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y), layout).toBeGreaterThan(size + 1);
        });
      }
    }),
  );
});

test("four letters within 20 px of a narrow plot are each on a level of their own", () => {
  const row = [0.5, 0.52, 0.54, 0.57].map((at, index) => ({ at, isEnd: index === 0 || index === 3 }));
  expect(stackForLayouts(row).tight.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});
