/** What is summed over the weights of `n` interviews. */
export type WeightSums = { n: number; sum: number; sumOfSquares: number };

/**
 * How much unequal weights cost: the variance of a weighted mean over that of an equally large sample without
 * weights, nΣw²/(Σw)². 1 where all weights are equal. Throws a RangeError without interviews or weight.
 *
 * Source: L. Kish, "Survey Sampling", Wiley 1965, 11.7; "Weighting for unequal P_i", J. Official Statistics 8 (1992),
 * 183–200.
 */
export function designEffect({ n, sum, sumOfSquares }: WeightSums): number {
  if (!(n > 0 && sum > 0)) throw new RangeError(`a design effect needs interviews with weight, got ${n} and ${sum}`);
  return (n * sumOfSquares) / sum ** 2;
}

/** The interviews without weights that would tell as much: n divided by the design effect. */
export function effectiveN(weights: WeightSums): number {
  return weights.n / designEffect(weights);
}
