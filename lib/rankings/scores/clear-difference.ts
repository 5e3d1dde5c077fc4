import { normalCdf, normalQuantile } from "@/lib/statistics/normal";

/** Points by which two scores of equal standard error must differ to be clearly different, compared alone at 95%. */
export function smallestClearDifference(standardError: number): number {
  return normalQuantile(0.975) * Math.SQRT2 * standardError;
}

/**
 * Probability that a true rise of `points` is a clear change when two years are compared at 95%, both scores with the
 * same standard error: the power of the two-sided z test.
 */
export function chanceOfSeeing(points: number, standardError: number): number {
  const rise = points / (Math.SQRT2 * standardError);
  const limit = normalQuantile(0.975);
  return normalCdf(rise - limit) + normalCdf(-rise - limit);
}
