import { z } from "zod";
import { definitionFields } from "@/lib/catalogue/definition/definition";
import { FILE_KINDS } from "@/lib/study/drafts/draft";

/** Values of a column that are kept: those that a person looks at to see what it is. */
export const MOST_VALUES = 12;

const column = z.strictObject({
  name: z.string(),
  label: z.string().nullable(),
  type: z.enum(["number", "text", "date"]),
  values: z.array(z.strictObject({ code: z.string(), label: z.string() })),
  /** How many values have labels. */
  labelled: z.int().nonnegative(),
  examples: z.array(z.string()),
  missing: z.array(z.string()),
  role: z.string().nullable(),
});
export type UploadColumn = z.output<typeof column>;

const guess = z.strictObject({ part: z.string(), certainty: z.enum(["sure", "likely", "open"]), words: z.string() });
export type UploadGuess = z.output<typeof guess>;

/** What was read from an uploaded file; deleted with it. */
export const uploadDescription = z.strictObject({
  /** The definition it was described for. */
  key: z.string(),
  sha256: z.string(),
  kind: z.enum(FILE_KINDS),
  rows: z.int().nonnegative().nullable(),
  columns: z.int().nonnegative().nullable(),
  /** For a table in the columns of a study file, what it holds: it needs no mapping. */
  holds: z.enum(["respondents", "assessments", "answers", "margins", "brands", "results"]).nullable(),
  /** Null for files that need no mapping, and for those that cannot be read. */
  described: z
    .strictObject({
      columns: z.array(column),
      guesses: z.array(guess),
      proposal: definitionFields.shape.mappings.unwrap().element,
    })
    .nullable(),
  /** Why it cannot be used, and what to do. */
  problems: z.array(
    z.strictObject({
      line: z.int().nullable(),
      column: z.string().nullable(),
      message: z.string(),
      fix: z.string(),
    }),
  ),
});
export type UploadDescription = z.output<typeof uploadDescription>;
