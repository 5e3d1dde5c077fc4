import { effectiveN } from "@/lib/statistics/design-effect";
import { scoreOfShares } from "@/lib/statistics/score";
import type { AnswerSums } from "@/lib/study/compute/group-sums";
import { SMALLEST_BASE } from "@/lib/study/study";

/** A score with its parts; below the smallest base all are null except n and n_eff. */
export type ScoredGroup = {
  n: number;
  nEff: number | null;
  score: number | null;
  standardError: number | null;
  environmentShare: number | null;
  socialShare: number | null;
  bothShare: number | null;
};

/** Score, shares and effective n of a group's ratings; suppressed below `base` ratings. */
export function scoreOfSums(sums: AnswerSums, base = SMALLEST_BASE): ScoredGroup {
  const { n, weight } = sums;
  if (n < base) {
    return {
      n,
      nEff: null,
      score: null,
      standardError: null,
      environmentShare: null,
      socialShare: null,
      bothShare: null,
    };
  }
  // Rounded first: everything is computed from the published values.
  const shares = {
    environment: toDecimals(sums.environment / weight, 6),
    social: toDecimals(sums.social / weight, 6),
    both: toDecimals(sums.both / weight, 6),
  };
  const nEff = toDecimals(Math.min(n, effectiveN({ n, sum: weight, sumOfSquares: sums.squaredWeight })), 2);
  const { score, standardError } = scoreOfShares(shares, nEff);
  return {
    n,
    nEff,
    score: toDecimals(score, 4),
    standardError: toDecimals(standardError, 4),
    environmentShare: shares.environment,
    socialShare: shares.social,
    bothShare: shares.both,
  };
}

/** The unrounded score in points, by which brands are ranked. Null below `base` ratings. */
export function unroundedScore({ n, weight, environment, social }: AnswerSums, base = SMALLEST_BASE): number | null {
  return n < base ? null : (100 * (environment + social)) / weight;
}

function toDecimals(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
