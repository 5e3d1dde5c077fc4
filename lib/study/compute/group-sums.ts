/** Weighted sums of the ratings of one brand in one group of people. */
export type AnswerSums = {
  /** Ratings. */
  n: number;
  /** Σw and Σw². */
  weight: number;
  squaredWeight: number;
  /** Σw of positive ratings on the environment, on social responsibility, and on both. */
  environment: number;
  social: number;
  both: number;
};

/** Sums of one wave, brand and age group; ids are those of the study's tables. */
export type GroupSums = AnswerSums & { waveId: number; brandId: number; ageId: number };

/** The sums of several groups combined. */
export function addUp(groups: readonly AnswerSums[]): AnswerSums {
  const total = { n: 0, weight: 0, squaredWeight: 0, environment: 0, social: 0, both: 0 };
  for (const group of groups) {
    total.n += group.n;
    total.weight += group.weight;
    total.squaredWeight += group.squaredWeight;
    total.environment += group.environment;
    total.social += group.social;
    total.both += group.both;
  }
  return total;
}
