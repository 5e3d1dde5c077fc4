import { climbStep, type Model, splitItems } from "@/lib/statistics/latent-class-step";
import { type Random } from "@/lib/statistics/random";

/** Answers to yes-or-no items, gathered by pattern. */
export type PatternCounts = {
  /** One row of 0 and 1 per pattern, one entry per item. */
  patterns: readonly (readonly number[])[];
  /** How many people answered so, or the sum of their weights; one per pattern. */
  counts: readonly number[];
};

export type LatentClassOptions = {
  classes: number;
  random: Random;
  /** Random starts, of which the best end is kept; 20. */
  starts?: number;
  /** Most steps of one start; 2,000. */
  maxSteps?: number;
  /** Ends when a step gains less log-likelihood per person; 1e-10. */
  tolerance?: number;
};

export type LatentClasses = {
  logLikelihood: number;
  /** −2·logLikelihood + (classes·items + classes − 1)·ln n. */
  bic: number;
  /** Share of each class; they sum to 1, the largest class first. */
  shares: Float64Array;
  /** Probability of a yes to each item, one row per class. */
  probabilities: Float64Array[];
  /** Probability of each class given the pattern, one row per pattern, in the order given. */
  posteriors: Float64Array[];
  converged: boolean;
  /** Log-likelihood at the start and after each step. */
  trace: number[];
};

/**
 * Latent classes of binary items by expectation and maximisation, from several random starts. Classes are ordered by
 * their share, the largest first; of equal shares, the one with more yes first. Counts may be weights: bring these to
 * a sum of n (or n_eff) beforehand, since the BIC takes their sum for the number of people.
 *
 * Throws a RangeError without people, classes or items, and for rows that are not of 0 and 1 or of unequal length.
 *
 * Source: L. A. Goodman, "Exploratory latent structure analysis using both identifiable and unidentifiable models",
 * Biometrika 61 (1974), 215–231; BIC of G. Schwarz, Ann. Statist. 6 (1978), 461–464.
 */
export function fitLatentClasses(data: PatternCounts, options: LatentClassOptions): LatentClasses {
  const { classes, random, starts = 20, maxSteps = 2000, tolerance = 1e-10 } = options;
  const total = checkedTotal(data);
  if (!(classes >= 1 && starts >= 1)) throw new RangeError("at least one class and one start are needed");
  const items = (data.patterns[0] as readonly number[]).length;
  const halves = splitItems(data.patterns);

  let best = climb(randomModel(classes, items, random));
  // One class has one end only.
  for (let start = 1; start < (classes === 1 ? 1 : starts); start += 1) {
    const next = climb(randomModel(classes, items, random));
    if ((next.trace.at(-1) as number) > (best.trace.at(-1) as number)) best = next;
  }

  const { trace, converged } = best;
  const model = ordered(best.model);
  const { logLikelihood, posteriors } = expectation(data, model);
  const parameters = classes * items + classes - 1;
  return {
    ...model,
    posteriors,
    logLikelihood,
    bic: -2 * logLikelihood + parameters * Math.log(total),
    converged,
    trace,
  };

  function climb(start: Model): { model: Model; trace: number[]; converged: boolean } {
    let model = start;
    const trace: number[] = [];
    for (let step = 0; ; step += 1) {
      const { logLikelihood, next } = climbStep(data.counts, halves, model, total);
      const before = trace.at(-1);
      trace.push(logLikelihood);
      if (before !== undefined && logLikelihood - before < tolerance * total) return { model, trace, converged: true };
      if (step === maxSteps) return { model, trace, converged: false };
      model = next;
    }
  }
}

function checkedTotal({ patterns, counts }: PatternCounts): number {
  const items = patterns[0]?.length ?? 0;
  if (items === 0 || patterns.some((row) => row.length !== items || row.some((entry) => entry !== 0 && entry !== 1))) {
    throw new RangeError("patterns are rows of 0 and 1, as many in each");
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length !== patterns.length || counts.some((count) => !(count >= 0)) || !(total > 0 && total < Infinity)) {
    throw new RangeError("every pattern needs a count, and there must be people");
  }
  return total;
}

function randomModel(classes: number, items: number, random: Random): Model {
  const shares = Float64Array.from({ length: classes }, () => 0.5 + random.uniform());
  const sum = shares.reduce((all, share) => all + share, 0);
  return {
    shares: shares.map((share) => share / sum),
    // Away from 0 and 1, where a probability would stay.
    probabilities: Array.from({ length: classes }, () =>
      Float64Array.from({ length: items }, () => 0.1 + 0.8 * random.uniform()),
    ),
  };
}

function expectation(
  { patterns, counts }: PatternCounts,
  { shares, probabilities }: Model,
): { logLikelihood: number; posteriors: Float64Array[] } {
  let logLikelihood = 0;
  const posteriors = patterns.map((pattern, row) => {
    const joint = shares.slice();
    for (let k = 0; k < joint.length; k += 1) {
      const yes = probabilities[k] as Float64Array;
      let product = joint[k] as number;
      for (let item = 0; item < pattern.length; item += 1) {
        product *= pattern[item] === 1 ? (yes[item] as number) : 1 - (yes[item] as number);
      }
      joint[k] = product;
    }
    const likelihood = joint.reduce((sum, value) => sum + value, 0);
    const count = counts[row] as number;
    if (count > 0) logLikelihood += count * Math.log(likelihood);
    // A pattern nobody gave may be impossible under the model: it tells nothing of the class.
    return likelihood > 0 ? joint.map((value) => value / likelihood) : shares.slice();
  });
  return { logLikelihood, posteriors };
}

function ordered({ shares, probabilities }: Model): Model {
  const yeses = probabilities.map((row) => row.reduce((sum, value) => sum + value, 0));
  const order = Array.from(shares, (_, k) => k).sort(
    (a, b) => (shares[b] as number) - (shares[a] as number) || (yeses[b] as number) - (yeses[a] as number),
  );
  return {
    shares: Float64Array.from(order, (k) => shares[k] as number),
    probabilities: order.map((k) => probabilities[k] as Float64Array),
  };
}
