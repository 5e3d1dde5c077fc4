import fc from "fast-check";
import { expect, test } from "vitest";
import { competitionRanks } from "@/lib/statistics/competition-rank";

test("the highest value is first, ties share the better position and the next is skipped", () => {
  expect(competitionRanks([90, 120, 90, 60, 120, 90])).toEqual([3, 1, 3, 6, 1, 3]);
  expect(competitionRanks([])).toEqual([]);
});

test("every position is one more than the number of higher values", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (values) => {
      const expected = values.map((value) => 1 + values.filter((other) => other > value).length);
      expect(competitionRanks(values)).toEqual(expected);
    }),
  );
});

test("positions are those of any increasing function of the values", () => {
  const increasing: ((value: number) => number)[] = [
    (value) => 3 * value - 7,
    (value) => Math.exp(value / 10),
    (value) => Math.atan(value),
    (value) => value ** 3,
  ];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -60, max: 60 })), fc.constantFrom(...increasing), (values, map) => {
      expect(competitionRanks(values.map(map))).toEqual(competitionRanks(values));
    }),
  );
});
