import {
  type AnswerScale,
  type Item,
  type PeopleGroup,
  type Questionnaire,
  type Subject,
} from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { sexesInProfile } from "@/lib/catalogue/definition/people";
import type { Text } from "@/lib/catalogue/definition/texts";
import { say } from "@/lib/catalogue/definition/wording";
import { countInWords } from "@/lib/platform/words/sentences";
import type { ConsumerSection } from "@/lib/study/consumer";

type Modules = StudyDefinition["questionnaire"];
type Words = (text: Text) => string;
type GivenScale = Pick<NonNullable<Modules["attitudes"]>["scale"], "min" | "max" | "positive" | "labels">;

const YES_OR_NO = "Yes or no";

/** What members read of a study’s questions to people about themselves. */
export function toQuestionnaire(definition: StudyDefinition): Questionnaire {
  const { questionnaire: modules, people, smallestBase } = definition;
  const words: Words = (text) => say(definition, text);
  const subjects: [ConsumerSection, Subject | null][] = [
    ["awareness", awarenessOf(modules, words)],
    ["topics", modules.topics && { ...asked(modules.topics, words), answers: YES_OR_NO }],
    ...groupSubjects(definition, words),
    ["priorities", prioritiesOf(modules, words)],
    ...factorSubjects(modules, words),
    ["attitudes", modules.attitudes && rated(modules.attitudes, words)],
    ["say-do", sayDoOf(modules, words)],
    ["expectations", expectationsOf(definition, words)],
  ];
  return {
    subjects: Object.fromEntries(subjects.flatMap(([section, subject]) => (subject ? [[section, subject]] : []))),
    actions: (modules.sayDo?.items ?? []).map((item) => ({
      ...itemOf(item, words),
      say: words(item.say),
      do: words(item.do),
    })),
    talk: modules.discussion && itemOf(modules.discussion.item, words),
    groups: (modules.behaviours?.groups?.names ?? []).map((item) => itemOf(item, words)),
    ages: people.age.groups.map((group) => ageOf(group, words)),
    sexes: (people.sex?.categories ?? [])
      .filter(({ reported }) => reported)
      .map(({ key, name = key, inSentence = `people (${key})` }) => ({
        key,
        name: words(name),
        inSentence: words(inSentence),
      })),
    priorities: modules.priorities?.design.kind ?? "best-worst",
    dimensions: definition.dimensions.map(({ key }) => key),
    smallestBase,
  };
}

const itemOf = ({ key, text }: { key: string; text: Text }, words: Words): Item => ({ key, text: words(text) });

function ageOf({ key, name, inSentence }: { key: string; name?: Text; inSentence?: Text }, words: Words): PeopleGroup {
  const span = key.replace(/^(\d+)-(\d+)$/, "$1–$2");
  return { key, name: words(name ?? `Aged ${span}`), inSentence: words(inSentence ?? `people aged ${span}`) };
}

interface Asked {
  question: Text;
  base: Text;
  items: readonly { key: string; text: Text }[];
}

const asked = ({ question, base, items }: Asked, words: Words): Omit<Subject, "answers"> => ({
  wording: words(question),
  base: words(base),
  items: items.map((item) => itemOf(item, words)),
  scale: null,
});

const rated = (module: Asked & { scale: GivenScale }, words: Words): Subject => ({
  ...asked(module, words),
  ...scaleOf(module.scale, words),
});

function scaleOf({ min, max, positive, labels }: GivenScale, words: Words): { answers: string; scale: AnswerScale } {
  const end = (mark: number) => words(labels[String(mark)] ?? "");
  const said = (mark: number) => `${mark}${end(mark) && ` (${end(mark)})`}`;
  return {
    answers: `${said(min)} to ${said(max)}`,
    scale: { min, max, positive, ends: [end(min), end(max)] },
  };
}

function awarenessOf({ awareness, discussion }: Modules, words: Words): Subject | null {
  const first = awareness ?? discussion;
  if (!first) return null;
  const items = [...(awareness?.items ?? []), ...(discussion ? [discussion.item] : [])];
  return { ...asked({ ...first, items }, words), answers: YES_OR_NO };
}

function groupSubjects(definition: StudyDefinition, words: Words): [ConsumerSection, Subject | null][] {
  const { people, questionnaire } = definition;
  const { behaviours } = questionnaire;
  const own = behaviours && rated(behaviours, words);
  const grouped = own && behaviours.groups && { ...own, base: words(behaviours.groups.base) };
  const sexes = new Map((people.sex?.categories ?? []).map((category) => [category.key, category]));
  return [
    ["behaviours", own],
    [
      "behaviour-groups",
      grouped && { ...grouped, items: (behaviours.groups?.names ?? []).map((item) => itemOf(item, words)) },
    ],
    ["typing", grouped && { ...grouped, items: [] }],
    [
      "profile",
      grouped && {
        wording: people.sex ? "How old are you, and what is your sex?" : "How old are you?",
        answers: people.sex ? "Age group and sex" : "Age group",
        base: "Everyone",
        items: [
          ...sexesInProfile(definition).map((key) => ({ key, text: words(sexes.get(key)?.name ?? key) })),
          ...people.age.groups.map((group) => ({ key: group.key, text: ageOf(group, words).name })),
        ],
        scale: null,
      },
    ],
  ];
}

function prioritiesOf({ priorities }: Modules, words: Words): Subject | null {
  if (!priorities) return null;
  const { design, items } = priorities;
  return { ...asked(priorities, words), answers: sayDesign(design, items.length) };
}

function sayDesign(design: NonNullable<Modules["priorities"]>["design"], count: number): string {
  if (design.kind === "mentions")
    return `${design.most === 1 ? "One" : `Up to ${countInWords(design.most)}`} of ${countInWords(count)}`;
  return `One of ${countInWords(design.perSet)} as most, another as least, in ${countInWords(design.sets)} sets; each priority is shown ${sayTimes(design.shown)}`;
}

function sayTimes(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${countInWords(count)} times`;
}

/** How what the factors explain is called after “1 to 10 for …”, where its question is known. */
const OUTCOMES: Readonly<Record<string, string>> = { preference: "buying again" };

function factorSubjects({ factors }: Modules, words: Words): [ConsumerSection, Subject | null][] {
  if (!factors) return [];
  const { outcome, scale } = factors;
  const own = rated(factors, words);
  const question = words(outcome.question);
  return [
    [
      "decision-factors",
      {
        wording: `${own.wording} And ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
        answers: `${scale.min} to ${scale.max} for each factor; ${outcome.min} to ${outcome.max} for ${OUTCOMES[outcome.key] ?? "the last question"}`,
        base: words(outcome.base),
        items: own.items,
        scale: own.scale,
      },
    ],
    ["factor-performance", own],
  ];
}

function sayDoOf({ sayDo }: Modules, words: Words): Subject | null {
  if (!sayDo) return null;
  const own = rated(sayDo, words);
  return { ...own, answers: `${own.answers} for how much it matters; yes or no for whether you did it` };
}

function expectationsOf({ questionnaire, industries }: StudyDefinition, words: Words): Subject | null {
  const { expectations } = questionnaire;
  if (!expectations) return null;
  const items = [
    ...industries.list.map(({ slug, name }) => ({ key: slug, text: name })),
    { key: "mean", text: "Average of the industries" },
  ];
  return rated({ ...expectations, items }, words);
}
