import type { ConsumerSection } from "@/lib/study/consumer";

/** A question or answer that is reported on, in the words respondents saw. */
export interface Item {
  key: string;
  text: string;
}

/** Something people say matters to them, and whether they did it when last they could. */
export interface SayDoItem extends Item {
  say: string;
  do: string;
}

/** Whole numbers that people answer with, and those that count. */
export interface AnswerScale {
  min: number;
  max: number;
  positive: readonly number[];
  /** Words for its ends; empty where the study gives none. */
  ends: readonly [low: string, high: string];
}

/** What people were asked about one subject, in words. */
export interface Subject {
  /** The question as respondents saw it, its possible answers, and who was asked. */
  wording: string;
  answers: string;
  base: string;
  /** What its results are about, in display order. */
  items: readonly Item[];
  /** Null where the answers are yes and no, or choices. */
  scale: AnswerScale | null;
}

/** People of one age or sex. */
export interface PeopleGroup {
  key: string;
  /** "Women", "Aged 18–29". */
  name: string;
  /** "women", "people aged 18–29". */
  inSentence: string;
}

/** How priorities are asked: most and least important of small sets, or as many as a person may choose. */
export type PriorityDesign = "best-worst" | "mentions";

/** A published study's questions to people about themselves, for members' pages, files and the API. */
export interface Questionnaire {
  /** A subject that was not asked is missing. */
  subjects: Readonly<Partial<Record<ConsumerSection, Subject>>>;
  actions: readonly SayDoItem[];
  /** Talking about sustainability, which is reported with the terms people know; null where it is not asked. */
  talk: Item | null;
  /** From the least to the most engaged; empty where groups are not derived. */
  groups: readonly Item[];
  /** Youngest first, and in the study's order. */
  ages: readonly PeopleGroup[];
  sexes: readonly PeopleGroup[];
  priorities: PriorityDesign;
  /** Keys of the factors that are what brands are rated on. */
  dimensions: readonly string[];
  /** Nothing is shown of a group in which fewer people were asked. */
  smallestBase: number;
}

/** The items of a subject; none where it is not asked. */
export function itemsOf({ subjects }: Questionnaire, section: ConsumerSection): readonly Item[] {
  return subjects[section]?.items ?? [];
}

/** The terms that people know or do not, without talking about sustainability. */
export function termsOf(asked: Questionnaire): readonly Item[] {
  return itemsOf(asked, "awareness").filter(({ key }) => key !== asked.talk?.key);
}

/** Whether a study tells people of an axis apart. */
export function hasAxis({ sexes, groups }: Questionnaire, axis: "age" | "sex" | "group"): boolean {
  if (axis === "age") return true;
  return (axis === "sex" ? sexes : groups).length > 1;
}

/** Every answer of a scale, from the lowest. */
export function answersOf({ min, max }: AnswerScale): number[] {
  return Array.from({ length: max - min + 1 }, (_, step) => min + step);
}
