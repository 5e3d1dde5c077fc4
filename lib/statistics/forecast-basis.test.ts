import { expect, test } from "vitest";
import { forecastBasis } from "@/lib/statistics/forecast-basis";
import type { YearlySeries } from "@/lib/statistics/yearly-series";

const series = (key: string, more: Partial<YearlySeries> = {}): YearlySeries => ({
  key,
  group: "one",
  start: 2011,
  values: [71, 74, 69, 78, 80, 77, 84, 83, 88, 86],
  ...more,
});

test("series of one group with different steps are refused, with the group", () => {
  expect(() => forecastBasis([series("a"), series("b", { step: 2 })])).toThrow(
    "the series of one have different steps",
  );
});

test("groups may have different steps, and each has its own origins, past and last year", () => {
  const basis = forecastBasis([series("a"), series("b", { group: "two", step: 2 })]);
  expect(basis.groups.map(({ group, step, lastYear }) => [group, step, lastYear])).toEqual([
    ["one", 1, 2020],
    ["two", 2, 2029],
  ]);
  for (const { group, origins, past } of basis.groups) {
    expect(new Set([...origins, ...past].map((each) => each.group))).toEqual(new Set([group]));
    expect(past.length).toBeGreaterThan(0);
  }
});

test("the published model of a group is the one its record has chosen", () => {
  const rising = Array.from({ length: 40 }, (_, at) =>
    series(`${at}`, {
      values: Array.from({ length: 12 }, (__, year) => 40 + 4 * year + ((at * 7 + year * 3) % 5) / 5),
    }),
  );
  const [{ chosen, records } = { chosen: null, records: [] }] = forecastBasis(rising).groups;
  expect(new Set(records.filter(({ isChosen }) => isChosen).map(({ model }) => model))).toEqual(new Set([chosen]));
  expect(chosen).not.toBe("naive");
});

test("a group too short to be judged is forecast by no change, and has no past", () => {
  const [found] = forecastBasis([series("a", { values: [70] })]).groups;
  expect(found).toMatchObject({ chosen: "naive", past: [], records: [] });
});

test("a series given twice, or with a value that is not a number, is refused by name", () => {
  expect(() => forecastBasis([series("a"), series("a")])).toThrow("series a of one is given twice");
  expect(() => forecastBasis([series("a", { values: [1, NaN] })])).toThrow(
    "series a of one has a value that is not a number",
  );
});
