import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { BatterySubject } from "@/lib/study/questionnaire";

/** Items asked one by one, and the answers that count; `each` lists answers with separate results. */
export type AskedBattery = {
  section: BatterySubject;
  items: readonly { item: string; question: string }[];
  positive: readonly number[];
  each: readonly number[];
};

/** What a study asks people beside brands: how its files name the questions, and what results are computed from. */
export type Asked = {
  /** Every question by its key, with its valid answers. Question numbers are positions in this list. */
  questions: ReadonlyMap<string, readonly string[]>;
  batteries: readonly AskedBattery[];
  /** Items from which groups are derived, in the order of their questions; null for no groups. */
  groups: {
    items: readonly string[];
    positive: readonly number[];
    names: readonly string[];
    engaged: Readonly<Record<string, number>>;
  } | null;
  priorities: {
    items: readonly string[];
    design: { kind: "best-worst"; sets: number; shown: number } | { kind: "mentions" };
  } | null;
  /** Factors, with the question they explain. */
  factors: { items: readonly string[]; outcome: string } | null;
  sayDo: { items: readonly string[]; positive: readonly number[] } | null;
  expectations: { industries: readonly string[]; positive: readonly number[] } | null;
};

const YES_OR_NO: readonly string[] = ["yes", "no"];
const YES: readonly number[] = [1];
const span = ({ min, max }: { min: number; max: number }) => Array.from({ length: max - min + 1 }, (_, i) => min + i);
const answersOf = (scale: { min: number; max: number }): readonly string[] => span(scale).map(String);
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);

/** Definitions never change, so this is computed once. */
const KNOWN = new WeakMap<StudyDefinition, Asked>();

/** The questionnaire of a study, in the order in which its questions are numbered. */
export function askedIn(definition: StudyDefinition): Asked {
  const known = KNOWN.get(definition) ?? workOut(definition);
  KNOWN.set(definition, known);
  return known;
}

function workOut({ questionnaire, industries }: StudyDefinition): Asked {
  const { behaviours, priorities, factors, sayDo, expectations } = questionnaire;
  const design = priorities?.design;
  const asked = {
    batteries: batteriesOf(questionnaire),
    groups: behaviours?.groups
      ? {
          items: keysOf(behaviours.items),
          positive: behaviours.scale.positive,
          names: keysOf(behaviours.groups.names),
          engaged: behaviours.groups.engaged,
        }
      : null,
    priorities: priorities && design ? { items: keysOf(priorities.items), design } : null,
    factors: factors && { items: keysOf(factors.items), outcome: `factors/${factors.outcome.key}` },
    sayDo: sayDo && { items: keysOf(sayDo.items), positive: sayDo.scale.positive },
    expectations: expectations && {
      industries: industries.list.map(({ slug }) => slug),
      positive: expectations.scale.positive,
    },
  };
  const questions = new Map<string, readonly string[]>([
    ...asked.batteries.flatMap(({ items, answers }) => items.map(({ question }) => [question, answers] as const)),
    ...(factors ? [[`factors/${factors.outcome.key}`, answersOf(factors.outcome)] as const] : []),
    ...priorityQuestions(asked.priorities),
    ...(sayDo?.items ?? []).flatMap(({ key }) => [
      [`say/${key}`, sayDo ? answersOf(sayDo.scale) : []] as const,
      [`do/${key}`, YES_OR_NO] as const,
    ]),
    ...(asked.expectations?.industries ?? []).map(
      (slug) => [`expectations/${slug}`, expectations ? answersOf(expectations.scale) : []] as const,
    ),
  ]);
  return { ...asked, questions };
}

type Battery = AskedBattery & { answers: readonly string[] };

function batteriesOf({
  awareness,
  discussion,
  topics,
  behaviours,
  factors,
  attitudes,
}: StudyDefinition["questionnaire"]) {
  const yesOrNo = { answers: YES_OR_NO, positive: YES, each: [] };
  const rated = (scale: { min: number; max: number; positive: readonly number[] }) => ({
    answers: answersOf(scale),
    positive: scale.positive,
    each: [],
  });
  const itemsOf = (folder: string, items: readonly { key: string }[]) =>
    items.map(({ key }) => ({ item: key, question: `${folder}/${key}` }));
  const known: Battery[] = [];
  const talks = discussion ? [{ item: discussion.item.key, question: "discussion/last-month" }] : [];
  const knows = awareness ? itemsOf("awareness", awareness.items) : [];
  if (knows.length + talks.length > 0) known.push({ section: "awareness", items: [...knows, ...talks], ...yesOrNo });
  if (topics) known.push({ section: "topics", items: itemsOf("topics", topics.items), ...yesOrNo });
  if (behaviours)
    known.push({ section: "behaviours", items: itemsOf("behaviour", behaviours.items), ...rated(behaviours.scale) });
  if (factors)
    known.push({ section: "factor-performance", items: itemsOf("factors", factors.items), ...rated(factors.scale) });
  if (attitudes)
    known.push({
      section: "attitudes",
      items: itemsOf("attitudes", attitudes.items),
      ...rated(attitudes.scale),
      each: span(attitudes.scale),
    });
  return known;
}

function priorityQuestions(priorities: Asked["priorities"]): (readonly [string, readonly string[]])[] {
  if (!priorities) return [];
  const { items, design } = priorities;
  if (design.kind === "mentions") return items.map((key) => [`priorities/${key}`, YES_OR_NO]);
  return Array.from({ length: design.sets }, (_, i) => i + 1).flatMap((set) =>
    ["most", "least"].map((end) => [`priorities/${set}/${end}`, items] as const),
  );
}

/**
 * The number of a question.
 * @throws for a question that the study does not have
 */
export function questionNumber({ questions }: Asked, question: string): number {
  const number = [...questions.keys()].indexOf(question);
  if (number === -1) throw new Error(`the study does not ask ${question}`);
  return number;
}
