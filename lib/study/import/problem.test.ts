import { describe, expect, test } from "vitest";
import { describeProblem, ImportRefused, type Problem, Problems } from "@/lib/study/import/problem";

const problem = (change: Partial<Problem> = {}): Problem => ({
  file: null,
  line: 7,
  column: "Year",
  value: "20x5",
  message: "is not a year",
  fix: "give four digits",
  ...change,
});

describe("a problem as a line of text", () => {
  test.each([
    ["a line of a text file", "study.csv", "line 7"],
    ["a row of a Parquet file", "study.PARQUET", "row 7"],
    ["a case of an SPSS file", "study.sav", "case 7"],
    ["a case of a compressed SPSS file", "study.ZSAV", "case 7"],
    ["a line where the name only resembles another kind", "study.sav.csv", "line 7"],
    ["a line where the name only contains another kind", "study.parquet.csv", "line 7"],
  ])("a place is %s", (_, file, place) => {
    expect(describeProblem(file, problem())).toBe(
      `${file}, ${place}, column "Year": is not a year (value "20x5"). Fix: give four digits.`,
    );
  });

  test("what is not known is left out", () => {
    const bare = problem({ line: null, column: null, value: null, fix: "" });
    expect(describeProblem("study.csv", bare)).toBe("study.csv: is not a year.");
  });

  test("a value is cut only if it is longer than 60 characters", () => {
    expect(describeProblem("a.csv", problem({ value: "x".repeat(60) }))).toContain(`"${"x".repeat(60)}"`);
    expect(describeProblem("a.csv", problem({ value: "x".repeat(61) }))).toContain(`"${"x".repeat(60)}…"`);
  });
});

describe("a refused file", () => {
  test.each([
    [1, "study.csv has one problem"],
    [2, "study.csv has 2 problems"],
  ])("a refusal counts %i", (count, message) => {
    const refused = new ImportRefused(
      "study.csv",
      Array.from({ length: count }, () => problem()),
    );
    expect([refused.name, refused.message]).toEqual(["ImportRefused", message]);
  });
});

test("a problem of a whole file has no place", () => {
  const problems = new Problems();
  problems.add({}, "the file is empty", "export the study again");
  expect(problems.list).toEqual([
    { file: null, line: null, column: null, value: null, message: "the file is empty", fix: "export the study again" },
  ]);
});
