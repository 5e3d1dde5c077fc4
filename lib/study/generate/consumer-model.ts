import type { SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import { AWARENESS_ITEMS, BEHAVIOUR_ITEMS, FACTOR_ITEMS, PRIORITY_ITEMS } from "@/lib/study/questionnaire";

// The attitudes and behaviour of the invented population. Class numbers follow BEHAVIOUR_GROUPS: ego, moderate, smart,
// dedicated; age numbers follow AGE_GROUPS.

const CLASS_SHARES = [0.24, 0.38, 0.25, 0.13];

/** Log-odds by which a class is more frequent in a market than on average, relative to moderate. */
const CLASSES_IN_MARKET: Record<SampleMarketSlug, readonly number[]> = {
  sweden: [-0.1, 0, 0.05, 0.15],
  norway: [0.15, 0, 0, -0.1],
  denmark: [0, 0, 0.1, 0],
  finland: [-0.05, 0, -0.05, 0.05],
  netherlands: [0.1, 0, -0.05, -0.05],
};
const CLASSES_BY_AGE = [
  [0.2, -0.25, 0, 0.3],
  [0.1, -0.05, 0.1, 0],
  [-0.05, 0.05, 0, -0.1],
  [-0.25, 0.2, -0.1, -0.1],
];
/** Log-odds per year, from 2018. */
const CLASSES_BY_YEAR = [-0.008, 0, 0.012, 0.02];

/** Shares of the four behaviour classes among people of an age group, in a market and year; they sum to 1. */
export function classShares(market: SampleMarketSlug, year: number, age: number): number[] {
  const weights = CLASS_SHARES.map(
    (share, i) =>
      share *
      Math.exp(
        (CLASSES_IN_MARKET[market][i] ?? 0) +
          (CLASSES_BY_AGE[age]?.[i] ?? 0) +
          (CLASSES_BY_YEAR[i] ?? 0) * (year - 2018),
      ),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Share of each class that agrees (4 or 5), in the order of BEHAVIOUR_ITEMS. */
const AGREEMENT = [
  [0.06, 0.1, 0.04, 0.06, 0.3, 0.35, 0.86, 0.74],
  [0.14, 0.28, 0.13, 0.18, 0.86, 0.42, 0.48, 0.28],
  [0.42, 0.74, 0.42, 0.48, 0.56, 0.9, 0.66, 0.1],
  [0.86, 0.91, 0.86, 0.91, 0.4, 0.66, 0.14, 0.04],
];

/** Shares of a class answering at most 1, 2, 3 and 4 to each of the behaviour items, item by item. */
export function behaviourSteps(classNo: number): number[] {
  return BEHAVIOUR_ITEMS.flatMap((_, item) => answerSteps(AGREEMENT[classNo]?.[item] ?? 0));
}

/** Shares answering at most 1, 2, 3 and 4 where this share agrees (4 or 5). */
export function answerSteps(agree: number): [number, number, number, number] {
  const rest = 1 - agree;
  // The more likely agreement is, the more likely is complete agreement, and the fewer say "not at all".
  const lowest = rest * (0.5 - 0.3 * agree);
  const second = rest * 0.3;
  return [lowest, lowest + second, rest, 1 - agree * (0.25 + 0.3 * agree)];
}

/**
 * Log-odds of knowing a term, in the order of AWARENESS_ITEMS: in the middle age groups in 2018; per year; per age
 * group.
 */
const AWARENESS = [
  { level: 0.75, perYear: 0.09, perAge: -0.12 },
  { level: -0.2, perYear: 0.12, perAge: -0.2 },
  { level: 0.55, perYear: 0.05, perAge: 0.1 },
  { level: -0.1, perYear: 0.14, perAge: -0.3 },
  { level: -0.35, perYear: 0.06, perAge: -0.05 },
  { level: -0.9, perYear: 0.1, perAge: 0.02 },
];
const AWARENESS_IN_MARKET: Record<SampleMarketSlug, number> = {
  sweden: 0.15,
  norway: 0.05,
  denmark: 0.1,
  finland: 0,
  netherlands: -0.1,
};
const AWARENESS_BY_CLASS = [-0.4, -0.1, 0.2, 0.7];

/** Shares that know each of the awareness items' terms. */
export function awarenessShares(market: SampleMarketSlug, year: number, age: number, classNo: number): number[] {
  return AWARENESS_ITEMS.map((_, item) => {
    const { level, perYear, perAge } = AWARENESS[item] ?? { level: 0, perYear: 0, perAge: 0 };
    const odds =
      level +
      perYear * (year - 2018) +
      perAge * (age - 1.5) +
      AWARENESS_IN_MARKET[market] +
      (AWARENESS_BY_CLASS[classNo] ?? 0);
    return 1 / (1 + Math.exp(-odds));
  });
}

/** The weight of each priority, in the order of PRIORITY_ITEMS; its change with the class's engagement and by age. */
const UTILITY = [0.45, 0.9, 0.3, 0.55, 0.1, 0.35, 0.7, -0.35, 0.05, -0.6];
const UTILITY_OF_DEDICATED = [0.8, 0, 0.6, 0.2, 0, 0.2, 0.1, 0.1, -0.3, -0.5];
const UTILITY_PER_AGE = [-0.12, 0.05, 0, 0.06, 0.02, -0.05, -0.04, -0.16, 0.1, 0.2];
const ENGAGEMENT = [-0.6, -0.2, 0.2, 1];

/** The weight of each priority for people of an age group and class; differences are in units of Gumbel noise. */
export function priorityUtilities(age: number, classNo: number): number[] {
  return PRIORITY_ITEMS.map(
    (_, item) =>
      (UTILITY[item] ?? 0) +
      (ENGAGEMENT[classNo] ?? 0) * (UTILITY_OF_DEDICATED[item] ?? 0) +
      (age - 1.5) * (UTILITY_PER_AGE[item] ?? 0),
  );
}

/**
 * For each factor, in the order of FACTOR_ITEMS: the mean of its answers before rounding to 1–5, the changes per year
 * and through high inflation around 2022, its weight in the preference, and the multiplier of the weight in each class.
 */
const FACTORS = [
  { mean: 3.2, year: -0.01, inflation: -0.3, weight: 0.55, byClass: [1.3, 1.1, 0.8, 0.55] },
  { mean: 3.7, year: 0, inflation: -0.05, weight: 0.7, byClass: [0.9, 1, 1.1, 1.05] },
  { mean: 2.9, year: 0.02, inflation: -0.05, weight: 0.25, byClass: [0.35, 0.75, 1.45, 2.3] },
  { mean: 2.8, year: 0.015, inflation: 0, weight: 0.18, byClass: [0.45, 0.8, 1.35, 2.1] },
  { mean: 3.3, year: 0.01, inflation: 0, weight: 0.32, byClass: [0.8, 0.95, 1.25, 1.1] },
  { mean: 3.4, year: 0, inflation: 0, weight: 0.15, byClass: [1.35, 1.05, 0.8, 0.7] },
  { mean: 3.6, year: 0, inflation: -0.1, weight: 0.28, byClass: [1.1, 1.05, 0.9, 0.8] },
];
/**
 * How positively a market's people rate their brands, and the weight of what brands do for the environment and society.
 */
const RATING: Record<SampleMarketSlug, number> = {
  sweden: 0.05,
  norway: 0,
  denmark: 0.08,
  finland: 0.04,
  netherlands: -0.08,
};
const CARING: Record<SampleMarketSlug, number> = {
  sweden: 1.2,
  norway: 0.85,
  denmark: 1.1,
  finland: 1,
  netherlands: 0.9,
};
const CARED_FOR = ["environment", "social"];

/** Means and weights of the decision factors: preference = 5.8 + Σ weight · (answer − 3) + noise, rounded to 1–10. */
export function describeFactors(
  market: SampleMarketSlug,
  year: number,
  classNo: number,
): { mean: number; weight: number }[] {
  return FACTOR_ITEMS.map(({ key }, item) => {
    const factor = FACTORS[item] ?? { mean: 3, year: 0, inflation: 0, weight: 0, byClass: [] };
    const caring = CARED_FOR.includes(key) ? CARING[market] : 1;
    return {
      mean: factor.mean + RATING[market] + factor.year * (year - 2021) + factor.inflation * inflationIn(year),
      weight: factor.weight * (factor.byClass[classNo] ?? 1) * caring,
    };
  });
}

/** The year's inflation, from 0 to 1: highest around 2022. */
export function inflationIn(year: number): number {
  return Math.exp(-(((year - 2022.4) / 1.3) ** 2));
}
