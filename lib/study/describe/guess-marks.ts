import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Variable } from "@/lib/study/interviews/variable";
import { asTwins, codesOf, type ColumnPattern, findPatterns, writePattern } from "@/lib/study/describe/column-patterns";
import type { ColumnFacts } from "@/lib/study/describe/described";
import { foldWords, says } from "@/lib/study/describe/value-words";
import type { Mapping } from "@/lib/study/mapping/mapped-study";

type Form = Mapping["assessments"][number];
type Facts = ReadonlyMap<string, ColumnFacts>;

/** Columns that hold ratings of brands, and those that hold the brands. */
export type GuessedMarks = {
  form: Form;
  marks: readonly Variable[];
  /** The columns that say which brand is rated; none where the names of the rating columns do. */
  brandColumns: readonly Variable[];
  /** Brands by code, of wide forms: the rating columns of each. */
  wide: readonly { code: string; variables: readonly Variable[] }[];
  isOrderGuessed: boolean;
};

/** Labels of the values between the ends of a scale are often left out; more of others than this is no scale. */
const MOST_OTHERS = 6;

/** Columns of a pattern that are looked at. */
const LOOKED_AT = 3;

/** Whether columns seem to hold ratings of the study's scale, and no answers of another kind: by their labels, else by their values. */
function holdMarks(variables: readonly Variable[], facts: Facts, scale: StudyDefinition["scale"]): boolean {
  if (variables.some(({ type }) => type === "date")) return false;
  const [first] = variables;
  const codes = new Set(
    variables.flatMap(({ name, valueLabels }) =>
      valueLabels.size > 0 ? [...valueLabels.keys()] : (facts.get(name)?.values ?? []),
    ),
  );
  const onScale = [...codes].filter((code) => isMark(code, scale)).map(Number);
  const others = [...codes].filter((code) => !isMark(code, scale));
  if (first === undefined || others.length > MOST_OTHERS || onScale.length < 2) return false;
  if (!others.every((code) => isOther(first, code, scale))) return false;
  return Math.min(...onScale) === scale.min && Math.max(...onScale) === scale.max;
}

const holdsMarks = ({ members }: ColumnPattern, facts: Facts, { scale }: StudyDefinition) =>
  holdMarks(
    members.slice(0, LOOKED_AT).map(({ variable }) => variable),
    facts,
    scale,
  );

function isMark(code: string, { min, max }: StudyDefinition["scale"]): boolean {
  const value = Number(code);
  return code !== "" && Number.isInteger(value) && value >= min && value <= max;
}

/** The name of a value: its label, or in a file without labels the value. */
const labelOf = ({ valueLabels }: Variable, code: string) =>
  valueLabels.get(code) ?? (valueLabels.size === 0 ? code : "");

/** A value beside the scale: it says that there is no rating, or is far from the scale, as 98 is. */
function isOther(variable: Variable, code: string, { max }: StudyDefinition["scale"]): boolean {
  const label = labelOf(variable, code);
  const value = Number(code);
  if (variable.missing.codes.includes(code) || says("dontKnow", label) || says("notAsked", label)) return true;
  return Number.isInteger(value) && (value < 0 || value === 0 || value >= Math.max(max + 2, 9)) && value <= 9_999;
}

/** The forms in which a file seems to hold ratings: wide, in rounds, or a row for each brand. */
export function guessMarks(variables: readonly Variable[], facts: Facts, definition: StudyDefinition): GuessedMarks[] {
  const { scale } = definition;
  const patterns = findPatterns(variables);
  const rated = patterns.filter((pattern) => holdsMarks(pattern, facts, definition));
  const used = new Set<string>();
  const found: GuessedMarks[] = [];
  for (const [at, one] of rated.entries()) {
    const [twins] = rated.slice(at + 1).flatMap((other) => {
      const pair = asTwins(one, other);
      return pair ? [pair] : [];
    });
    const columns = (twins ?? []).flatMap(({ members }) => members);
    if (twins === undefined || columns.some(({ variable }) => used.has(variable.name))) continue;
    for (const { variable } of columns) used.add(variable.name);
    found.push(toForm(...twins, patterns, definition, facts));
  }
  if (found.length > 0) return found;
  const stacked = guessStacked(
    variables.filter((variable) => holdMarks([variable], facts, scale)),
    variables,
    definition,
    facts,
  );
  return stacked === null ? [] : [stacked];
}

function toForm(
  one: ColumnPattern,
  twin: ColumnPattern,
  patterns: readonly ColumnPattern[],
  definition: StudyDefinition,
  facts: Facts,
): GuessedMarks {
  const rounds = patterns.find(
    (pattern) =>
      pattern !== one && pattern !== twin && isRoundOf(pattern, one) && !holdsMarks(pattern, facts, definition),
  );
  const { pairs, isGuessed } = orderByDimension([one, twin], definition);
  const place = rounds === undefined ? "brand" : "loop";
  const columns = Object.fromEntries(pairs.map(([key, pattern]) => [key, writePattern(pattern, place)]));
  const marks = [...one.members, ...twin.members].map(({ variable }) => variable);
  const gaps = guessGaps(marks, facts, definition);
  if (rounds === undefined) {
    const wide = one.members.map(({ code, variable }, at) => {
      const other = twin.members[at]?.variable;
      return { code, variables: other ? [variable, other] : [variable] };
    });
    return { form: { form: "wide", columns, gaps }, marks, brandColumns: [], wide, isOrderGuessed: isGuessed };
  }
  const form: Form = {
    form: "loops",
    loops: one.members.length,
    brand: writePattern(rounds, "loop"),
    columns,
    gaps,
  };
  const brandColumns = rounds.members.map(({ variable }) => variable);
  return { form, marks, brandColumns, wide: [], isOrderGuessed: isGuessed };
}

