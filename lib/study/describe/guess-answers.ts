import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { MultipleSet, Variable } from "@/lib/study/interviews/variable";
import { codesOf, type ColumnPattern, findPatterns, writePattern } from "@/lib/study/describe/column-patterns";
import type { ColumnFacts, Guess } from "@/lib/study/describe/described";
import { textsOf, toNumber } from "@/lib/study/describe/guess-marks";
import { foldWords, says } from "@/lib/study/describe/value-words";
import type { Mapping } from "@/lib/study/mapping/mapped-study";

type Form = Mapping["answers"][number];
type Item = { key: string; texts: readonly string[] };
type Facts = ReadonlyMap<string, ColumnFacts>;

/** How a module is answered: by yes or no, or on a scale. */
type Module = {
  module: string;
  name: string;
  items: readonly Item[];
  scale: readonly [min: number, max: number] | null;
};

/** Columns that may hold the answers of a module. */
type Candidate =
  | { kind: "mentions"; columns: readonly Variable[] }
  | { kind: "dichotomies"; pattern: ColumnPattern; chosen: string }
  | { kind: "each"; pattern: ColumnPattern };

/** How well a candidate fits: items named in its labels, or only as many columns as items. */
type Fit = { candidate: Candidate; module: Module; named: number };

/** Guesses which columns hold the answers to the questions of a study: by the texts of items, else by their number and values. */
export function guessAnswers(
  variables: readonly Variable[],
  sets: readonly MultipleSet[],
  facts: Facts,
  definition: StudyDefinition,
): { forms: Form[]; columns: readonly string[]; guesses: Guess[] } {
  const modules = listModules(definition);
  const candidates = listCandidates(variables, sets, facts);
  const fits = candidates
    .flatMap((candidate) => modules.map((module) => fitOf(candidate, module, facts)))
    .filter((fit) => fit !== null)
    .sort((a, b) => b.named - a.named);
  const forms: Form[] = [];
  const columns = new Set<string>();
  const guesses: Guess[] = [];
  const taken = new Set<string>();
  const isFree = ({ candidate, module }: Fit) =>
    !taken.has(module.module) && columnsOf(candidate).every(({ name }) => !columns.has(name));
  for (const fit of fits) {
    if (!isFree(fit)) continue;
    const { candidate, module, named } = fit;
    // Without names, columns and module have to be each other's only fit.
    const rivals = fits.filter(
      (other) =>
        other !== fit &&
        isFree(other) &&
        (other.module === module || columnsOf(other.candidate).some((own) => columnsOf(candidate).includes(own))),
    );
    if (named === 0 && rivals.some((other) => other.candidate.kind === candidate.kind || other.module !== module))
      continue;
    forms.push(toForm(fit, facts));
    taken.add(module.module);
    const names = columnsOf(candidate).map(({ name }) => name);
    for (const name of names) columns.add(name);
    const words = `${names[0]} to ${names.at(-1)}${named > 0 ? ", by the texts of its items" : `, by the number and values of its columns: compare the items with the questionnaire`}`;
    guesses.push({ part: module.name, certainty: named > 0 ? "likely" : "open", words });
  }
  for (const { module, name } of modules)
    if (!taken.has(module))
      guesses.push({ part: name, certainty: "open", words: "no columns were found for this module" });
  return { forms, columns: [...columns], guesses };
}

function listModules({ questionnaire, industries }: StudyDefinition): Module[] {
  const { awareness, discussion, topics, behaviours, priorities, factors, attitudes, expectations } = questionnaire;
  const toItems = (items: readonly { key: string; text: string | Record<string, string> }[]) =>
    items.map(({ key, text }): Item => ({ key, texts: [key, ...textsOf(text)].map(foldWords) }));
  const modules: (Module | null)[] = [
    awareness && { module: "awareness", name: "awareness", items: toItems(awareness.items), scale: null },
    discussion && { module: "discussion", name: "discussion", items: toItems([discussion.item]), scale: null },
    topics && { module: "topics", name: "topics", items: toItems(topics.items), scale: null },
    priorities?.design.kind === "mentions"
      ? { module: "priorities", name: "priorities", items: toItems(priorities.items), scale: null }
      : null,
    behaviours && scaled("behaviours", behaviours.scale, toItems(behaviours.items)),
    factors && scaled("factors", factors.scale, toItems(factors.items)),
    attitudes && scaled("attitudes", attitudes.scale, toItems(attitudes.items)),
    expectations &&
      scaled(
        "expectations",
        expectations.scale,
        toItems(industries.list.map(({ slug, name }) => ({ key: slug, text: name }))),
      ),
  ];
  return modules.filter((module) => module !== null);
}

