import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { countInWords } from "@/lib/platform/words/sentences";

/** A question or answer option that is reported on, with the words respondents saw. */
export type Item = {
  key: string;
  text: string;
  /** The key of its question, if it is not <folder>/<item>. */
  question?: string;
};

/** Age groups of the sample study, youngest first. Other studies may use others. */
export const AGE_GROUPS = ["18-29", "30-44", "45-59", "60-74"] as const;

/** Sexes of the sample study, likewise. */
export const SEXES = ["female", "male"] as const;

/** "Do you know what this means?" Answers: yes, no. Question keys: awareness/<item>. */
export const AWARENESS_ITEMS: readonly Item[] = [
  { key: "climate-neutral", text: "Climate neutral" },
  { key: "circular-economy", text: "Circular economy" },
  { key: "biodiversity", text: "Biodiversity" },
  { key: "greenwashing", text: "Greenwashing" },
  { key: "living-wage", text: "Living wage" },
  { key: "supply-chain", text: "Due diligence in supply chains" },
];

/**
 * "How well does this describe you?" Answers 1 (not at all) to 5 (completely); 4 and 5 agree. Question keys:
 * behaviour/<item>. Behaviour groups are latent classes of these answers.
 */
export const BEHAVIOUR_ITEMS: readonly Item[] = [
  { key: "talks", text: "I talk with others about how companies behave" },
  { key: "reads-labels", text: "I read labels before I choose" },
  { key: "pays-more", text: "I pay more for what does less harm" },
  { key: "avoids", text: "I avoid brands that behave badly" },
  { key: "quality-first", text: "I buy what lasts, and think of the environment second" },
  { key: "health-first", text: "I choose what is good for me and my family" },
  { key: "own-benefit", text: "It has to pay off for me" },
  { key: "not-my-task", text: "Sustainability is for others to solve" },
];

/**
 * The four behaviour groups, from least to most engaged: Ego, Moderate, Smart, Dedicated.
 */
export const BEHAVIOUR_GROUPS: readonly Item[] = [
  { key: "ego", text: "Ego" },
  { key: "moderate", text: "Moderate" },
  { key: "smart", text: "Smart" },
  { key: "dedicated", text: "Dedicated" },
];

/**
 * "Of these four, which matters most, and which least?" asked in PRIORITY_SETS sets of four; each item is shown
 * PRIORITY_SHOWN times to each respondent. Question keys: priorities/<set>/most and priorities/<set>/least, sets from
 * 1; the answer is the item's key.
 */
export const PRIORITY_ITEMS: readonly Item[] = [
  { key: "climate", text: "Lower climate emissions" },
  { key: "water", text: "Clean water" },
  { key: "nature", text: "Protect nature and species" },
  { key: "chemicals", text: "Fewer harmful chemicals" },
  { key: "waste", text: "Less waste and packaging" },
  { key: "animals", text: "Treat animals well" },
  { key: "workers", text: "Fair pay and safe work" },
  { key: "equality", text: "Equal treatment" },
  { key: "honesty", text: "Honest business, no corruption" },
  { key: "local", text: "Local production" },
];
export const PRIORITY_SETS = 5;
export const PRIORITY_SHOWN = 2;

/**
 * "When you choose, how well do your usual brands do on this?" Answers 1 to 5. Question keys: factors/<item>. What
 * they explain is the answer 1 to 10 to factors/preference, "How willing would you be to buy from them again?".
 */
export const FACTOR_ITEMS: readonly Item[] = [
  { key: "price", text: "Price" },
  { key: "quality", text: "Quality" },
  { key: "environment", text: "Environment" },
  { key: "social", text: "Social responsibility" },
  { key: "health", text: "Health" },
  { key: "design", text: "Design" },
  { key: "availability", text: "Availability" },
];
export const PREFERENCE_QUESTION = "factors/preference";

/** "Have you talked with someone about sustainability in the last month?" Answers: yes, no. */
export const DISCUSSION_QUESTION = "discussion/last-month";
/** Its item in the results on awareness. */
const DISCUSSION_ITEM: Item = {
  key: "discusses",
  text: "Talked about sustainability with someone in the last month",
  question: DISCUSSION_QUESTION,
};

