import { relativeImportance } from "@/lib/statistics/relative-importance";
import { axesOf, type ItemFigure, type Labels, toPopulationFigures } from "@/lib/study/compute/populations";
import { FOLDS, type MomentSums } from "@/lib/study/compute/sum-moments";
import type { PopulationFigures } from "@/lib/study/consumer";
import { SMALLEST_BASE } from "@/lib/study/study";

/** Student's 97.5 % quantile with one degree of freedom less than there are parts. */
const STUDENT = 2.093024;

/**
 * How much of the differences in preference each decision factor explains: its share of the variance of the outcome
 * (LMG); the shares of all factors sum to R². Intervals by a jackknife over random parts of the people, with Student's
 * quantile for their number. For everyone, and for each age group, sex and behaviour group. Source: J. W. Tukey, "Bias
 * and confidence in not-quite large samples", Ann. Math. Statist. 29 (1958), 614.
 */
export function factorFigures(
  sums: readonly MomentSums[],
  labels: Labels,
  items: readonly string[],
): PopulationFigures[] {
  const base = labels.smallestBase ?? SMALLEST_BASE;
  const estimate = (people: readonly MomentSums[]) => importanceOf(people, items, base);
  return toPopulationFigures("decision-factors", sums, labels, estimate, (population) => axesOf(population) <= 1);
}

function importanceOf(people: readonly MomentSums[], items: readonly string[], base: number): ItemFigure[] {
  const whole = addMoments(people);
  const nEff = whole.w ** 2 / whole.ww;
  // Suppressed anyway; so few people may all answer the same.
  if (whole.n < base) return items.map((item) => ({ item, value: 0, low: 0, high: 0, n: whole.n, nEff }));
  const folds = Map.groupBy(people, ({ fold }) => fold);
  const shares = sharesOf(whole, items.length);
  const leftOut = [...folds.values()].map((own) => sharesOf(subtract(whole, addMoments(own)), items.length));
  return items.map((item, a) => {
    const value = shares[a] as number;
    const mean = leftOut.reduce((sum, replicate) => sum + (replicate[a] as number), 0) / leftOut.length;
    const squares = leftOut.reduce((sum, replicate) => sum + ((replicate[a] as number) - mean) ** 2, 0);
    const half = STUDENT * Math.sqrt(((FOLDS - 1) / FOLDS) * squares);
    return { item, value, low: Math.max(0, value - half), high: Math.min(1, value + half), n: whole.n, nEff };
  });
}

type Moments = Pick<MomentSums, "n" | "w" | "ww" | "sums">;

function addMoments(parts: readonly Moments[]): Moments {
  const sums = new Array<number>(parts[0]?.sums.length ?? 0).fill(0);
  const total = { n: 0, w: 0, ww: 0, sums };
  for (const part of parts) {
    total.n += part.n;
    total.w += part.w;
    total.ww += part.ww;
    part.sums.forEach((sum, i) => (sums[i] = (sums[i] as number) + sum));
  }
  return total;
}

function subtract(whole: Moments, part: Moments): Moments {
  return {
    n: whole.n - part.n,
    w: whole.w - part.w,
    ww: whole.ww - part.ww,
    sums: whole.sums.map((sum, i) => sum - (part.sums[i] as number)),
  };
}

/** Shares of variance from the moments of the factors (first) and the preference (last). */
function sharesOf({ w, sums }: Moments, factors: number): ArrayLike<number> {
  const variables = factors + 1;
  const mean = (a: number) => (sums[a] as number) / w;
  const productAt = (a: number, b: number) => variables + a * variables - (a * (a - 1)) / 2 + (b - a);
  const covariance = (a: number, b: number) => {
    const [first, second] = a <= b ? [a, b] : [b, a];
    return (sums[productAt(first, second)] as number) / w - mean(a) * mean(b);
  };
  const outcomeVariance = covariance(factors, factors);
  // If everyone answers the same, there is nothing to explain.
  if (!(outcomeVariance > 1e-12)) return new Float64Array(factors);
  const indices = Array.from({ length: factors }, (_, a) => a);
  return relativeImportance({
    predictors: Float64Array.from(indices.flatMap((a) => indices.map((b) => covariance(a, b)))),
    outcome: Float64Array.from(indices, (a) => covariance(a, factors)),
    outcomeVariance,
  }).shares;
}
