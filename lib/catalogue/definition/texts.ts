import { z } from "zod";

/** A slug: lower case, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^(?!.*--)[a-z0-9][a-z0-9-]*(?<!-)$/)
  .max(60);

/** Names an item in files, in the API and in the database. */
export const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]*(?<![_-])$/)
  .max(40);

/** "en", "pt-BR". */
export const language = z.string().regex(/^[a-z]{2}$|^[a-z]{2}-[A-Z]{2}$/);

const words = z.string().min(1).max(600);

/** One text, or one for each language of the study, including its first. */
export const text = z.union([words, z.record(language, words)]);
export type Text = z.output<typeof text>;

/** A question or answer, in the words respondents saw. */
export const item = z.strictObject({ key, text });

/** A value as it is in a data file. */
export const code = z.union([z.int(), z.string().max(80)]);

/** A fraction: 0.25 for 25%. */
export const share = z.number().min(0).max(1);
