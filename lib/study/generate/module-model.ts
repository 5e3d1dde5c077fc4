import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import type { SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import { answerSteps, inflationIn } from "@/lib/study/generate/consumer-model";
import { BATTERY_SUBJECTS, type BatterySubject, SAY_DO_ITEMS, SUBJECTS } from "@/lib/study/questionnaire";

/** A person in the model: numbers follow AGE_GROUPS, SEXES and BEHAVIOUR_GROUPS. */
export type Person = { market: SampleMarketSlug; year: number; age: number; sex: number; classNo: number };

/**
 * Log-odds of an answer: `level` for the average person in 2021; the changes per year, per age group, for women
 * compared with men and with engagement; and the effect of high inflation around 2022.
 */
type Tendency = { level: number; year?: number; age?: number; woman?: number; engaged?: number; inflation?: number };

/** The engagement of each behaviour class; about zero over the population. */
const ENGAGED = [-0.9, -0.2, 0.5, 1.3];
const IN_MARKET: Record<SampleMarketSlug, number> = {
  sweden: 0.12,
  norway: -0.1,
  denmark: 0.05,
  finland: 0,
  netherlands: -0.06,
};

const DISCUSSES: Tendency = { level: -0.15, year: 0.02, age: -0.06, woman: 0.15, engaged: 0.75, inflation: -0.2 };

const TOPICS: Readonly<Record<string, Tendency>> = {
  climate: { level: 0.05, year: -0.02, age: -0.05, engaged: 0.55, inflation: -0.25 },
  energy: { level: 0.1, age: 0.15, woman: -0.35, engaged: 0.1, inflation: 0.95 },
  food: { level: -0.05, year: 0.02, woman: 0.25, engaged: 0.35, inflation: 0.2 },
  packaging: { level: -0.2, year: 0.03, woman: 0.2, engaged: 0.4 },
  clothes: { level: -0.65, year: 0.07, age: -0.35, woman: 0.6, engaged: 0.45 },
  travel: { level: -0.55, year: -0.03, age: -0.1, engaged: 0.5, inflation: -0.3 },
  nature: { level: -0.5, year: 0.02, age: 0.12, engaged: 0.45 },
  chemicals: { level: -0.95, year: 0.05, age: -0.05, woman: 0.3, engaged: 0.4 },
  water: { level: -1.2, year: 0.03, age: 0.08, engaged: 0.35 },
  animals: { level: -0.75, age: -0.12, woman: 0.4, engaged: 0.5 },
  "working-conditions": { level: -1.05, year: 0.02, age: -0.1, woman: 0.1, engaged: 0.5 },
  "false-claims": { level: -0.85, year: 0.09, age: -0.12, engaged: 0.55, inflation: 0.15 },
};

const ATTITUDES: Readonly<Record<string, Tendency>> = {
  "trust-claims": { level: -1, age: 0.06, woman: 0.05, engaged: -0.3, inflation: -0.4 },
  "trust-labels": { level: 0.45, woman: 0.15, engaged: 0.35, inflation: -0.35 },
  "companies-enough": { level: -1.05, age: 0.1, woman: -0.3, engaged: -0.65, inflation: 0.1 },
  "choices-matter": { level: 0.25, age: -0.05, woman: 0.35, engaged: 0.8, inflation: -0.2 },
  "pay-more": { level: -0.15, year: 0.01, age: -0.08, woman: 0.15, engaged: 0.95, inflation: -0.6 },
  "pay-ten": { level: -0.85, year: 0.01, age: -0.1, woman: 0.1, engaged: 1, inflation: -0.6 },
  "ban-claims": { level: 1.05, year: 0.05, age: 0.14, woman: 0.15, engaged: 0.4 },
  "hard-to-know": { level: 0.65, year: 0.04, age: 0.05, engaged: -0.3, inflation: 0.1 },
};

/** The batteries of the modules. The sample has no battery that is neither here nor asked of everyone. */
const TENDENCIES: Readonly<Record<string, Readonly<Record<string, Tendency>>>> = {
  topics: TOPICS,
  attitudes: ATTITUDES,
};

/** Who says that it matters, and who does it; young people say more and do less. */
const SAY_DO: Readonly<Record<string, { say: Tendency; do: Tendency }>> = {
  repair: {
    say: { level: 0.45, age: -0.14, woman: 0.2, engaged: 0.6, inflation: 0.2 },
    do: { level: -0.5, age: 0.06, woman: 0.1, engaged: 0.45, inflation: 0.3 },
  },
  "less-meat": {
    say: { level: -0.25, age: -0.22, woman: 0.55, engaged: 0.8 },
    do: { level: -0.75, age: 0.02, woman: 0.5, engaged: 0.6, inflation: 0.1 },
  },
  packaging: {
    say: { level: 0.7, age: -0.05, woman: 0.25, engaged: 0.6 },
    do: { level: -0.45, age: 0.16, woman: 0.15, engaged: 0.5 },
  },
  origin: {
    say: { level: 0.55, age: 0.12, engaged: 0.5, inflation: -0.25 },
    do: { level: -0.3, age: 0.28, engaged: 0.5, inflation: -0.3 },
  },
  "left-brand": {
    say: { level: 0.35, age: -0.15, woman: 0.2, engaged: 0.9 },
    do: { level: -1.2, age: 0.08, engaged: 0.7, inflation: -0.2 },
  },
  labels: {
    say: { level: 0.2, age: -0.06, woman: 0.25, engaged: 0.75, inflation: -0.3 },
    do: { level: -0.45, age: 0.1, woman: 0.15, engaged: 0.65, inflation: -0.45 },
  },
  travel: {
    say: { level: -0.65, age: -0.2, woman: 0.15, engaged: 0.75 },
    do: { level: -0.95, age: 0.15, engaged: 0.4, inflation: 0.15 },
  },
};
/** Difference in log-odds of doing it between those who say it matters and the others. */
const SAYING_HELPS = 1.1;

const EXPECTED: Readonly<Record<string, number>> = {
  energy: 1.2,
  "food-grocery": 1.05,
  "travel-transport": 0.95,
  "cars-mobility": 0.8,
  "fashion-footwear": 0.6,
  "cleaning-household": 0.5,
  "dairy-plant-based": 0.5,
  "electronics-appliances": 0.35,
  "beauty-hygiene": 0.3,
  "pharmacy-care": 0.25,
  beverages: 0.2,
  "building-diy": 0.2,
  "home-furnishing": 0.2,
  "restaurants-cafes": 0.1,
  "toys-children": 0.1,
  "outdoor-sport": 0.05,
  "hotels-leisure": -0.05,
  "sweets-snacks": -0.2,
  banking: -0.3,
  insurance: -0.65,
  telecom: -0.75,
  "media-streaming": -1,
};
const EXPECTING = { year: 0.03, age: -0.03, woman: 0.2, engaged: 0.5, inflation: -0.15 };

/** Probability that a person has talked about sustainability in the last month. */
export function discussionChance(person: Person): number {
  return chanceOf(DISCUSSES, person);
}

/** Batteries that the sample asks of everyone (answers.ts), and those in its modules. */
export const EVERYONES_BATTERIES: readonly BatterySubject[] = ["awareness", "behaviours", "factor-performance"];
export const MODULE_BATTERIES: readonly BatterySubject[] = BATTERY_SUBJECTS.filter((id) => TENDENCIES[id]);

/** By item of a battery: the probability of yes, or the shares answering at most 1, 2, 3 and 4. */
export function batteryChances(id: BatterySubject, person: Person): number[] {
  const { items, battery } = SUBJECTS[id];
  return items.flatMap(({ key }) => {
    const chance = chanceOf(tendencyOf(tendencyOf(TENDENCIES, id), key), person);
    return battery.scale === "yes-or-no" ? [chance] : answerSteps(chance);
  });
}

/** Shares answering at most 1, 2, 3 and 4 to how much each thing matters, item by item of SAY_DO_ITEMS. */
export function saySteps(person: Person): number[] {
  return SAY_DO_ITEMS.flatMap(({ key }) => answerSteps(chanceOf(tendencyOf(SAY_DO, key).say, person)));
}

/** Probabilities of doing each thing: for those to whom it matters (4 or 5), then for the others, item by item. */
export function doChances(person: Person): number[] {
  return SAY_DO_ITEMS.flatMap(({ key }) => {
    const tendency = tendencyOf(SAY_DO, key).do;
    return [SAYING_HELPS / 2, -SAYING_HELPS / 2].map((more) =>
      chanceOf({ ...tendency, level: tendency.level + more }, person),
    );
  });
}

/** Shares expecting at most 1, 2, 3 and 4 of each industry, in the order of INDUSTRIES. */
export function expectationSteps(person: Person): number[] {
  return INDUSTRIES.flatMap(({ slug }) => answerSteps(chanceOf({ ...EXPECTING, level: EXPECTED[slug] ?? 0 }, person)));
}

/**
 * Each person's industries are this many steps apart, without a common divisor with their number, so that no industry
 * is repeated.
 */
export const INDUSTRY_STEPS = [1, 3, 5, 7, 9, 13] as const;

function chanceOf(
  { level, year = 0, age = 0, woman = 0, engaged = 0, inflation = 0 }: Tendency,
  person: Person,
): number {
  const odds =
    level +
    IN_MARKET[person.market] +
    year * (person.year - 2021) +
    age * (person.age - 1.5) +
    woman * (person.sex === 0 ? 0.5 : -0.5) +
    engaged * (ENGAGED[person.classNo] ?? 0) +
    inflation * inflationIn(person.year);
  return 1 / (1 + Math.exp(-odds));
}

function tendencyOf<T>(tendencies: Readonly<Record<string, T>>, key: string): T {
  const found = tendencies[key];
  if (found === undefined) throw new Error(`the model has no tendency for ${key}`);
  return found;
}
