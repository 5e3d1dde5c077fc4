import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { countColumns } from "@/lib/study/import/columns";

/** How a column is read: an id or name unchanged, a number, or a date. */
export type Reading = "id" | "text" | "mark" | "whole" | "decimal" | "day";

/** The columns of one kind of file, with their types. */
type Columns = { required: Readonly<Record<string, Reading>>; optional: Readonly<Record<string, Reading>> };

/** The columns of each kind of interview file, with exactly these names. */
export const KIND_COLUMNS = {
  respondents: {
    required: { respondent: "id", Country: "text", Year: "whole", age_group: "text", sex: "text", region: "text" },
    // The last three are for quality checks: seconds, a device or person, and impossible combinations.
    optional: {
      base_weight: "decimal",
      interviewed_on: "day",
      duration: "decimal",
      fingerprint: "text",
      impossible: "text",
    },
  },
  assessments: {
    required: { respondent: "id", Brand: "text", environment: "mark", social: "mark" },
    optional: {},
  },
  answers: {
    required: { respondent: "id", question: "text", answer: "text" },
    optional: {},
  },
  margins: {
    required: { Country: "text", Year: "whole", variable: "text", category: "text", share: "decimal" },
    optional: {},
  },
  brands: {
    required: { Brand: "text", industry: "text" },
    optional: {},
  },
} as const satisfies Record<string, Columns>;

/** The kind of a file. Results are finished results, read by the import. */
export type InterviewKind = keyof typeof KIND_COLUMNS;
export type FileKind = InterviewKind | "results";

export const INTERVIEW_KINDS = Object.keys(KIND_COLUMNS) as InterviewKind[];

/** The columns of each kind of file in one study. */
export type KindColumns = Readonly<Record<InterviewKind, Columns>>;

/**
 * The columns of a study's files: ratings are in columns named after its dimensions, and questions that were not asked
 * can be omitted.
 */
export function columnsIn({ dimensions, people }: Pick<StudyDefinition, "dimensions" | "people">): KindColumns {
  const { respondents, assessments } = KIND_COLUMNS;
  const { sex, region, ...asked } = respondents.required;
  const { environment: mark, social: _, ...others } = assessments.required;
  return {
    ...KIND_COLUMNS,
    respondents: {
      required: { ...asked, ...(people.sex && { sex }), ...(people.region && { region }) },
      optional: { ...(!people.sex && { sex }), ...(!people.region && { region }), ...respondents.optional },
    },
    assessments: { required: { ...others, [dimensions[0].key]: mark, [dimensions[1].key]: mark }, optional: {} },
  };
}

/** Every column of a kind, required and optional, with its type. */
export function columnsOf(
  kind: InterviewKind,
  columns: KindColumns = KIND_COLUMNS,
): [name: string, reading: Reading][] {
  const { required, optional } = columns[kind];
  return [...Object.entries(required), ...Object.entries(optional)] as [string, Reading][];
}

/** The kind that most of these names match, in any spelling; null if none matches half of its columns. */
export function recogniseKind(names: readonly string[], columns: KindColumns = KIND_COLUMNS): FileKind | null {
  const loose = new Set(names.map(loosely));
  if (countColumns(names) >= 4) return "results";
  const shares = INTERVIEW_KINDS.map((kind) => {
    const required = Object.keys(columns[kind].required);
    const found = required.filter((name) => loose.has(loosely(name))).length;
    return { kind, share: found / required.length, found };
  });
  const [best] = shares.sort((a, b) => b.share - a.share || b.found - a.found);
  return best && best.share >= 0.5 ? best.kind : null;
}

/** A column's name without common variations. */
export function loosely(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}
