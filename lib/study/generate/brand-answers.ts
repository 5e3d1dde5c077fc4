import type { SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import { createRandom } from "@/lib/statistics/random";
import type { Population } from "@/lib/study/generate/population";
import type { SampleBrand } from "@/lib/study/sample/roster";
import type { TrueShares } from "@/lib/study/sample/true-scores";

/** The answers of one age group and sex about a brand: shares between 0 and 1 of all asked. */
export type AnswerShares = TrueShares & { age: number; sex: number };

/** The answers about a brand in one wave. */
export type BrandAnswers = {
  cells: readonly AnswerShares[];
  /** Share of "don't know". */
  unknown: number;
  /** Probability that both answers of a person come from the same opinion. */
  bound: number;
};

/** How the age groups' views of a brand diverge: not unusually, a little more each year, or all at once. */
export type Divergence = "none" | "drifting" | "sudden";

/** Correlation between one person's two answers about a brand, counted or not. */
const ANSWER_CORRELATION = 0.55;

/** Positions of the age groups on the scale on which a brand's rating rises or falls with age. */
const AGE_POSITIONS = [-1.5, -0.5, 0.5, 1.5];
const SLOPE_SD = 0.1;
const SLOPE_IN_MARKET_SD = 0.05;
const SEX_SD = 0.08;
/** Social responsibility divides the age groups slightly less than the environment does. */
const SOCIAL_SHARE_OF_SLOPE = 0.85;

const DIVERGING = 0.012;
const DRIFT_PER_YEAR = 0.07;
const SUDDEN_STEP = 0.42;
const SUDDEN_YEAR = 2025;

/**
 * The answers of each age group and sex about a brand in one wave. Groups differ from the true shares by amounts that
 * average zero over the population, so that all people together have exactly the true shares.
 */
export function describeBrandAnswers(
  seed: string,
  brand: SampleBrand,
  market: SampleMarketSlug,
  year: number,
  truth: TrueShares,
  population: Population,
): BrandAnswers {
  const slope = slopeOf(seed, brand, market, year);
  const lean = createRandom(`${seed}/sexes/${brand.name}`).normal(0, SEX_SD);
  const known = brand.knownScore === null ? createRandom(`${seed}/known/${brand.name}`).uniform() : 1;
  const shiftOf = (age: number, sex: number, weight: number) =>
    weight * slope * ((AGE_POSITIONS[age] ?? 0) - meanOf(population.age, (i) => AGE_POSITIONS[i] ?? 0)) +
    lean * (sex - meanOf(population.sex, (i) => i));
  const groups = population.age.flatMap((_, age) => population.sex.map((_, sex) => ({ age, sex })));
  const spread = (share: number, weight: number) => {
    const shifts = groups.map(({ age, sex }) => share * (1 - share) * shiftOf(age, sex, weight));
    const room = Math.min(share, 1 - share) - 0.01;
    const held = Math.min(1, room / Math.max(...shifts.map(Math.abs)));
    return shifts.map((shift) => share + held * shift);
  };
  const environment = spread(truth.environment, 1);
  const social = spread(truth.social, SOCIAL_SHARE_OF_SLOPE);
  return {
    cells: groups.map((group, i) => ({ ...group, environment: environment[i] ?? 0, social: social[i] ?? 0 })),
    unknown: 0.08 + 0.22 * (1 - known) ** 1.5,
    bound: Math.min(1, ANSWER_CORRELATION / largestCorrelation(truth)),
  };
}

/** Whether, and how, the age groups diverge over a brand in a market. */
export function divergenceOf(seed: string, brand: SampleBrand, market: SampleMarketSlug): Divergence {
  const draw = createRandom(`${seed}/divergence/${brand.name}/${market}`).uniform();
  if (draw < DIVERGING) return "sudden";
  return draw < 2 * DIVERGING ? "drifting" : "none";
}

/** Log-odds by which the rating rises per age group (as a share, about a third of that). */
function slopeOf(seed: string, brand: SampleBrand, market: SampleMarketSlug, year: number): number {
  const own = createRandom(`${seed}/ages/${brand.name}`).normal(0, SLOPE_SD);
  const here = createRandom(`${seed}/ages/${brand.name}/${market}`);
  const usual = own + here.normal(0, SLOPE_IN_MARKET_SD);
  const direction = here.uniform() < 0.5 ? -1 : 1;
  const firstYear = here.integer(2016, 2020);
  switch (divergenceOf(seed, brand, market)) {
    case "drifting":
      return usual + direction * DRIFT_PER_YEAR * Math.max(0, year - firstYear);
    case "sudden":
      return usual + (year >= SUDDEN_YEAR ? direction * SUDDEN_STEP : 0);
    case "none":
      return usual;
  }
}

function meanOf(categories: Population["age"], valueOf: (index: number) => number): number {
  return categories.reduce((sum, { share }, i) => sum + share * valueOf(i), 0);
}

/** Two binary answers with different shares cannot agree completely: this is the maximum correlation. */
function largestCorrelation({ environment, social }: TrueShares): number {
  const variances = environment * (1 - environment) * social * (1 - social);
  return (Math.min(environment, social) - environment * social) / Math.sqrt(variances);
}