/** "Have you talked with someone about this in the last three months?" Answers: yes, no. Question keys: topics/<item>. */
export const TOPIC_ITEMS: readonly Item[] = [
  { key: "climate", text: "Climate change" },
  { key: "energy", text: "Energy and its cost" },
  { key: "food", text: "Food and where it comes from" },
  { key: "packaging", text: "Packaging and waste" },
  { key: "clothes", text: "Clothes that do not last" },
  { key: "travel", text: "Flying, driving and other ways to travel" },
  { key: "nature", text: "Forests, seas and wild animals" },
  { key: "chemicals", text: "Harmful chemicals in things we use" },
  { key: "water", text: "Clean water" },
  { key: "animals", text: "How farm animals live" },
  { key: "working-conditions", text: "Pay and safety of the people who make things" },
  { key: "false-claims", text: "Companies that promise more than they do" },
];

/**
 * "How far do you agree?" Answers 1 (not at all) to 5 (completely); 4 and 5 agree. Question keys: attitudes/<item>.
 */
export const ATTITUDE_ITEMS: readonly Item[] = [
  { key: "trust-claims", text: "I trust what companies say about sustainability" },
  { key: "trust-labels", text: "I trust independent labels" },
  { key: "companies-enough", text: "Companies do enough" },
  { key: "choices-matter", text: "What one person chooses makes a difference" },
  { key: "pay-more", text: "I am willing to pay more for sustainable products" },
  { key: "pay-ten", text: "I am willing to pay 10% more for sustainable products" },
  { key: "ban-claims", text: "Misleading claims about sustainability should be banned" },
  { key: "hard-to-know", text: "It is hard to know what is sustainable" },
];

/** What people say matters to them, and whether they did it when last they could. */
export type SayDoItem = Item & { say: string; do: string };

/**
 * Pairs of "How much does this matter to you?", answers 1 (not at all) to 5 (very much), of which 4 and 5 count, and
 * "Did you do it the last time you had a choice?", answers yes, no. Question keys: say/<item> and do/<item>.
 */
export const SAY_DO_ITEMS: readonly SayDoItem[] = [
  {
    key: "repair",
    text: "Repair or buy second-hand",
    say: "To repair things or buy them second-hand",
    do: "The last thing I replaced was repaired first, or the new one was second-hand",
  },
  { key: "less-meat", text: "Eat less meat", say: "To eat less meat", do: "My last warm meal was without meat" },
  {
    key: "packaging",
    text: "Avoid packaging",
    say: "To avoid needless packaging",
    do: "The last time I had a choice, I took the product with less packaging",
  },
  {
    key: "origin",
    text: "Check the origin",
    say: "To know where products come from",
    do: "The last time I bought food, I checked where it came from",
  },
  {
    key: "left-brand",
    text: "Leave brands that behave badly",
    say: "Not to support brands that behave badly",
    do: "The last time I heard that a brand had behaved badly, I stopped buying it",
  },
  {
    key: "labels",
    text: "Choose labelled products",
    say: "To choose products with an independent label",
    do: "The last time I could choose between a product with a label and one without, I took the one with a label",
  },
  {
    key: "travel",
    text: "Travel without flying",
    say: "To travel without flying",
    do: "On my last trip abroad I did not fly",
  },
];

/**
 * "How much do you expect companies in this industry to do for sustainability?" Answers 1 (nothing) to 5 (very much);
 * 4 and 5 expect a lot. Question keys: expectations/<slug of the industry>; each person is asked about
 * EXPECTATIONS_ASKED of the industries of the study (lib/catalogue/industries/industry.ts), in rotation.
 */
export const EXPECTATIONS_ASKED = 6;

/** A question as respondents saw it, its possible answers, and who was asked, in words. */
export type Question = { wording: string; answers: string; base: string };

/** Items asked one by one, under <folder>/<item>; their results are the shares that answer yes, or 4 and 5 of 5. */
type Battery = { folder: string; scale: "yes-or-no" | "one-to-five" };

interface Subject {
  question: Question;
  /** The subject of its results, in display order. */
  items: readonly Item[];
  /** For questions of no other form; other subjects have their own computation (lib/study/compute). */
  battery?: Battery;
}

const EVERYONE = "Everyone";
const EVERY_THIRD = "Everyone in studies of up to 1,500 interviews; one person in three in larger ones";
const WHOLE_BATTERY = `Everyone who answered all ${countInWords(BEHAVIOUR_ITEMS.length)} statements on behaviour`;
const AGREEMENT = "1 (not at all) to 5 (completely)";
const YES_OR_NO = "Yes or no";