const scaled = (module: string, { min, max }: { min: number; max: number }, items: Item[]): Module => ({
  module,
  name: module,
  items,
  scale: [min, max],
});

/** What a column's values stand for: labels by code; in a file without labels, its texts. */
function choicesOf({ name, type, valueLabels }: Variable, facts: Facts): (readonly [code: string, label: string])[] {
  if (valueLabels.size > 0) return [...valueLabels];
  return type === "text" ? (facts.get(name)?.values ?? []).map((value) => [value, value] as const) : [];
}

function listCandidates(variables: readonly Variable[], sets: readonly MultipleSet[], facts: Facts): Candidate[] {
  const byName = new Map(variables.map((variable) => [variable.name, variable]));
  const inSets = new Set(sets.flatMap((set) => set.variables));
  const patterns = findPatterns(variables);
  const declared = sets.flatMap((set): Candidate[] => {
    const columns = set.variables.flatMap((name) => byName.get(name) ?? []);
    if (columns.length !== set.variables.length || columns.length === 0) return [];
    if (set.kind === "mentions") return [{ kind: "mentions", columns }];
    const pattern = patterns.find(({ members }) =>
      columns.every((own) => members.some(({ variable }) => variable === own)),
    );
    return pattern ? [{ kind: "dichotomies", pattern, chosen: set.chosen ?? "1" }] : [];
  });
  const others = patterns.filter(({ members }) => members.every(({ variable }) => !inSets.has(variable.name)));
  return [
    ...declared,
    ...others.map((pattern): Candidate => ({ kind: "each", pattern })),
    // Columns that share a list of labels, or of texts, may each have one of several choices.
    ...others
      .filter(({ members: [first, ...more] }) => first && choicesOf(first.variable, facts).length > 1 + more.length)
      .map(({ members }): Candidate => ({ kind: "mentions", columns: members.map(({ variable }) => variable) })),
  ];
}

function columnsOf(candidate: Candidate): readonly Variable[] {
  return candidate.kind === "mentions" ? candidate.columns : candidate.pattern.members.map(({ variable }) => variable);
}

function fitOf(candidate: Candidate, module: Module, facts: Facts): Fit | null {
  const { items, scale } = module;
  if (candidate.kind === "mentions") {
    if (scale !== null || module.module !== "priorities") return null;
    const named = itemsByCode(candidate, items, facts).size;
    return 2 * named > items.length ? { candidate, module, named } : null;
  }
  const { members } = candidate.pattern;
  if (members.length < items.length || (candidate.kind === "dichotomies" && scale !== null)) return null;
  // Of a grid some columns are looked at; all have labels if one has.
  const seen = members.filter(({ variable }) => variable.valueLabels.size > 0 || facts.has(variable.name));
  const isAnswered = ({ variable }: (typeof members)[number]) => answers(variable, facts.get(variable.name), scale);
  if (candidate.kind === "each" && !(seen.length > 0 && seen.every(isAnswered))) return null;
  const named = itemsByCode(candidate, items, facts).size;
  if (2 * named > items.length) return { candidate, module, named };
  return members.length === items.length ? { candidate, module, named: 0 } : null;
}

