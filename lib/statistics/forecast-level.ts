import { filterLocalLevel } from "@/lib/statistics/local-level";
import type { Volatility } from "@/lib/statistics/volatility";

/** What the level of a series may be after its last value, and the variance of its next steps. */
export type LikelyLevel = {
  /** How far that is believed; the shares of a series add up to 1. */
  share: number;
  level: number;
  /** The variance of the level itself, and of a step from it. */
  variance: number;
  step: number;
};

/**
 * What the level may be by how much the series moves, which is not known for certain (see `volatilities`): each variance of its
 * step gives a level of its own (see `filterLocalLevel`). Squared errors not given are 0. Throws on an empty series.
 *
 * Source: Bayesian model averaging: J. A. Hoeting, D. Madigan, A. E. Raftery, C. T. Volinsky, Statistical Science 14 (1999),
 * 382–417.
 */
export function likelyLevels(
  values: readonly number[],
  variances: readonly number[] | undefined,
  likely: Volatility["likely"],
): LikelyLevel[] {
  const observationVariance = variances ?? 0;
  return likely.flatMap(({ variance: step, share }): LikelyLevel[] => {
    if (share < LEAST_SHARE) return [];
    const last = filterLocalLevel(values, { levelVariance: step, observationVariance }).steps.at(-1);
    if (last === undefined) throw new RangeError("a forecast needs at least one value");
    return [{ share, level: last.level, variance: last.variance, step }];
  });
}

/** Shares below this are left out: they change no printed figure. */
const LEAST_SHARE = 1e-9;

/**
 * The level after the last value, `horizon` times: a series measured with known error whose level takes a random step
 * each year is best foretold by the level, not by the last value.
 */
export function localLevel(levels: readonly LikelyLevel[], horizon: number): number[] {
  return new Array<number>(horizon).fill(levels.reduce((sum, { share, level }) => sum + share * level, 0));
}
