import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLeadOpen, toRangeRuns } from "@/lib/rankings/range-runs";
import { wordRange, wordRangeFigures, wordRun, wordTies } from "@/lib/rankings/range-words";
import type { RankRange } from "@/lib/rankings/ranking-row";
import { widenRankRange } from "@/lib/statistics/rank-grid";

const TOTAL = 412;
const row = (position: number, low: number, high: number) => ({ position, range: { low, high, exact: false } });
/** Ten brands as in the sample study: the leader is safely in the top 20, the others in the top 50. */
const TEN = [row(1, 1, 20), ...Array.from({ length: 9 }, (_, index) => row(index + 2, 1, 50))];

const exactRange = fc
  .tuple(fc.integer({ min: 1, max: TOTAL }), fc.integer({ min: 1, max: TOTAL }))
  .map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) }));
const toPublic = (range: { low: number; high: number }): RankRange => {
  const { low, high } = widenRankRange(range);
  return { low, high: Math.min(high, TOTAL), exact: false };
};

describe("runs of neighbours", () => {
  it("neighbouring rows with the same public range are joined, in order", () => {
    const runs = toRangeRuns(TEN, { total: TOTAL, goesOn: true });
    expect(runs.map(({ rows }) => rows.map(({ position }) => position))).toEqual([[1], [2, 3, 4, 5, 6, 7, 8, 9, 10]]);
    expect(runs.map((run) => wordRun(run, TOTAL))).toEqual([
      "Safely in the top 20: position 1",
      "Safely in the top 50: positions 2 to 10",
    ]);
  });

  it("joined rows hold each row once and never different ranges", () => {
    fc.assert(
      fc.property(fc.array(fc.option(exactRange)), fc.boolean(), (ranges, goesOn) => {
        const rows = ranges.map((range, index) => ({ position: index + 1, range: range && toPublic(range) }));
        const runs = toRangeRuns(rows, { total: TOTAL, goesOn });
        expect(runs.flatMap((run) => run.rows)).toEqual(rows);
        for (const run of runs) expect(new Set(run.rows.map(({ range }) => JSON.stringify(range))).size).toBe(1);
        const neighbours = runs.slice(1).map((run, index) => [runs[index]?.range, run.range]);
        for (const [above, below] of neighbours) expect(above).not.toEqual(below);
      }),
    );
  });

  it("joined rows are cut where the visible list ends inside the ranking", () => {
    const isCut = (goesOn: boolean) => toRangeRuns(TEN, { total: TOTAL, goesOn }).map((run) => run.isCut);
    expect(isCut(true)).toEqual([false, true]);
    expect(isCut(false)).toEqual([false, false]);
  });

  it("joined rows depend on positions and public ranges alone", () => {
    const withExact = TEN.map((each) => ({ ...each, range: { ...each.range, exact: true } }));
    const of = (rows: typeof TEN) =>
      toRangeRuns(rows, { total: TOTAL, goesOn: true }).map(({ rows: held, ...run }) => [held.length, run.isTied]);
    expect(of(withExact)).toEqual(of(TEN));
  });
});

it("a list is whole only from the first position to the last", () => {
  const wholes = [row(1, 1, TOTAL), row(2, 1, TOTAL - 1), row(3, 300, TOTAL)].map(
    (each) => toRangeRuns([each], { total: TOTAL, goesOn: false })[0]?.isWholeList,
  );
  expect(wholes).toEqual([true, false, false]);
});

describe("a run's name", () => {
  it("the name of joined rows lists positions that are not next to each other", () => {
    const [run] = toRangeRuns([row(4, 1, 50), row(8, 1, 50), row(9, 1, 50)], { total: TOTAL, goesOn: true });
    expect(run && wordRun(run, TOTAL)).toBe("Safely in the top 50: positions 4, 8 and 9");
  });
});

describe("ties", () => {
  it("a tie is described for three rows or more", () => {
    const [two] = toRangeRuns(TEN.slice(1, 3), { total: TOTAL, goesOn: true });
    const [three] = toRangeRuns(TEN.slice(1, 4), { total: TOTAL, goesOn: true });
    expect([two?.isTied, three?.isTied]).toEqual([false, true]);
  });

  it("a tie is not described for a range that does not prove it", () => {
    const rows = [1, 2, 3].map((position) => row(position, 20, 30));
    expect(toRangeRuns(rows, { total: TOTAL, goesOn: false })[0]?.isTied).toBe(false);
  });

  it("a described tie is true of every exact range that the public one can mean", () => {
    const some = fc.tuple(exactRange, fc.array(exactRange, { minLength: 2, maxLength: 5 }));
    fc.assert(
      fc.property(some, ([first, others]) => {
        const shown = toPublic(first);
        const alike = [first, ...others.filter((each) => JSON.stringify(toPublic(each)) === JSON.stringify(shown))];
        const rows = [1, 2, 3].map((position) => ({ position, range: shown }));
        if (!toRangeRuns(rows, { total: TOTAL, goesOn: false })[0]?.isTied) return;
        expect(Math.max(...alike.map(({ low }) => low))).toBeLessThanOrEqual(
          Math.min(...alike.map(({ high }) => high)),
        );
      }),
    );
  });

  it("the lead is open only if all ten public ranges prove it", () => {
    expect(isLeadOpen(TEN)).toBe(true);
    expect(isLeadOpen(TEN.slice(0, 9))).toBe(false);
    expect(isLeadOpen([row(1, 1, 3), ...TEN.slice(1, 9), row(10, 5, 50)])).toBe(false);
    expect(isLeadOpen(TEN.map((each, index) => (index === 4 ? { ...each, range: null } : each)))).toBe(false);
  });
});

describe("a range in words", () => {
  it.each([
    [{ low: 1, high: 20 }, "Safely in the top 20", "1–20 of 412"],
    [{ low: 20, high: 200 }, "Safely 20th to 200th", "20–200 of 412"],
    [{ low: 1, high: 1 }, "Safely 1st", "1 of 412"],
    [{ low: 1, high: 500 }, "Anywhere in the 412", "1–412 of 412"],
    [{ low: 300, high: 500 }, "Safely 300th to 412th", "300–412 of 412"],
  ])("the range %o is put into words as “%s”", (range, words, figures) => {
    expect(wordRange(range, TOTAL)).toBe(words);
    // A range has non-breaking spaces.
    expect(wordRangeFigures(range, TOTAL).replace(/[\u2060\s]*–[\u2060\s]*/, "–")).toBe(figures);
  });

  it("a range in words says only what is certain", () => {
    const [run] = toRangeRuns(TEN.slice(1), { total: TOTAL, goesOn: true });
    const [whole] = toRangeRuns(
      [1, 2, 3].map((position) => row(position, 1, 10)),
      { total: 7, goesOn: false },
    );
    if (!run || !whole) throw new Error("There is no run.");
    expect(wordTies(run, true)).toBe(
      "These brands are tied: the study cannot show which is ahead, nor which of the top ten leads.",
    );
    expect(wordTies(run, false)).toBe("These brands are tied: the study cannot show which is ahead.");
    expect(wordTies({ ...run, isTied: false }, true)).toBeNull();
    expect(wordTies(whole, true)).toBe("The study cannot place these brands within the list.");
  });
});
