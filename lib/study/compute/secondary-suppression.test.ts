import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDetermined, hideComplements, type TableCell } from "@/lib/study/compute/secondary-suppression";
import { SMALLEST_BASE } from "@/lib/study/study";

/** A table of people counted along every axis, with all its margins. */
function tableOf(sizes: readonly number[], counts: readonly number[]): TableCell[] {
  const axis = (size: number) => [null, ...Array.from({ length: size }, (_, at) => at)];
  const keys = sizes.reduce<(number | null)[][]>(
    (before, size) => before.flatMap((key) => axis(size).map((value) => [...key, value])),
    [[]],
  );
  const inner = keys.filter((key) => key.every((value) => value !== null));
  return keys.map((key) => ({
    key,
    n: inner.reduce(
      (sum, cell, at) =>
        key.every((value, index) => value === null || value === cell[index]) ? sum + (counts[at] ?? 0) : sum,
      0,
    ),
    isHidden: false,
  }));
}
const counted = fc.array(fc.integer({ min: 0, max: 140 }), { minLength: 40, maxLength: 40 });
const ages = (counts: readonly number[]) => hideComplements(tableOf([counts.length], counts));
const hidden = (cells: readonly TableCell[]) => cells.flatMap(({ key, isHidden }) => (isHidden ? [key.join("/")] : []));

describe("age groups of a brand", () => {
  test("age groups stay as they are if all have enough people", () => {
    expect(hidden(ages([60, 70, 80]))).toEqual([]);
  });

  test("the smallest other age group is hidden beside one that is too small", () => {
    expect(hidden(ages([200, 60, 44, 90]))).toEqual(["1", "2"]);
  });

  test("no other age group is hidden if the small ones have enough people together", () => {
    expect(hidden(ages([200, 44, 44, 90]))).toEqual(["1", "2"]);
    expect(hidden(ages([200, 14, 24, 90]))).toEqual(["1", "2", "3"]);
  });

  test("hidden age groups cannot be worked out from the whole and the other groups", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 140 }), { minLength: 2, maxLength: 6 }), (counts) => {
        const [whole, ...groups] = ages(counts);
        const hiddenGroups = groups.filter(({ isHidden, n }) => isHidden && n > 0);
        // The attack: the total minus all shown groups is the sum of the hidden ones.
        if (!whole || whole.isHidden || hiddenGroups.length === 0) return;
        expect(hiddenGroups.length).toBeGreaterThan(1);
        expect(hiddenGroups.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(SMALLEST_BASE);
      }),
    );
  });
});

describe("populations by several axes", () => {
  test("the attack succeeds on tables that hide only small cells", () => {
    const cells = tableOf([2, 2], [100, 40, 100, 100]).map((cell) => ({ ...cell, isHidden: cell.n < SMALLEST_BASE }));
    expect(hidden(findDetermined(cells))).toEqual(["0/1"]);
  });

  test.each([[[4, 2]], [[2, 2, 4]], [[3, 2, 3]]])(
    "no hidden cell of a table of %j follows from the others",
    (sizes) => {
      fc.assert(
        fc.property(counted, (counts) => {
          const cells = hideComplements(tableOf(sizes, counts));
          expect(hidden(findDetermined(cells))).toEqual([]);
          for (const { n, isHidden } of cells) if (n < SMALLEST_BASE) expect(isHidden).toBe(true);
        }),
        { numRuns: 60 },
      );
    },
  );
});
