import { z } from "zod";
import { code, key, slug } from "@/lib/catalogue/definition/texts";

const column = z.string().min(1).max(120);
const valueMap = z.record(z.string().max(200), z.union([z.int(), z.string().max(200)]));
const itemCodes = z.record(key, code);

/** Values that mean no answer. `dontKnow` stays in the base; `notAsked` creates no row. */
const gaps = z.strictObject({ dontKnow: z.array(code).default([]), notAsked: z.array(code).default([]) });

/** A column, or one value for the whole file. `by`: whether `values` is keyed by codes or labels. */
const source = z.union([
  z.strictObject({ value: code }),
  z.strictObject({ column, values: valueMap.optional(), by: z.enum(["code", "label"]).default("code") }),
]);

/** The columns of ratings by dimension key. */
const marks = z.record(key, column);

/** Ratings that are delivered as texts or other codes: { "Very well": 5 }. */
const ratings = z.record(z.string().max(200), z.int()).optional();

const assessments = z.union([
  /** A column for each brand and dimension: { environment: "Q5_{brand}_env" }. */
  z.strictObject({ form: z.literal("wide"), columns: marks, values: ratings, gaps: gaps.prefault({}) }),
  /** Rounds: each has a column for its brand. */
  z.strictObject({
    form: z.literal("loops"),
    loops: z.int().min(1).max(200),
    brand: column,
    columns: marks,
    values: ratings,
    gaps: gaps.prefault({}),
  }),
  /** A row for each person and brand. */
  z.strictObject({
    form: z.literal("stacked"),
    brand: column,
    columns: marks,
    values: ratings,
    gaps: gaps.prefault({}),
  }),
]);

const answers = z.union([
  /** A column for each item: "Q12_{item}". `items` gives what {item} is, by key. */
  z.strictObject({
    module: key,
    form: z.literal("each"),
    column,
    items: itemCodes,
    values: valueMap.optional(),
    gaps: gaps.prefault({}),
  }),
  /** Multiple response with a column for each option: chosen means yes, anything else no. */
  z.strictObject({ module: key, form: z.literal("dichotomies"), column, items: itemCodes, chosen: code }),
  /** Multiple response with a column for each mention, which has the code of the option. */
  z.strictObject({
    module: key,
    form: z.literal("mentions"),
    columns: z.array(column).min(1).max(100),
    items: itemCodes,
    none: z.array(code).default([]),
  }),
  z.strictObject({
    module: z.literal("priorities"),
    form: z.literal("best-worst"),
    most: column,
    least: column,
    items: itemCodes,
  }),
]);

const brands = z.union([
  z.strictObject({
    from: z.literal("list"),
    list: z
      .array(
        z.strictObject({ code, brand: z.string().min(1).max(200), industry: slug, markets: z.array(slug).optional() }),
      )
      .min(1)
      .max(20_000),
  }),
  z.strictObject({ from: z.literal("value-labels"), column, industries: z.record(z.string(), slug) }),
  z.strictObject({ from: z.literal("file"), file: z.string().min(1).max(200) }),
]);

/** Stands in proposed mappings where a person has to choose; it is never taken for an industry, also where a study's list is open. */
export const UNCHOSEN_INDUSTRY = "to-be-chosen";

/** How the files of one delivery become respondents, assessments and answers. */
export const mapping = z.strictObject({
  /** The files it applies to: names, with * and ?. */
  files: z.array(z.string().min(1).max(200)).min(1),
  format: z.enum(["sav", "triple-s", "csv", "xlsx", "parquet"]),
  /** Text encoding of older .sav and CSV files; null: as the file declares. */
  encoding: z.string().max(40).nullable().default(null),
  /** Rows that count as interviews; all if omitted. */
  where: z.array(z.strictObject({ column, in: z.array(code) })).default([]),
  /** An id is unique within a market and year, and is stored as market-year-id. */
  respondent: column,
  market: source,
  year: source,
  age: source,
  sex: source.nullable(),
  region: source.nullable(),
  weight: column.nullable(),
  interviewedOn: column.nullable(),
  /** For the checks: seconds the interview took, and what identifies a device or person. */
  duration: column.nullable().default(null),
  fingerprints: z.array(column).default([]),
  /** Codes of brands in column names or rounds. */
  brands,
  assessments: z.array(assessments),
  answers: z.array(answers).default([]),
});