/** Columns of the same rounds, from 1 without a gap, that are named like the ratings. */
function isRoundOf(pattern: ColumnPattern, marks: ColumnPattern): boolean {
  const codes = codesOf(pattern);
  return (
    codes.every((code, at) => code === String(at + 1)) &&
    codes.join() === codesOf(marks).join() &&
    (pattern.start === marks.start || (pattern.end === marks.end && asTwins(pattern, marks) !== null))
  );
}

/** A row for each person and brand: a rating column for each dimension, and one with brands. */
function guessStacked(
  rated: readonly Variable[],
  variables: readonly Variable[],
  definition: StudyDefinition,
  facts: Facts,
): GuessedMarks | null {
  const brand = variables.find(({ name, label }) =>
    /brand|varumarke|^marke$|merki|merke|merk$/.test(foldWords(`${name} ${label ?? ""}`)),
  );
  const asPattern = (variable: Variable): ColumnPattern => ({
    start: variable.name,
    end: "",
    members: [{ code: "", variable }],
  });
  const named = rated.filter((variable) =>
    definition.dimensions.some((dimension) => score(asPattern(variable), dimension, []) > 0),
  );
  const [first, second, more] = named.length === 2 ? named : rated;
  if (brand === undefined || first === undefined || second === undefined || more !== undefined) return null;
  const { pairs, isGuessed } = orderByDimension([asPattern(first), asPattern(second)], definition);
  const columns = Object.fromEntries(pairs.map(([key, { start }]) => [key, start]));
  return {
    form: { form: "stacked", brand: brand.name, columns, gaps: guessGaps([first, second], facts, definition) },
    marks: [first, second],
    brandColumns: [brand],
    wide: [],
    isOrderGuessed: isGuessed,
  };
}

type Dimension = StudyDefinition["dimensions"][number];
type Pair = readonly [ColumnPattern, ColumnPattern];

/** Which of two patterns is of which dimension, by its name and the words in its labels. */
function orderByDimension(
  pair: Pair,
  { dimensions }: StudyDefinition,
): { pairs: readonly (readonly [string, ColumnPattern])[]; isGuessed: boolean } {
  const [one, two] = pair;
  const [first, second] = dimensions;
  const asFound = score(one, first, [two]) + score(two, second, [one]);
  const turned = score(two, first, [one]) + score(one, second, [two]);
  const isTurned = turned > asFound;
  const pairs = isTurned
    ? ([
        [first.key, two],
        [second.key, one],
      ] as const)
    : ([
        [first.key, one],
        [second.key, two],
      ] as const);
  return { pairs, isGuessed: turned === asFound };
}

/** How much a pattern's names and labels speak for a dimension. */
function score(pattern: ColumnPattern, dimension: Dimension, others: readonly ColumnPattern[]): number {
  const words = [dimension.key, ...textsOf(dimension.name), ...textsOf(dimension.inSentence), ...dimension.cues]
    .flatMap((text) => foldWords(text).split(" "))
    .filter((word) => word.length > 2);
  const labels = foldWords(
    pattern.members
      .slice(0, 20)
      .map(({ variable }) => variable.label ?? "")
      .join(" "),
  );
  const told = words.filter((word) => labels.includes(word)).length;
  const own = foldWords(`${pattern.start} ${pattern.end}`).match(/\p{L}+/gu) ?? [];
  const shared = new Set(others.flatMap(({ start, end }) => foldWords(`${start} ${end}`).match(/\p{L}+/gu) ?? []));
  const named = own.filter(
    (part) => !shared.has(part) && words.some((word) => word.startsWith(part) || part.startsWith(word)),
  );
  return 2 * told + named.length;
}

export function textsOf(text: string | Readonly<Record<string, string>>): string[] {
  return typeof text === "string" ? [text] : Object.values(text);
}

/** The values beside the scale: no rating was given, or none was asked for. */
function guessGaps(marks: readonly Variable[], facts: Facts, { scale }: StudyDefinition): Form["gaps"] {
  const codes = new Map<string, string>();
  for (const variable of marks) {
    for (const [code, label] of variable.valueLabels) if (!isMark(code, scale)) codes.set(code, label);
    for (const code of facts.get(variable.name)?.values ?? [])
      if (!isMark(code, scale) && !codes.has(code)) codes.set(code, labelOf(variable, code));
  }
  const sorted = [...codes].sort(([a], [b]) => Number(a) - Number(b));
  const isUnasked = (label: string) => says("notAsked", label) && !says("dontKnow", label);
  return {
    dontKnow: sorted.filter(([, label]) => !isUnasked(label)).map(([code]) => toNumber(code)),
    notAsked: sorted.filter(([, label]) => isUnasked(label)).map(([code]) => toNumber(code)),
  };
}

/** A code as people write it: 98, not "98". */
export function toNumber(code: string): string | number {
  return /^-?(?:0|[1-9]\d{0,14})$/.test(code) ? Number(code) : code;
}
