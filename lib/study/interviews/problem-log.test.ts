import { expect, test } from "vitest";
import { countProblems, describeProblems } from "@/lib/study/interviews/print-problems";
import { MOST_SHOWN, ProblemLog } from "@/lib/study/interviews/problem-log";

test("problems that differ only in names and numbers are counted together", () => {
  const log = new ProblemLog();
  for (let line = 1; line <= MOST_SHOWN + 2; line += 1) {
    log.add("values", { file: "a.csv", line, column: "Year" }, `"x${line}" is in ${line} rows`, "correct it");
  }
  log.add("values", { file: "a.csv", line: 1, column: "sex" }, '"x" is in 1 row', "correct it");
  const [years, sexes] = log.list();
  expect(years).toMatchObject({ count: MOST_SHOWN + 2, isWarning: false });
  expect(years?.shown).toHaveLength(MOST_SHOWN);
  expect(sexes).toMatchObject({ count: 1 });
  expect(countProblems(log.list())).toBe(MOST_SHOWN + 3);
  const lines = describeProblems(log.list());
  expect(lines.slice(0, 3)).toEqual([
    "",
    "Values (13)",
    '  a.csv, line 1, column "Year": "x1" is in 1 rows. Fix: correct it.',
  ]);
  expect(lines).toContain("  … and 2 more like this one.");
  expect(lines.filter((line) => line.includes("more like"))).toHaveLength(1);
});

test("warnings are distinguished from problems and are not errors", () => {
  const log = new ProblemLog();
  log.add("waves", {}, "odd", "", { isWarning: true });
  log.addMany("values", 3, [{ file: "b.csv", line: 2, message: "odd too", fix: "" }], { isWarning: true });
  expect(log.hasErrors).toBe(false);
  expect(countProblems(log.list())).toBe(0);
  expect(describeProblems(log.list())).toEqual([
    "",
    "Values (3)",
    "  Note: b.csv, line 2: odd too.",
    "  … and 2 more like this one.",
    "",
    "Waves (1)",
    "  Note: The study: odd.",
  ]);
  log.add("waves", {}, "odd", "mend it");
  expect(log.hasErrors).toBe(true);
  expect(countProblems(log.list())).toBe(1);
});

test("a query that finds nothing adds no problem", () => {
  const log = new ProblemLog();
  log.addMany("values", 0, []);
  expect(log.list()).toEqual([]);
  expect(log.hasErrors).toBe(false);
});