/** Every consumer subject. Declared only here: questions, valid answers, results and their words follow from it. */
export const SUBJECTS = {
  awareness: {
    question: { wording: "Do you know what this means?", answers: YES_OR_NO, base: EVERYONE },
    items: [...AWARENESS_ITEMS, DISCUSSION_ITEM],
    battery: { folder: "awareness", scale: "yes-or-no" },
  },
  topics: {
    question: {
      wording: "Have you talked with someone about this in the last three months?",
      answers: YES_OR_NO,
      base: EVERY_THIRD,
    },
    items: TOPIC_ITEMS,
    battery: { folder: "topics", scale: "yes-or-no" },
  },
  "behaviour-groups": {
    question: { wording: "How well does this describe you?", answers: AGREEMENT, base: WHOLE_BATTERY },
    items: BEHAVIOUR_GROUPS,
  },
  behaviours: {
    question: { wording: "How well does this describe you?", answers: AGREEMENT, base: EVERYONE },
    items: BEHAVIOUR_ITEMS,
    battery: { folder: "behaviour", scale: "one-to-five" },
  },
  profile: {
    question: { wording: "How old are you, and what is your sex?", answers: "Age group and sex", base: EVERYONE },
    items: [{ key: "female", text: "Women" }],
  },
  typing: {
    question: { wording: "How well does this describe you?", answers: AGREEMENT, base: WHOLE_BATTERY },
    items: [],
  },
  priorities: {
    question: {
      wording: "Of these four, which matters most to you, and which least?",
      answers: `One of four as most, another as least, in ${countInWords(PRIORITY_SETS)} sets; each priority is shown twice`,
      base: EVERYONE,
    },
    items: PRIORITY_ITEMS,
  },
  "decision-factors": {
    question: {
      wording:
        "When you choose, how well do your usual brands do on this? And how willing would you be to buy from them again?",
      answers: "1 to 5 for each factor; 1 to 10 for buying again",
      base: "Everyone who answered on every factor and on buying again",
    },
    items: FACTOR_ITEMS,
  },
  "factor-performance": {
    question: {
      wording: "When you choose, how well do your usual brands do on this?",
      answers: "1 (badly) to 5 (very well)",
      base: EVERYONE,
    },
    items: FACTOR_ITEMS,
    battery: { folder: "factors", scale: "one-to-five" },
  },
  attitudes: {
    question: { wording: "How far do you agree?", answers: AGREEMENT, base: EVERY_THIRD },
    items: ATTITUDE_ITEMS,
    battery: { folder: "attitudes", scale: "one-to-five" },
  },
  "say-do": {
    question: {
      wording: "How much does this matter to you? And did you do it the last time you had a choice?",
      answers: "1 (not at all) to 5 (very much) for how much it matters; yes or no for whether you did it",
      base: EVERY_THIRD,
    },
    items: SAY_DO_ITEMS,
  },
  expectations: {
    question: {
      wording: "How much do you expect companies in this industry to do for sustainability?",
      answers: "1 (nothing) to 5 (very much)",
      base: `${EVERY_THIRD}; each person was asked about ${countInWords(EXPECTATIONS_ASKED)} of the industries, in rotation`,
    },
    items: [
      ...INDUSTRIES.map(({ slug, name }) => ({ key: slug, text: name })),
      { key: "mean", text: "Average of the industries" },
    ],
  },
} as const satisfies Readonly<Record<string, Subject>>;

type Subjects = typeof SUBJECTS;

/** The subjects asked as one battery. */
export type BatterySubject = {
  [Id in keyof Subjects]: Subjects[Id] extends { battery: Battery } ? Id : never;
}[keyof Subjects];

export const isBattery = (id: keyof Subjects): id is BatterySubject => "battery" in SUBJECTS[id];
export const BATTERY_SUBJECTS = (Object.keys(SUBJECTS) as (keyof Subjects)[]).filter(isBattery);

/** The questions of a battery, each with its item. */
export function questionsOf(id: BatterySubject): { item: string; question: string }[] {
  const { items, battery }: Subject & { battery: Battery } = SUBJECTS[id];
  return items.map(({ key, question }) => ({ item: key, question: question ?? `${battery.folder}/${key}` }));
}

/** The question behind a section. */
export function questionOf(section: keyof typeof SUBJECTS): Question {
  return SUBJECTS[section].question;
}
