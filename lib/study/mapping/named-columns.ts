import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Delivered } from "@/lib/study/mapping/delivered";
import type { Mapping } from "@/lib/study/mapping/mapped-study";
import { fillPattern, matchPattern } from "@/lib/study/mapping/pattern";

/** Maximum best-worst sets. */
const MOST_SETS = 60;

/** The columns of a file that its mapping may use, in the file's order: no others are read. */
export function namedColumns({ variables }: Delivered, mapping: Mapping, { quality }: StudyDefinition): string[] {
  const sources = [mapping.market, mapping.year, mapping.age, mapping.sex, mapping.region];
  const exact = new Set<string>([
    mapping.respondent,
    ...sources.flatMap((source) => (source !== null && "column" in source ? [source.column] : [])),
    ...[mapping.weight, mapping.interviewedOn, mapping.duration].filter((name) => name !== null),
    ...mapping.fingerprints,
    ...mapping.where.map(({ column }) => column),
    ...quality.impossible.flatMap(({ when }) => when.map(({ column }) => column)),
    ...mapping.answers.flatMap((form) => (form.form === "mentions" ? form.columns : [])),
    ...mapping.answers.flatMap((form) =>
      form.form === "best-worst" ? numbered([form.most, form.least], "set", MOST_SETS) : [],
    ),
    ...mapping.assessments.flatMap((form) => {
      if (form.form === "wide") return [];
      const names = [form.brand, ...Object.values(form.columns)];
      return form.form === "loops" ? numbered(names, "loop", form.loops) : names;
    }),
  ]);
  if (mapping.brands.from === "value-labels")
    for (const name of numbered([mapping.brands.column], "loop", 1)) exact.add(name);
  const patterns = [
    ...mapping.assessments.flatMap((form) => (form.form === "wide" ? Object.values(form.columns) : [])),
    ...mapping.answers.flatMap((form) => (form.form === "each" || form.form === "dichotomies" ? [form.column] : [])),
  ];
  return variables
    .map(({ name }) => name)
    .filter(
      (name) => exact.has(name) || patterns.some((pattern) => pattern === name || matchPattern(pattern, name) !== null),
    );
}

function numbered(patterns: readonly string[], place: string, most: number): string[] {
  return patterns.flatMap((pattern) =>
    Array.from({ length: most }, (_, i) => fillPattern(pattern, { [place]: i + 1 })),
  );
}
