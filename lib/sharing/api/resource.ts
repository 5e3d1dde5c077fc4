import { z } from "zod";
import type { ApiScope } from "@/lib/sharing/api-keys/scope";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";

/** Default and maximum rows per page. */
const USUAL_ROWS = 100;
const MOST_ROWS = 1_000;

/** Parameters of every list. */
const listed = {
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(USUAL_ROWS).describe("Rows per page."),
  cursor: z.string().max(200).optional().describe("Cursor from `page.next` of the previous page."),
  format: z.enum(["json", "csv"]).optional().describe("Response format; overrides the `Accept` header."),
};

export type ListShape = typeof listed;

/** Parameters of a resource with those of every list. Unknown parameters are errors, reported by name. */
export function question<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, ...listed });
}

/** Which markets there are is in the definition of the study: a request for another is refused where lists are answered. */
export const market = z.string().describe("Market.");
export const year = z.coerce.number().int().min(1990).max(2200).describe("Year of the study.");
export const slug = z
  .string()
  .refine(isBrandSlug, "Enter a slug such as food-grocery")
  .meta({ pattern: "^[a-z0-9][a-z0-9-]{0,119}$" });
export const industry = slug.describe("Industry slug, such as `food-grocery`.");

/** Values of rows. */
export const position = z.int().positive().nullable();
export const figure = z.number().nullable();

type Shaped = z.ZodObject<Record<string, z.ZodType>>;

/** A second list in a list's JSON, complete on each page, for items without a row in the first; not in the CSV. */
export interface ApartList {
  name: string;
  /** In sentences. */
  description: string;
  row: Shaped;
  /** An example row for a brand and a market that are in no study. */
  example: Record<string, string | number | null>;
}

/** A list of the API: everything that its handler, its OpenAPI entry and its page say about it. */
export interface ApiResource<Question extends Shaped = Shaped, Row extends Shaped = Shaped> {
  name: ApiScope;
  summary: string;
  /** In sentences. */
  description: string;
  question: Question;
  row: Row;
  apart?: ApartList;
  /** Parameters that work with the sample study, and an example row for a brand and a market that are in no study. */
  example: { question: string; row: z.input<Row> };
}

export const defineResource = <Question extends Shaped, Row extends Shaped>(resource: ApiResource<Question, Row>) =>
  resource;
