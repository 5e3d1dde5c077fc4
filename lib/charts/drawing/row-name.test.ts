import { expect, it } from "vitest";
import { toNamedRows, toNameSize, toNameWidth } from "@/lib/charts/drawing/row-name";

const SIZE = 22;
const ROOM = 480;
const SHORT = ["Companies do enough", "Clean water", "Living wage", "Telecom", "Energy", "Toys"];
const LONG = "Misleading claims about sustainability should be banned by law";

it("rows are alike and their names in full size where all fit on one line", () => {
  expect(toNamedRows(SHORT, SIZE, ROOM, 33)).toEqual({ size: SIZE, pitches: SHORT.map(() => 33) });
});

it("a long name is wrapped in a taller row, and the letters of all are larger than they would be on one line", () => {
  const labels = [...SHORT, LONG];
  const { size, pitches } = toNamedRows(labels, SIZE, ROOM, 33);
  expect(size).toBeGreaterThan(SIZE * 0.7);
  expect(Math.max(...pitches)).toBe(pitches.at(-1));
  expect(pitches.at(-1)).toBeGreaterThan(size * 2);
  expect(pitches.reduce((sum, each) => sum + each, 0)).toBeCloseTo(33 * labels.length, 6);
});

it("rows without room for a second line stay alike, and their names are smaller", () => {
  const { size, pitches } = toNamedRows([LONG, LONG, LONG], SIZE, ROOM, 28);
  expect(size).toBeLessThan(SIZE);
  expect(pitches).toEqual([28, 28, 28]);
});

it("a single word stays on one line in a column that is as wide as it", () => {
  for (let size = 8; size < 60; size += 0.7)
    for (const name of ["Hasselstig", "Vindrosa", "Blåklockshylla"]) {
      const room = toNameWidth([name], size, 4_000) - size;
      // Lower than two lines: smaller letters would be the only way out.
      expect(toNameSize([name], size, { room, tall: size })).toBe(size);
    }
});
