import { invert } from "@/lib/statistics/inverse";

/** Latent classes as they were estimated: what is unknown of them is unknown of every share of theirs. */
export type EstimatedClasses = {
  /** The answers (0 or 1) to each item, one row per pattern. */
  patterns: readonly (readonly number[])[];
  /** Chance of a yes to each item, one row per class. */
  probabilities: readonly ArrayLike<number>[];
  /** Covariance of these chances, class after class; see `probabilityCovariance`. */
  covariance: readonly (readonly number[])[];
};

/** Probabilities closer to 0 or 1 are set to this distance. */
const EDGE = 1e-6;
/** Information on each chance from one person more of each class, known to be of it: no class is without anybody. */
const ONE_PERSON = 4;

/**
 * How the logarithm of the probability of a pattern changes with each class's chances: π_l·f_l/m times 1/p where the
 * answer was yes, −1/(1 − p) where it was no. `likelihoods` are the f of the pattern, `mixed` is its m = Σ π_l·f_l.
 */
export function probabilitySlopes(
  answers: readonly number[],
  likelihoods: ArrayLike<number>,
  shares: readonly number[],
  mixed: number,
  probabilities: readonly ArrayLike<number>[],
): number[] {
  return probabilities.flatMap((row, k) => {
    const membership = ((shares[k] as number) * (likelihoods[k] as number)) / mixed;
    return answers.map((answer, item) => {
      const yes = Math.min(1 - EDGE, Math.max(EDGE, row[item] as number));
      return answer === 1 ? membership / yes : -membership / (1 - yes);
    });
  });
}

/**
 * Covariance of the chances of latent classes that were estimated together with their shares by maximum likelihood among
 * `people`: their part of the inverse of the expected information on both.
 *
 * Source: D. J. Bartholomew, M. Knott, I. Moustaki, "Latent Variable Models and Factor Analysis", 3rd ed., Wiley 2011, ch. 6.
 */
export function probabilityCovariance(
  people: number,
  model: { patterns: readonly (readonly number[])[]; likelihoods: readonly ArrayLike<number>[] },
  shares: readonly number[],
  probabilities: readonly ArrayLike<number>[],
): number[][] {
  const free = shares.length - 1;
  const items = model.patterns[0]?.length ?? 0;
  const size = free + shares.length * items;
  const information = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j): number => (i === j && i >= free ? ONE_PERSON : 0)),
  );
  model.patterns.forEach((answers, pattern) => {
    const row = model.likelihoods[pattern] as ArrayLike<number>;
    const mixed = shares.reduce((sum, share, k) => sum + share * (row[k] as number), 0);
    if (mixed === 0) return;
    const slopes = [
      ...Array.from({ length: free }, (_, k) => ((row[k] as number) - (row[free] as number)) / mixed),
      ...probabilitySlopes(answers, row, shares, mixed, probabilities),
    ];
    for (const [i, line] of information.entries()) {
      const weight = people * mixed * (slopes[i] as number);
      for (let j = 0; j < size; j += 1) line[j] = (line[j] as number) + weight * (slopes[j] as number);
    }
  });
  return invert(information)
    .slice(free)
    .map((line) => line.slice(free));
}
