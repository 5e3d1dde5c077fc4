import { describe, expect, test } from "vitest";
import { assignColumns } from "@/lib/study/interviews/assign-columns";
import { describeProblems } from "@/lib/study/interviews/print-problems";
import { ProblemLog } from "@/lib/study/interviews/problem-log";

const file = { path: "/study/respondents.csv", name: "respondents.csv" };
const REQUIRED = ["respondent", "Country", "Year", "age_group", "sex", "region"];

function assign(names: readonly string[], line: number | null = 1) {
  const log = new ProblemLog();
  const columns = assignColumns(file, "respondents", names, line, log);
  return { columns, said: describeProblems(log.list()).filter((text) => text.startsWith("  ")) };
}

describe("the columns of a file", () => {
  test("a file's columns are those of its kind, in the order of the kind", () => {
    expect(assign(REQUIRED.toReversed())).toEqual({ columns: REQUIRED, said: [] });
    expect(assign([...REQUIRED, "interviewed_on"])).toEqual({ columns: [...REQUIRED, "interviewed_on"], said: [] });
  });

  test("all columns of a file must exist, except optional ones", () => {
    expect(assign(REQUIRED.slice(1))).toEqual({
      columns: null,
      said: [
        '  respondents.csv, line 1, column "respondent": the column is missing. Fix: add a column named exactly "respondent" to this file of respondents.',
      ],
    });
  });

  test("each column of a file must exist once", () => {
    expect(assign([...REQUIRED, "sex"], 3)).toEqual({
      columns: null,
      said: ['  respondents.csv, line 3, column "sex": duplicate column. Fix: remove one of the two.'],
    });
  });

  test.each([
    ["Age group", "age_group", REQUIRED.map((name) => (name === "age_group" ? "Age group" : name))],
    ["Base-Weight", "base_weight", [...REQUIRED, "Base-Weight"]],
  ])("a column must have its exact name: %s", (wrong, right, names) => {
    expect(assign(names)).toEqual({
      columns: null,
      said: [
        `  respondents.csv, line 1, column "${wrong}": the column must be called exactly "${right}". Fix: rename it to "${right}".`,
      ],
    });
  });

  test("unknown columns get a warning and are not used", () => {
    expect(assign([...REQUIRED, "comment", ""], null)).toEqual({
      columns: REQUIRED,
      said: ['  Note: respondents.csv, column "comment": the column is not used.'],
    });
  });

  test("of two spellings of a column, the exact one is used", () => {
    expect(assign([...REQUIRED, "SEX"])).toEqual({ columns: REQUIRED, said: [] });
  });
});
