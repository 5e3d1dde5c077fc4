import fc from "fast-check";
import { expect, it } from "vitest";
import { readRows, writeRows } from "@/lib/platform/words/number-rows";

const number = fc.option(
  fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
    fc.integer(),
    fc.integer({ min: -9_999, max: 9_999 }).map((value) => value / 10_000 + 0),
  ),
);
const row = fc.array(number).filter((values) => !(values.length === 1 && values[0] === null));

it("rows of numbers written as text are read back exactly", () => {
  const rows = fc.array(row).filter((all) => !(all.length === 1 && all[0]?.length === 0));
  fc.assert(
    fc.property(rows, (all) => {
      expect(readRows(writeRows(all))).toEqual(all);
    }),
  );
});

it("numbers as text have no zero before the point, and nothing for what is missing", () => {
  expect(writeRows([[3, 0.25, null, -0.5, 10.5], [4]])).toBe("3,.25,,-.5,10.5;4");
});
