import fc from "fast-check";
import { expect, test } from "vitest";
import { toShownRows } from "@/lib/charts/drawing/row-column";

interface Row {
  at: number;
  isOwn: boolean;
  isSaid: boolean;
}

const lists = fc
  .array(fc.record({ isOwn: fc.boolean(), isSaid: fc.boolean() }), { minLength: 1, maxLength: 80 })
  .map((rows) => rows.map((row, at): Row => ({ ...row, at })));

const shownOf = (rows: readonly Row[], room: number) =>
  toShownRows(
    rows,
    room,
    ({ isOwn }) => isOwn,
    ({ isSaid }) => isSaid,
  );

test("rows that are selected or that the title speaks of are drawn before others, in the order of the list", () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 40 }), (all, room) => {
      const { rows, rest } = shownOf(all, room);
      expect(rows.length + rest).toBe(all.length);
      expect(rows.length).toBe(Math.min(all.length, room));
      expect(rows).toEqual(rows.toSorted((a, b) => a.at - b.at));
      const missing = (is: (row: Row) => boolean) => all.some((row) => is(row) && !rows.includes(row));
      const isOther = ({ isOwn, isSaid }: Row) => !isOwn && !isSaid;
      if (missing(({ isOwn }) => isOwn)) expect(rows.every(({ isOwn }) => isOwn)).toBe(true);
      if (missing(({ isSaid }) => isSaid)) expect(rows.some(isOther)).toBe(false);
    }),
  );
});

test("where not all rows have room that the title speaks of, gains at the start and losses at the end are drawn", () => {
  const all = Array.from({ length: 54 }, (_, at): Row => ({ at, isOwn: false, isSaid: at < 20 || at > 40 }));
  expect(shownOf(all, 6).rows.map(({ at }) => at)).toEqual([0, 1, 2, 51, 52, 53]);
});

test("two losses at the end of a long list are drawn beside its first rows", () => {
  const all = Array.from({ length: 54 }, (_, at): Row => ({ at, isOwn: false, isSaid: at > 51 }));
  expect(shownOf(all, 6).rows.map(({ at }) => at)).toEqual([0, 1, 2, 3, 52, 53]);
});
