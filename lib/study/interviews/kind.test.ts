import { describe, expect, test } from "vitest";
import { columnsOf, INTERVIEW_KINDS, KIND_COLUMNS, loosely, recogniseKind } from "@/lib/study/interviews/kind";

describe("the kind of a file", () => {
  test.each(INTERVIEW_KINDS)("is %s for the columns of that kind, in any order and any spelling", (kind) => {
    const names = columnsOf(kind).map(([name]) => name);
    expect(recogniseKind(names)).toBe(kind);
    expect(recogniseKind(names.toReversed())).toBe(kind);
    expect(recogniseKind(names.map((name) => ` ${name.toUpperCase().replaceAll("_", " ")}!`))).toBe(kind);
    expect(recogniseKind(Object.keys(KIND_COLUMNS[kind].required))).toBe(kind);
  });

  test("is results from four of their columns on", () => {
    expect(recogniseKind(["Brand", "Country", "industry", "Year"])).toBe("results");
    expect(recogniseKind(["Brand", "Country", "Year"])).not.toBe("results");
  });

  test("is that with most of its columns, and of equals that with more of them", () => {
    // Two of three columns of answers, two of four of assessments.
    expect(recogniseKind(["respondent", "question", "environment"])).toBe("answers");
    // Half of the columns of brands, half of those of assessments.
    expect(recogniseKind(["respondent", "Brand"])).toBe("assessments");
  });

  test("is none where no kind has half of its columns", () => {
    expect(recogniseKind(["respondent"])).toBeNull();
    expect(recogniseKind([])).toBeNull();
    expect(recogniseKind(["Country", "Year"])).toBeNull();
    expect(recogniseKind(["category", "share", "variable"])).toBe("margins");
  });
});

test("a kind's columns are its required and its optional ones, each with how it is read", () => {
  expect(columnsOf("respondents")).toEqual([
    ["respondent", "id"],
    ["Country", "text"],
    ["Year", "whole"],
    ["age_group", "text"],
    ["sex", "text"],
    ["region", "text"],
    ["base_weight", "decimal"],
    ["interviewed_on", "day"],
  ]);
  expect(columnsOf("assessments").map(([, reading]) => reading)).toEqual(["id", "text", "mark", "mark"]);
  expect(columnsOf("margins").map(([, reading]) => reading)).toEqual(["text", "whole", "text", "text", "decimal"]);
  expect(columnsOf("answers").map(([, reading]) => reading)).toEqual(["id", "text", "text"]);
  expect(columnsOf("brands").map(([, reading]) => reading)).toEqual(["text", "text"]);
});

test("names are compared by their letters alone", () => {
  expect(loosely("Age-Group 2 (å)")).toBe("agegroup");
});
