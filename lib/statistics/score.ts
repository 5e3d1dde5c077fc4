import type { Interval } from "@/lib/statistics/interval";
import { normalQuantile } from "@/lib/statistics/normal";
import { wilsonInterval } from "@/lib/statistics/share-interval";

/** What a brand's answers come down to. Shares lie between 0 and 1. */
export type AnswerShares = {
  /** Weighted share answering 4–5 of 5 on the environment, among all asked. */
  environment: number;
  /** The same on social responsibility. */
  social: number;
  /** Share answering 4–5 on both. */
  both: number;
};

/** A score (0–200) with its standard error, in points. */
export type Score = { score: number; standardError: number };

const HIGHEST = 200;
const QUANTILE_95 = normalQuantile(0.975);
/** People added to those asked, half of each kind, where only the spread is estimated: four answers alike are no proof of none. */
const ADDED = 0.25;

/**
 * The score S = 100·(p_e + p_s) and its standard error, a 1.96th of half its 95 % interval: it is above 0 also where all
 * people answered alike. `effectiveN` is the number of interviews divided by the design effect of their weights.
 *
 * S/200 is a mean of values 0, ½ and 1. Its variance is φ times that of a share, φ = Var/(4·P(1 − P)) with
 * Var = p_e(1−p_e) + p_s(1−p_s) + 2(p_es − p_e·p_s) and P = S/200, so that it is as well known as a share among n_eff/φ
 * people, and has that share's interval after Wilson. φ is estimated with a quarter of a person added who gives two good
 * ratings, and a quarter who gives none.
 *
 * Source: Wilson's interval at the effective number: E. L. Korn, B. I. Graubard, "Confidence intervals for proportions
 * with small expected number of positive counts estimated from survey data", Survey Methodology 24 (1998), 193–201;
 * C. Franco et al., "Comparative study of confidence intervals for proportions in complex sample surveys", J. Survey
 * Statistics and Methodology 7 (2019), 334–364. It was chosen by simulation (`npm run test:deep -- coverage`) over the sum
 * of two Wilson intervals after G. Y. Zou, A. Donner, Statistics in Medicine 27 (2008), 1693–1702, whose coverage is 90 %
 * at score 1 of 50 people and depends more on how the two shares differ.
 */
export function scoreOfShares(shares: AnswerShares, effectiveN: number): Score {
  const { environment, social } = shares;
  const { low, high } = wilsonInterval((environment + social) / 2, effectiveN / spreadFactor(shares, effectiveN));
  return { score: 100 * (environment + social), standardError: (HIGHEST * (high - low)) / (2 * QUANTILE_95) };
}

/** φ: the variance of half the number of good ratings a person gives, over that of a share of the same size. */
function spreadFactor({ environment, social, both }: AnswerShares, effectiveN: number): number {
  const withAdded = (share: number) => (share * effectiveN + ADDED) / (effectiveN + 2 * ADDED);
  const [e, s] = [withAdded(environment), withAdded(social)];
  const mean = (e + s) / 2;
  return (e * (1 - e) + s * (1 - s) + 2 * (withAdded(both) - e * s)) / (4 * mean * (1 - mean));
}

/**
 * The two-sided interval of a score, in points: Wilson's, which the score and its standard error determine (see
 * `scoreOfShares`). It stays within 0 and 200 and reaches further to the side where there is more room. A standard error of
 * 0, as finished results of other sources may have, gives the score itself; one that leaves all open gives 0 to 200.
 */
export function scoreInterval(score: number, standardError: number, level = 0.95): Interval {
  const share = score / HIGHEST;
  const people = peopleBehind(share, (QUANTILE_95 * standardError) / HIGHEST);
  if (people === Infinity) return { low: score, high: score };
  if (!(people > 0)) return { low: 0, high: HIGHEST };
  const { low, high } = wilsonInterval(share, people, level);
  return { low: HIGHEST * Math.max(0, low), high: HIGHEST * Math.min(1, high) };
}

/** The number of people of whom a share has a Wilson interval of 95 % with this half-width; the positive root of a square. */
function peopleBehind(share: number, half: number): number {
  if (half === 0) return Infinity;
  if (!(half < 0.5)) return 0;
  const distance = share * (1 - share) - 2 * half ** 2;
  const root = Math.sqrt(distance ** 2 + half ** 2 * (1 - 4 * half ** 2));
  return (QUANTILE_95 ** 2 * (distance + root)) / (2 * half ** 2);
}
