import type { Estimate } from "@/lib/statistics/change";

/** An estimate drawn towards the mean of its group. */
export type Shrunken = Estimate & {
  /** w, from 0 to 1: how much of the raw estimate is kept. */
  weight: number;
};

export type ShrunkenGroup = {
  mean: number;
  /** τ²: variance of the true values within the group. */
  spread: number;
  estimates: Shrunken[];
};

/**
 * Draws the estimates of a group towards their mean, each as far as it is uncertain: θ̂ = w·Δ + (1 − w)·mean with
 * w = τ²/(τ² + SE²). τ² is found by the method of moments and never negative; the mean weighs each estimate by
 * 1/(τ² + SE²).
 *
 * Among k estimates τ² is itself uncertain, and taken as known it would make a small group look far better known than it
 * is. The squared standard error is therefore (1 − B)·SE² + B²·Var(mean) + 2/(k − 3)·B²·(Δ − mean)²·(V̄ + τ²)/(SE² + τ²),
 * with B = (1 − w)·(k − 3)/(k − 1) and V̄ the mean variance; up to three estimates keep their own error.
 *
 * An error of 0 is taken for the smallest other one of the group, since a share of 0 or 1 among few people looks exact and
 * is not. Order and length are those given; throws on what is no number and on a negative error.
 *
 * Sources: R. DerSimonian, N. Laird, "Meta-analysis in clinical trials", Controlled Clinical Trials 7 (1986), 177–188
 * (τ²); C. N. Morris, "Parametric empirical Bayes inference", J. Amer. Statist. Assoc. 78 (1983), 47–55 (errors).
 */
export function shrink(estimates: readonly Estimate[]): ShrunkenGroup {
  if (estimates.some(({ value, standardError }) => !Number.isFinite(value) || !(standardError >= 0))) {
    throw new RangeError("estimates are numbers with a standard error of 0 or more");
  }
  if (estimates.length === 0) return { mean: NaN, spread: 0, estimates: [] };
  const smallest = estimates.reduce(
    (least, { standardError }) => (standardError > 0 ? Math.min(least, standardError) : least),
    Infinity,
  );
  if (smallest === Infinity) return exact(estimates);
  const values = estimates.map(({ value }) => value);
  const variances = estimates.map(({ standardError }) => Math.max(standardError, smallest) ** 2);
  const spread = spreadBetween(values, variances);
  const weights = variances.map((variance) => 1 / (spread + variance));
  const mean = weightedMean(values, weights);
  const varianceOfMean = 1 / total(weights);
  const meanVariance = weightedMean(variances, weights);
  const beyond = Math.max(0, values.length - 3);
  return {
    mean,
    spread,
    estimates: values.map((value, index) => {
      const variance = variances[index] as number;
      const weight = spread / (spread + variance);
      const drawn = values.length > 1 ? ((1 - weight) * beyond) / (values.length - 1) : 0;
      const ofSpread =
        beyond === 0 ? 0 : ((2 / beyond) * (value - mean) ** 2 * (meanVariance + spread)) / (variance + spread);
      const standardError = Math.sqrt((1 - drawn) * variance + drawn ** 2 * (varianceOfMean + ofSpread));
      return { value: mean + weight * (value - mean), standardError, weight };
    }),
  };
}

/** DerSimonian and Laird's τ²: what the scatter around the mean exceeds that of the errors alone by. */
function spreadBetween(values: readonly number[], variances: readonly number[]): number {
  const weights = variances.map((variance) => 1 / variance);
  const mean = weightedMean(values, weights);
  const scatter = values.reduce((sum, value, index) => sum + (weights[index] as number) * (value - mean) ** 2, 0);
  const sum = total(weights);
  const scale = sum - total(weights.map((weight) => weight ** 2)) / sum;
  return scale > 1e-12 * sum ? Math.max(0, (scatter - (values.length - 1)) / scale) : 0;
}

/** Estimates without any error stay as they are. */
function exact(estimates: readonly Estimate[]): ShrunkenGroup {
  const mean = total(estimates.map(({ value }) => value)) / estimates.length;
  const squares = total(estimates.map(({ value }) => (value - mean) ** 2));
  return {
    mean,
    spread: estimates.length > 1 ? squares / (estimates.length - 1) : 0,
    estimates: estimates.map(({ value, standardError }) => ({ value, standardError, weight: 1 })),
  };
}

function weightedMean(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] as number), 0) / total(weights);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
