import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { countColumns } from "@/lib/study/import/columns";

/** How a column is read: an id or name as it stands, a number, or a day. */
export type Reading = "id" | "text" | "mark" | "whole" | "decimal" | "day";

/** The columns of one kind of file, with how each is read. */
type Columns = { required: Readonly<Record<string, Reading>>; optional: Readonly<Record<string, Reading>> };

/** The columns of each kind of interview file, named exactly so. */
export const KIND_COLUMNS = {
  respondents: {
    required: { respondent: "id", Country: "text", Year: "whole", age_group: "text", sex: "text", region: "text" },
    // The last three are for the checks of quality: seconds, a device or person, and combinations that cannot be.
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

/** What a file holds. Results are finished figures, read by the import. */
export type InterviewKind = keyof typeof KIND_COLUMNS;
export type FileKind = InterviewKind | "results";

export const INTERVIEW_KINDS = Object.keys(KIND_COLUMNS) as InterviewKind[];

/** The columns of each kind of file of one study. */
export type KindColumns = Readonly<Record<InterviewKind, Columns>>;

/**
 * The columns of a study's files: marks are in columns named as its dimensions, and what it did not ask of people can be
 * left out.
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

/** Every column of a kind, required and optional, with how it is read. */
export function columnsOf(
  kind: InterviewKind,
  columns: KindColumns = KIND_COLUMNS,
): [name: string, reading: Reading][] {
  const { required, optional } = columns[kind];
  return [...Object.entries(required), ...Object.entries(optional)] as [string, Reading][];
}

/** The kind most of whose columns these names hold, whatever their spelling; null when none has half of them. */
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

/** A column's name without what people vary in it. */
export function loosely(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}
