import { effectiveN, type WeightSums } from "@/lib/statistics/design-effect";
import { pairedInterval } from "@/lib/statistics/paired-interval";
import { wilsonInterval } from "@/lib/statistics/share-interval";

/** Respondents who chose an item best as many times more than worst; a respondent alone is a tally of n = 1. */
export type BestWorstTally = WeightSums & {
  /** Times chosen best minus times chosen worst, by each of them. */
  difference: number;
};

/** An estimate with its interval and the interviews it rests on. */
export type WeightedFigure = {
  value: number;
  standardError: number;
  low: number;
  high: number;
  n: number;
  nEff: number;
};

/**
 * Best-minus-worst score (B − W)/(n·r) of one item: the weighted mean of the respondents' differences, over the
 * number of times `shown` to each. Between −1 and 1. Its variance is the linearised one of a weighted mean,
 * Σw²(x − x̄)²/(Σw)²; the interval allows for few choices (see `pairedInterval`). Throws a RangeError without interviews, weight or showings.
 *
 * Source: A. Finn, J. J. Louviere, "Determining the appropriate response to evidence of public concern", J. Public
 * Policy & Marketing 11 (1992), 12–25; A. A. J. Marley, J. J. Louviere, J. Math. Psychology 49 (2005), 464–480.
 */
export function bestMinusWorst(tallies: readonly BestWorstTally[], shown: number, level = 0.95): WeightedFigure {
  if (!(shown > 0)) throw new RangeError(`an item is shown at least once, got ${shown}`);
  const all = tallies.reduce(
    (sums, { n, sum, sumOfSquares }) => ({
      n: sums.n + n,
      sum: sums.sum + sum,
      sumOfSquares: sums.sumOfSquares + sumOfSquares,
    }),
    { n: 0, sum: 0, sumOfSquares: 0 },
  );
  const nEff = effectiveN(all);
  const value = tallies.reduce((sum, tally) => sum + (tally.sum * tally.difference) / shown, 0) / all.sum;
  const squares = tallies.reduce((sum, tally) => sum + tally.sumOfSquares * (tally.difference / shown - value) ** 2, 0);
  const standardError = Math.sqrt(squares) / all.sum;
  const { low, high } = pairedInterval({ value, standardError, nEff }, 1 / shown, level);
  return { value, standardError, low: Math.max(-1, low), high: Math.min(1, high), n: all.n, nEff };
}

/**
 * Weighted share (0–1) of those asked who mentioned an item, with Wilson's interval for n_eff. `mentioned` is the sum
 * of weights of those who did. Throws a RangeError without interviews or weight.
 */
export function shareOfMentions(mentioned: number, asked: WeightSums, level = 0.95): WeightedFigure {
  const nEff = effectiveN(asked);
  // Sums of the same weights in another order may differ in their last digit.
  const value = Math.min(1, mentioned / asked.sum);
  const standardError = Math.sqrt((value * (1 - value)) / nEff);
  return { value, standardError, ...wilsonInterval(value, nEff, level), n: asked.n, nEff };
}
