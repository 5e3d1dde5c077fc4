import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WeightSums } from "@/lib/statistics/design-effect";
import {
  axesOf,
  type Cell,
  type ItemFigure,
  type Labels,
  NO_GROUP,
  toPopulationFigures,
  withhold,
} from "@/lib/study/compute/populations";
import { profileOf } from "@/lib/study/compute/profile";
import type { PopulationFigures } from "@/lib/study/consumer";

const labels: Labels = {
  waves: [
    { market: "sweden", year: 2024 },
    { market: "sweden", year: 2025 },
  ],
  ageGroups: ["18-44", "45-74"],
  sexes: ["female", "male"],
  groups: ["ego", "moderate", "smart", "dedicated"],
};

const cells: Cell[] = [0, 1].flatMap((waveId) =>
  [0, 1].flatMap((ageId) =>
    [0, 1].flatMap((sexId) => [NO_GROUP, 0, 1, 2, 3].map((groupId) => ({ waveId, ageId, sexId, groupId }))),
  ),
);
const study = fc
  .array(fc.integer({ min: 0, max: 90 }), { minLength: cells.length, maxLength: cells.length })
  .map((counts) =>
    cells.flatMap((cell, i) =>
      (counts[i] ?? 0) > 0 ? [{ ...cell, n: counts[i] ?? 0, sum: counts[i] ?? 0, sumOfSquares: counts[i] ?? 0 }] : [],
    ),
  );
const count = (people: readonly WeightSums[]): ItemFigure[] => {
  const n = people.reduce((sum, part) => sum + part.n, 0);
  return [{ item: "all", value: 0.5, low: 0.4, high: 0.6, n, nEff: n }];
};
const nOf = (
  figures: readonly PopulationFigures[],
  year: number,
  ageGroup = "all",
  sex = "all",
  behaviourGroup = "all",
) =>
  figures.find(
    (one) => one.year === year && one.ageGroup === ageGroup && one.sex === sex && one.behaviourGroup === behaviourGroup,
  )?.figures[0]?.n ?? 0;

describe("populations", () => {
  test("the parts of an axis add up to everyone, except for people without a group", () => {
    fc.assert(
      fc.property(study, (parts) => {
        const figures = toPopulationFigures("awareness", parts, labels, count);
        for (const year of [2024, 2025]) {
          const waveId = year - 2024;
          const whole = parts.filter((part) => part.waveId === waveId).reduce((sum, { n }) => sum + n, 0);
          const none = parts
            .filter((part) => part.waveId === waveId && part.groupId === NO_GROUP)
            .reduce((sum, { n }) => sum + n, 0);
          expect(nOf(figures, year)).toBe(whole);
          expect(labels.ageGroups.reduce((sum, age) => sum + nOf(figures, year, age), 0)).toBe(whole);
          expect(labels.sexes.reduce((sum, sex) => sum + nOf(figures, year, "18-44", sex), 0)).toBe(
            nOf(figures, year, "18-44"),
          );
          expect(labels.groups.reduce((sum, group) => sum + nOf(figures, year, "all", "all", group), 0)).toBe(
            whole - none,
          );
          const deepest = labels.ageGroups.flatMap((age) =>
            labels.sexes.flatMap((sex) => labels.groups.map((group) => nOf(figures, year, age, sex, group))),
          );
          expect(deepest.reduce((sum, n) => sum + n, 0)).toBe(whole - none);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("populations below 50 people have an n and nothing else, on every axis", () => {
    fc.assert(
      fc.property(study, (parts) => {
        for (const { figures } of toPopulationFigures("awareness", parts, labels, count)) {
          for (const { value, low, high, n, nEff } of figures) {
            expect(n).toBeGreaterThan(0);
            const isShown = value !== null;
            if (n < 50) expect(isShown).toBe(false);
            expect([value, low, high, nEff]).toEqual(isShown ? [0.5, 0.4, 0.6, n] : [null, null, null, null]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test("a population is not shown if it would reveal one that is too small", () => {
    const parts = cells
      .filter(({ waveId, groupId }) => waveId === 0 && groupId === 0)
      .map((cell) => ({
        ...cell,
        n: cell.ageId === 0 && cell.sexId === 0 ? 40 : 100 + 10 * cell.ageId,
        sum: 1,
        sumOfSquares: 1,
      }));
    const shown = toPopulationFigures("awareness", parts, labels, count, ({ groupId }) => groupId === null).flatMap(
      ({ ageGroup, sex, figures }) => (figures[0]?.value === null ? [] : [`${ageGroup} ${sex}`]),
    );
    expect(shown.toSorted()).toEqual(["18-44 all", "45-74 all", "all all", "all female", "all male"]);
  });

  test("populations are everyone and every combination, or those requested", () => {
    const parts = cells.map((cell) => ({ ...cell, n: 60, sum: 60, sumOfSquares: 60 }));
    expect(toPopulationFigures("awareness", parts, labels, count)).toHaveLength(2 * 3 * 3 * 5);
    const single = toPopulationFigures("awareness", parts, labels, count, (population) => axesOf(population) <= 1);
    expect(single).toHaveLength(2 * (1 + 2 + 2 + 4));
    const none = parts.filter(({ groupId }) => groupId === NO_GROUP);
    expect(toPopulationFigures("awareness", none, labels, count)).toHaveLength(2 * 3 * 3);
  });
});

test("published figures are rounded, without a signed zero, their interval around them", () => {
  expect(withhold({ item: "a", value: 0, low: -1e-9, high: 0.123456, n: 50, nEff: 61.239 })).toEqual({
    item: "a",
    value: 0,
    low: 0,
    high: 0.12346,
    n: 50,
    nEff: 50,
  });
  expect(withhold({ item: "a", value: 123.456789, low: null, high: null, n: 99, nEff: 80.123 })).toEqual({
    item: "a",
    value: 123.45679,
    low: null,
    high: null,
    n: 99,
    nEff: 80.12,
  });
});

test("a profile says nothing of the sex or age by which people were chosen", () => {
  const people = cells.map((cell) => ({
    ...cell,
    n: 50,
    sum: 50 * (cell.sexId + 1),
    sumOfSquares: 50 * (cell.sexId + 1) ** 2,
  }));
  const everyone = profileOf(people, { ageId: null, sexId: null, groupId: null }, labels, ["female"]);
  // The interviews are weighted to these shares.
  expect(everyone.every(({ low, high }) => low === null && high === null)).toBe(true);
  const group = profileOf(people, { ageId: null, sexId: null, groupId: 1 }, labels, ["female"]);
  expect(group.every(({ low, high, value }) => low !== null && high !== null && low <= value && value <= high)).toBe(
    true,
  );
  expect(everyone.map(({ item, value }) => [item, Math.round(value * 1000) / 1000])).toEqual([
    ["female", 0.333],
    ["18-44", 0.5],
    ["45-74", 0.5],
  ]);
  expect(profileOf(people, { ageId: 0, sexId: null, groupId: 1 }, labels, ["female"]).map(({ item }) => item)).toEqual([
    "female",
  ]);
  expect(profileOf(people, { ageId: 0, sexId: 1, groupId: null }, labels, ["female"])).toEqual([]);
});
