import { describe, expect, test } from "vitest";
import { checkPositions } from "@/lib/study/import/check-positions";
import { Problems } from "@/lib/study/import/problem";
import type { ImportRow } from "@/lib/study/import/read-rows";

let line = 0;
const row = (
  overallPosition: number | null,
  industryPosition: number | null,
  over: Partial<ImportRow> = {},
): ImportRow => ({
  line: (line += 1),
  brand: `Brand ${line}`,
  market: "sweden",
  industry: "Food",
  year: 2025,
  industryPosition,
  overallPosition,
  score: null,
  standardError: null,
  n: null,
  nEff: null,
  ...over,
});
const few = { n: 37 };

/** Line, column and message of each problem in a file; lines start at 1. */
function check(rows: readonly ImportRow[]) {
  const first = rows[0]?.line ?? 1;
  const numbered = rows.map((each) => ({ ...each, line: each.line - first + 1 }));
  const problems = new Problems();
  checkPositions(numbered, problems);
  return problems.list.map(({ line: at, column, value, message, fix }) => ({ at, column, value, message, fix }));
}
const wrong = (rows: readonly ImportRow[]) => check(rows).map(({ at, column }) => [at, column]);

const OVERALL = "Overall Country Ranking";
const INDUSTRY = "Ranking Position";

describe("positions", () => {
  test("positions run from 1, and shared ones skip the next, in any order of lines", () => {
    expect(check([row(1, 1), row(2, 2), row(2, 2), row(4, 4)])).toEqual([]);
    expect(check([row(4, 4), row(2, 2), row(1, 1), row(2, 2)])).toEqual([]);
  });

  test("positions with a gap name the missing one once, and the fix", () => {
    expect(check([row(1, 1), row(3, 2), row(4, 3)])).toEqual([
      {
        at: 2,
        column: OVERALL,
        value: "3",
        message: "position 2 is missing in Sweden 2025",
        fix: "add the missing line, or continue numbering from 2",
      },
    ]);
  });

  test("positions that do not skip after a shared one say how many come before", () => {
    expect(check([row(1, 1), row(1, 1), row(2, 3)])).toEqual([
      {
        at: 3,
        column: OVERALL,
        value: "2",
        message: "too many brands share the position above in Sweden 2025: 2 come before this one",
        fix: "after a shared position the next numbers are skipped (1, 2, 2, 4): continue from 3",
      },
    ]);
  });

  test("positions are checked in each industry, however its name is spelled", () => {
    expect(check([row(1, 1), row(2, 1, { industry: "Banks" }), row(3, 2, { industry: "food" })])).toEqual([]);
    expect(check([row(1, 1), row(2, 3), row(3, 1, { industry: "Banks" })])).toMatchObject([
      { at: 2, column: INDUSTRY, value: "3", message: "position 2 is missing in Food in Sweden 2025" },
    ]);
  });

  test("positions are checked in each market and year", () => {
    expect(check([row(1, 1), row(1, 1, { year: 2024 }), row(1, 1, { market: "norway" })])).toEqual([]);
    expect(check([row(1, 1), row(2, 2, { year: 2024 })])).toMatchObject([
      { at: 2, message: "position 1 is missing in Sweden 2024" },
      { at: 2, message: "position 1 is missing in Food in Sweden 2024" },
    ]);
  });

  test("positions in an industry follow the overall ones if both are complete", () => {
    expect(check([row(1, 2), row(2, 1)])).toMatchObject([
      { at: 1, column: INDUSTRY, value: "2", message: "its overall position 1 makes it number 1 in its industry" },
      { at: 2, column: INDUSTRY, value: "1", message: "its overall position 2 makes it number 2 in its industry" },
    ]);
    expect(wrong([row(1, 1), row(1, 2), row(3, 3)])).toEqual([[2, INDUSTRY]]);
    // If one of the two orders is broken, only that is reported.
    expect(wrong([row(1, 2), row(3, 1)])).toEqual([[2, OVERALL]]);
  });
});

describe("lines that could not be read", () => {
  test("lines that could not be read exclude their wave or its industries from the check", () => {
    expect(check([row(2, 2), row(null, 1)])).toEqual([]);
    expect(check([row(1, 3), row(2, null)])).toEqual([]);
    expect(check([row(1, 3), row(2, 1, { industry: null })])).toEqual([]);
    expect(wrong([row(2, 3), row(3, null)])).toEqual([[1, OVERALL]]);
    // Other waves are still checked.
    expect(wrong([row(2, 2), row(null, 1), row(2, 2, { year: 2024 })])).toEqual([
      [3, OVERALL],
      [3, INDUSTRY],
    ]);
  });

  test("lines of an unknown market or year exclude everything from the check", () => {
    expect(check([row(2, 2), row(1, 1, { market: null })])).toEqual([]);
    expect(check([row(2, 2), row(1, 1, { year: null })])).toEqual([]);
  });
});

describe("brands rated by too few people", () => {
  test("brands rated by too few people may have no positions", () => {
    expect(check([row(1, 1), row(null, null, few), row(2, 2)])).toEqual([]);
    expect(check([row(null, null, few)])).toEqual([]);
  });

  test("brands rated by too few people with positions count like all others", () => {
    expect(check([row(1, 1), row(2, 2, few), row(3, 3)])).toEqual([]);
    expect(wrong([row(1, 1), row(3, 2, few)])).toEqual([[2, OVERALL]]);
  });

  test("brands rated by too few people have both positions or none", () => {
    const fix = "leave both positions empty";
    const message = "the brand has one of its two positions, and n = 37 is too small for either";
    expect(check([row(1, 1), row(2, null, few)])).toEqual([{ at: 2, column: INDUSTRY, value: null, message, fix }]);
    expect(check([row(1, 1), row(null, 2, few)])).toEqual([{ at: 2, column: OVERALL, value: null, message, fix }]);
    expect(check([row(1, 1), row(2, null, { n: 50 })])).toEqual([]);
  });
});

describe("scores", () => {
  test("scores fall with the position, and equal ones share it", () => {
    expect(check([row(1, 1, { score: 90 }), row(2, 2, { score: 80 }), row(2, 2, { score: 80 })])).toEqual([]);
    expect(check([row(1, 1, { score: 80 }), row(2, 2, { score: 80 })])).toEqual([]);
    expect(check([row(1, 1, { score: 70 }), row(2, 2, { score: 80 })])).toEqual([
      {
        at: 2,
        column: OVERALL,
        value: "2",
        message: "score 80 is inconsistent: line 1 has position 1 with score 70",
        fix: "give the higher score the better position, and equal positions to equal scores only",
      },
    ]);
    expect(wrong([row(1, 1, { score: 80 }), row(1, 1, { score: 79 }), row(3, 3, { score: 10 })])).toEqual([
      [2, OVERALL],
    ]);
  });

  test("brands without a score, or rated by too few people, are skipped in the check", () => {
    const rows = [row(1, 1, { score: 70 }), row(2, 2), row(3, 3, { score: 75, ...few }), row(4, 4, { score: 60 })];
    expect(check(rows)).toEqual([]);
    expect(wrong([row(1, 1, { score: 0 }), row(2, 2)])).toEqual([]);
    // Each is compared with the lowest consistent row above it.
    expect(wrong([row(1, 1, { score: 70 }), row(2, 2, { score: 90 }), row(3, 3, { score: 80 })])).toEqual([
      [2, OVERALL],
      [3, OVERALL],
    ]);
  });
});
