/** Scores set against their market. */
export type Standardised = {
  /** Unweighted mean and standard deviation (divisor n − 1) of the scores, in their unit. */
  mean: number;
  deviation: number;
  /** (score − mean) / deviation, in the order given; null where all scores are equal. */
  zScores: (number | null)[];
  /** 100 · score / mean; null where the mean is not positive. */
  indices: (number | null)[];
};

/**
 * The standardised scores of one market and year: every brand counts once, whatever its number of interviews. A
 * single score has deviation 0. Throws a RangeError without scores.
 */
export function standardise(scores: readonly number[]): Standardised {
  const count = scores.length;
  if (count === 0) throw new RangeError("a market needs at least one score");
  const mean = scores.reduce((sum, score) => sum + score, 0) / count;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  // Rounding in the mean leaves a trace of spread among equal scores.
  const isFlat = scores.every((score) => score === scores[0]);
  const deviation = isFlat ? 0 : Math.sqrt(squares / (count - 1));
  return {
    mean,
    deviation,
    zScores: scores.map((score) => (isFlat ? null : (score - mean) / deviation)),
    indices: scores.map((score) => (mean > 0 ? (100 * score) / mean : null)),
  };
}
