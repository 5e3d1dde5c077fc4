import { z } from "zod";
import { PROBLEM_KINDS, type ProblemKind } from "@/lib/study/interviews/problem-log";

const KINDS = Object.keys(PROBLEM_KINDS) as [ProblemKind, ...ProblemKind[]];

const problem = z.strictObject({
  file: z.string().nullable(),
  line: z.number().nullable(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  message: z.string(),
  fix: z.string(),
});

/** Problems that differ only in their place, as the command prints them. */
export const problemGroup = z.strictObject({
  kind: z.enum(KINDS),
  isWarning: z.boolean(),
  count: z.int().nonnegative(),
  shown: z.array(problem),
});
export type ShownProblems = z.output<typeof problemGroup>;

const counts = {
  interviews: z.int().nonnegative(),
  assessments: z.int().nonnegative(),
  answers: z.int().nonnegative(),
  brands: z.int().nonnegative(),
};

/** Interviews that are shown in long form. */
export const SHOWN_INTERVIEWS = 10;

/** What a mapping makes of the files; deleted with them. */
export const mappingPreview = z.strictObject({
  key: z.string(),
  ...counts,
  files: z.array(z.strictObject({ name: z.string(), columns: z.int(), used: z.array(z.string()) })),
  /** The first interviews: each with its answers about the person, and the number of its ratings and answers. */
  shown: z.array(
    z.strictObject({
      respondent: z.string().nullable(),
      market: z.string().nullable(),
      year: z.number().nullable(),
      age: z.string().nullable(),
      sex: z.string().nullable(),
      region: z.string().nullable(),
      weight: z.number().nullable(),
      ratings: z.array(
        z.strictObject({ brand: z.string(), marks: z.tuple([z.number().nullable(), z.number().nullable()]) }),
      ),
      answers: z.int(),
    }),
  ),
  problems: z.array(problemGroup),
});
export type MappingPreview = z.output<typeof mappingPreview>;

/** What a check found, with the places; its counts are in the database. */
export const checkResult = z.strictObject({
  key: z.string(),
  ...counts,
  problems: z.array(problemGroup),
  quality: z.array(
    z.strictObject({
      check: z.string(),
      action: z.enum(["report", "exclude", "refuse"]),
      rule: z.string(),
      waves: z.array(z.strictObject({ market: z.string(), year: z.int(), interviews: z.int(), found: z.int() })),
      /** The first respondents found. */
      shown: z.array(z.string()),
      details: z.array(z.string()),
    }),
  ),
});
export type CheckResult = z.output<typeof checkResult>;
