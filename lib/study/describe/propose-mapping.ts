import { agree } from "@/lib/platform/words/sentences";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Variable } from "@/lib/study/interviews/variable";
import { findPatterns } from "@/lib/study/describe/column-patterns";
import type { ColumnFacts, Description, Guess, Role } from "@/lib/study/describe/described";
import { guessAnswers } from "@/lib/study/describe/guess-answers";
import { guessBrands, type KnownBrand } from "@/lib/study/describe/guess-brands";
import { type GuessedMarks, guessMarks } from "@/lib/study/describe/guess-marks";
import { guessPeople } from "@/lib/study/describe/guess-people";
import type { Delivered } from "@/lib/study/mapping/delivered";
import { UNCHOSEN_INDUSTRY } from "@/lib/catalogue/definition/mapping";
import type { Mapping } from "@/lib/study/mapping/mapped-study";

/** Columns whose values are counted besides one of each pattern; people are asked about what they are in few. */
const MOST_COUNTED = 150;

/** Values shown of a column without labels. */
const EXAMPLES = 3;

/** The columns whose values say what the file holds: those that stand alone, and some of each pattern. */
export function columnsToCount(variables: readonly Variable[]): Variable[] {
  const inPatterns = new Map<string, number>();
  const large = findPatterns(variables).filter(({ members }) => members.length > 4);
  for (const { members } of large)
    members.forEach(({ variable }, at) =>
      inPatterns.set(variable.name, Math.min(at, inPatterns.get(variable.name) ?? at)),
    );
  return variables.filter(({ name }) => (inPatterns.get(name) ?? 0) < 3).slice(0, MOST_COUNTED);
}

type File = Pick<Delivered, "name" | "variables" | "sets" | "weight" | "rows" | "encoding">;

/** Describes a delivered file, and proposes how it is mapped; a person confirms or corrects that. */
export function proposeMapping(
  file: File,
  format: Mapping["format"],
  facts: ReadonlyMap<string, ColumnFacts>,
  definition: StudyDefinition,
  known: readonly KnownBrand[] = [],
): Description {
  const { variables, sets, weight } = file;
  const ofSets = new Set(sets.flatMap((set) => set.variables));
  const marks = guessMarks(
    variables.filter(({ name }) => !ofSets.has(name)),
    facts,
    definition,
  );
  const roles = new Map<string, Role>();
  for (const { marks: rated, brandColumns } of marks) {
    for (const { name } of rated) roles.set(name, "rating");
    for (const { name } of brandColumns) roles.set(name, "brand");
  }
  const brands = guessBrands(marks, definition, facts, known);
  const rest = variables.filter(({ name }) => !roles.has(name));
  const about = rest.filter(({ name }) => !ofSets.has(name));
  const { people, roles: ofPeople, guesses } = guessPeople(about, facts, definition, { name: file.name, weight });
  const answers = guessAnswers(
    rest.filter(({ name }) => !ofPeople.has(name)),
    sets,
    facts,
    definition,
  );
  for (const [name, role] of ofPeople) roles.set(name, role);
  for (const name of answers.columns) roles.set(name, "answer");
  const proposal: Mapping = {
    files: [file.name],
    format,
    encoding: null,
    ...people,
    brands: { from: "list", list: brands.length > 0 ? brands : [NO_BRAND] },
    assessments: marks.map(({ form }) => form),
    answers: answers.forms,
  };
  return {
    file: file.name,
    format,
    rows: file.rows,
    encoding: file.encoding,
    weight,
    columns: variables.map(({ name, label, type, valueLabels, missing }) => ({
      ...{ name, label, type },
      values: [...valueLabels].map(([code, text]) => ({ code, label: text })),
      examples: valueLabels.size > 0 ? [] : (facts.get(name)?.values ?? []).slice(0, EXAMPLES),
      missing: [...missing.codes, ...(missing.range === null ? [] : [`${missing.range[0]} to ${missing.range[1]}`])],
      role: roles.get(name) ?? null,
    })),
    proposal,
    guesses: [...guesses, ...describeMarks(marks), ...describeBrands(brands), ...answers.guesses],
  };
}

/** A list of brands has at least one line; this one is refused until a person gives it a brand. */
const NO_BRAND = { code: 1, brand: "Name of the brand", industry: UNCHOSEN_INDUSTRY };

function describeMarks(marks: readonly GuessedMarks[]): Guess[] {
  if (marks.length === 0)
    return [{ part: "ratings", certainty: "open", words: "no columns with ratings on the study’s scale were found" }];
  return marks.map(({ form, isOrderGuessed, wide }) => {
    const columns = Object.entries(form.columns).map(([key, column]) => `${key} in ${column}`);
    const forms = {
      wide: `a column for each of ${wide.length} brands`,
      loops: form.form === "loops" ? `${form.loops} rounds` : "",
      stacked: "a row for each brand",
    };
    const gaps =
      form.gaps.dontKnow.length === 0
        ? ""
        : `; ${form.gaps.dontKnow.join(" and ")} ${agree(form.gaps.dontKnow.length, "means", "mean")} don’t know`;
    const order = isOrderGuessed ? "; which of the two is which is not certain" : "";
    return {
      part: "ratings",
      certainty: isOrderGuessed ? "open" : "likely",
      words: `${forms[form.form]}: ${columns.join(", ")}${gaps}${order}`,
    };
  });
}

function describeBrands(brands: readonly { code: string | number; brand: string; industry: string }[]): Guess[] {
  if (brands.length === 0) return [{ part: "brands", certainty: "open", words: "no brand names were found" }];
  const unchosen = brands.filter(({ industry }) => industry === UNCHOSEN_INDUSTRY).length;
  // A number that the names of columns have, and no label says what it stands for.
  const unnamed = brands.filter(({ code, brand }) => typeof code === "number" && brand === String(code)).length;
  const names = unnamed > 0 ? `; the file does not say the names of ${unnamed}: write them` : "";
  const words = `${brands.length} brands${names}${unchosen > 0 ? `; ${unchosen} need an industry` : ", all with an industry"}`;
  return [{ part: "brands", certainty: unchosen + unnamed > 0 ? "open" : "likely", words }];
}
