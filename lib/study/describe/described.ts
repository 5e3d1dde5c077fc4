import type { Mapping } from "@/lib/study/mapping/mapped-study";

/** What a column of a delivered file seems to be for. */
export type Role =
  | "respondent"
  | "market"
  | "year"
  | "age"
  | "sex"
  | "region"
  | "weight"
  | "day of the interview"
  | "duration"
  | "device"
  | "completed or not"
  | "brand"
  | "rating"
  | "answer";

/** A column as a person reads it. Values are codes with their labels, in the file's order. */
export type DescribedColumn = {
  name: string;
  label: string | null;
  type: "number" | "text" | "date";
  values: readonly { code: string; label: string }[];
  /** Some values of a column without labels, of those that were counted. */
  examples: readonly string[];
  /** Codes, and a range such as "97 to 99", that the file declares to be no answers. */
  missing: readonly string[];
  role: Role | null;
};

/** How sure a part of a proposal is: stated in the file, inferred from names, or left for a person to decide. */
export type Certainty = "sure" | "likely" | "open";

/** One part of a proposed mapping, in words. */
export type Guess = { part: string; certainty: Certainty; words: string };

/** What is known of a delivered file, and how it might be mapped. */
export type Description = {
  file: string;
  format: Mapping["format"];
  rows: number | null;
  encoding: string | null;
  weight: string | null;
  columns: readonly DescribedColumn[];
  proposal: Mapping;
  guesses: readonly Guess[];
};

/** How often values are there in a column; `values` is null where there are more than are looked at. */
export type ColumnFacts = { rows: number; distinct: number; values: readonly string[] | null };
