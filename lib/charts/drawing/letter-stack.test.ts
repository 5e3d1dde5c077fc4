import fc from "fast-check";
import { expect, test } from "vitest";
import { stackLetters } from "@/lib/charts/drawing/letter-stack";

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