/** Whether a column's values can be the answers of a module. */
function answers(variable: Variable, facts: ColumnFacts | undefined, scale: Module["scale"]): boolean {
  const labelled = [...variable.valueLabels].filter(
    ([code, label]) => !variable.missing.codes.includes(code) && !says("dontKnow", label) && !says("notAsked", label),
  );
  if (scale === null)
    return labelled.length > 0
      ? labelled.some(([, label]) => says("yes", label)) && labelled.length <= 3
      : (facts?.values?.length ?? 0) > 0 &&
          (facts?.values ?? []).every((value) => /^[012]$/.test(value) || says("yes", value) || says("no", value));
  const [min, max] = scale;
  const codes = labelled.length > 0 ? labelled.map(([code]) => code) : (facts?.values ?? []);
  const onScale = codes.map(Number).filter((code) => code >= min && code <= max);
  return onScale.includes(max) && onScale.includes(min) && codes.length - onScale.length <= 3;
}

/** The items that labels name, by the code that stands for each. */
function itemsByCode(candidate: Candidate, items: readonly Item[], facts: Facts): Map<string, string> {
  const labels: readonly (readonly [string, string])[] =
    candidate.kind === "mentions"
      ? candidate.columns.flatMap((column) => choicesOf(column, facts))
      : candidate.pattern.members.map(({ code, variable }) => [code, variable.label ?? code]);
  const found = new Map<string, string>();
  for (const [code, label] of labels) {
    const folded = foldWords(label);
    const own =
      items.find(({ key, texts }) => !found.has(key) && texts.includes(folded)) ??
      items.find(({ key, texts }) => !found.has(key) && texts.some((text) => text.length > 5 && folded.includes(text)));
    if (own) found.set(own.key, code);
  }
  return found;
}

function toForm({ candidate, module, named }: Fit, facts: Facts): Form {
  const byName = itemsByCode(candidate, module.items, facts);
  const inOrder = candidate.kind === "mentions" ? [] : codesOf(candidate.pattern);
  const pairs = module.items.flatMap(({ key }, at) => {
    const code = named > 0 ? byName.get(key) : inOrder[at];
    return code === undefined ? [] : [[key, toNumber(code)] as const];
  });
  const items = Object.fromEntries(pairs);
  if (candidate.kind === "mentions") {
    const choices = new Map(candidate.columns.flatMap((column) => choicesOf(column, facts)));
    const none = [...choices].filter(([, label]) => says("none", label));
    return {
      module: module.module,
      form: "mentions",
      columns: candidate.columns.map(({ name }) => name),
      items,
      none: none.map(([code]) => toNumber(code)),
    };
  }
  const column = writePattern(candidate.pattern, "item");
  if (candidate.kind === "dichotomies")
    return { module: module.module, form: "dichotomies", column, items, chosen: toNumber(candidate.chosen) };
  return { module: module.module, form: "each", column, items, ...valuesOf(candidate.pattern, module.scale, facts) };
}

/** What the values of a grid mean: yes and no, or marks as they are; everything else is no answer. */
function valuesOf(
  { members }: ColumnPattern,
  scale: Module["scale"],
  facts: Facts,
): Pick<Form & { form: "each" }, "values" | "gaps"> {
  const labels = new Map(members.flatMap(({ variable }) => [...variable.valueLabels]));
  const declared = new Set(members.flatMap(({ variable }) => variable.missing.codes));
  const seen = members.flatMap(({ variable }) => facts.get(variable.name)?.values ?? []);
  const codes = [...new Set([...labels.keys(), ...seen])];
  const notAsked: string[] = [];
  const values: Record<string, string> = {};
  for (const code of codes) {
    const label = labels.get(code) ?? "";
    const mark = Number(code);
    if (scale !== null) {
      if (!(mark >= scale[0] && mark <= scale[1])) notAsked.push(code);
    } else if (says("yes", label || code) || (label === "" && code === "1")) values[code] = "yes";
    else if (says("no", label || code) || (label === "" && /^[02]$/.test(code))) values[code] = "no";
    // A declared missing value is empty by itself, unless the mapping names it.
    else if (!declared.has(code)) notAsked.push(code);
  }
  const gaps = {
    dontKnow: [],
    notAsked: notAsked.filter((code) => scale === null || !declared.has(code)).map(toNumber),
  };
  return scale === null ? { values, gaps } : { gaps };
}
