import { describe, expect, test } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import {
  columnsIn,
  columnsOf,
  INTERVIEW_KINDS,
  KIND_COLUMNS,
  loosely,
  recogniseKind,
} from "@/lib/study/interviews/kind";

describe("the kind of a file", () => {
  test.each(INTERVIEW_KINDS)("the kind is %s for its columns, in any order and spelling", (kind) => {
    const names = columnsOf(kind).map(([name]) => name);
    expect(recogniseKind(names)).toBe(kind);
    expect(recogniseKind(names.toReversed())).toBe(kind);
    expect(recogniseKind(names.map((name) => ` ${name.toUpperCase().replaceAll("_", " ")}!`))).toBe(kind);
    expect(recogniseKind(Object.keys(KIND_COLUMNS[kind].required))).toBe(kind);
  });

  test("a file is results from four of their columns on", () => {
    expect(recogniseKind(["Brand", "Country", "industry", "Year"])).toBe("results");
    expect(recogniseKind(["Brand", "Country", "Year"])).not.toBe("results");
  });

  test("a file's kind is the one with most of its columns", () => {
    // Two of three columns of answers, two of four of assessments.
    expect(recogniseKind(["respondent", "question", "environment"])).toBe("answers");
    // Half of the columns of brands, half of those of assessments.
    expect(recogniseKind(["respondent", "Brand"])).toBe("assessments");
  });

  test("a file has no kind if it has less than half of any kind's columns", () => {
    expect(recogniseKind(["respondent"])).toBeNull();
    expect(recogniseKind([])).toBeNull();
    expect(recogniseKind(["Country", "Year"])).toBeNull();
    expect(recogniseKind(["category", "share", "variable"])).toBe("margins");
  });
});

test("a kind lists its required and optional columns, each with how it is read", () => {
  expect(columnsOf("respondents")).toEqual([
    ["respondent", "id"],
    ["Country", "text"],
    ["Year", "whole"],
    ["age_group", "text"],
    ["sex", "text"],
    ["region", "text"],
    ["base_weight", "decimal"],
    ["interviewed_on", "day"],
    ["duration", "decimal"],
    ["fingerprint", "text"],
    ["impossible", "text"],
  ]);
  expect(columnsOf("assessments").map(([, reading]) => reading)).toEqual(["id", "text", "mark", "mark"]);
  expect(columnsOf("margins").map(([, reading]) => reading)).toEqual(["text", "whole", "text", "text", "decimal"]);
  expect(columnsOf("answers").map(([, reading]) => reading)).toEqual(["id", "text", "text"]);
  expect(columnsOf("brands").map(([, reading]) => reading)).toEqual(["text", "text"]);
});

describe("the columns of a study's files", () => {
  const { dimensions, people } = DEFAULT_DEFINITION;
  const required = (kind: (typeof INTERVIEW_KINDS)[number], study: Parameters<typeof columnsIn>[0]) =>
    Object.entries(columnsIn(study)[kind].required);

  test("the built-in study's files have the built-in columns", () => {
    expect(columnsIn({ dimensions, people })).toEqual(KIND_COLUMNS);
  });

  test("ratings are in columns named after the study's dimensions", () => {
    const [first, second] = dimensions;
    const renamed = {
      people,
      dimensions: [
        { ...first, key: "climate" },
        { ...second, key: "work" },
      ] as const,
    };
    expect(required("assessments", renamed as never)).toEqual([
      ["respondent", "id"],
      ["Brand", "text"],
      ["climate", "mark"],
      ["work", "mark"],
    ]);
    expect(columnsIn(renamed as never).assessments.optional).toEqual({});
  });

  test.each([
    ["sex", { ...people, sex: null }],
    ["region", { ...people, region: null }],
  ] as const)("%s may be left out where the study does not ask for it", (name, asked) => {
    const study = { dimensions, people: asked } as never;
    const expected = Object.entries(KIND_COLUMNS.respondents.required).filter(([column]) => column !== name);
    expect(required("respondents", study)).toEqual(expected);
    expect(columnsIn(study).respondents.optional).toEqual({ [name]: "text", ...KIND_COLUMNS.respondents.optional });
  });
});

test("column names are compared by their letters alone", () => {
  expect(loosely("Age-Group 2 (å)")).toBe("agegroup");
});
